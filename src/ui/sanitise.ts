import DOMPurify, { type Config } from 'dompurify';
import { PART_ATTRIBUTES, type Reader, removePartsOfOthers } from './partsForReader';

const text = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'hr'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const table = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'datetime'];

/** Elements that only group what belongs to a part; only their content stays. */
const groups = ['div', 'span'];

const config = {
  ALLOWED_TAGS: [...text, ...headings, ...table, ...groups, 'a', 'img', 'time'],
  ALLOWED_ATTR: [...attributes, ...PART_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...PART_ATTRIBUTES],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Sanitises a server's HTML: no scripts, styles, forms, frames, ids or names. Links must be http(s) and open in a new
 * tab; images must be of the site's own origin.
 *
 * @param headingsFrom level of the highest heading; the others are relative to it, at most the sixth
 * @param reader for whom the parts of the text are chosen
 * @returns nodes to append to the page, so that no HTML text passes through `innerHTML` again
 */
export function sanitise(
  html: string,
  headingsFrom: number,
  reader: Reader = {},
): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, config);
  removePartsOfOthers(fragment, reader);
  fragment
    .querySelectorAll(groups.join())
    .forEach((group) => group.replaceWith(...group.childNodes));
  fragment.querySelectorAll('a').forEach(guardLink);
  fragment.querySelectorAll('img').forEach(guardPicture);
  shiftHeadings(fragment, headingsFrom);
  return fragment;
}

function guardLink(link: HTMLAnchorElement): void {
  if (link.protocol === 'http:' || link.protocol === 'https:') {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.replaceWith(...link.childNodes);
  }
}

function guardPicture(picture: HTMLImageElement): void {
  const own = picture.src.startsWith(`${window.location.origin}/`);
  if (!own) picture.replaceWith(picture.alt);
}

function shiftHeadings(fragment: DocumentFragment, from: number): void {
  const found = [...fragment.querySelectorAll(headings.join())];
  const level = (heading: Element) => Number(heading.tagName.slice(1));
  const shift = from - Math.min(...found.map(level));
  if (shift === 0) return;
  for (const heading of found) {
    const moved = document.createElement(`h${Math.min(level(heading) + shift, 6)}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}
