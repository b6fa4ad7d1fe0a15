import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

const text = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'hr'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const table = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const config = {
  ALLOWED_TAGS: [...text, ...headings, ...table, 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Takes everything out of a server's HTML that is not text: no scripts, styles, forms, frames, ids or names. Links go
 * to http(s) addresses only and open beside the page; pictures come from the site's own origin.
 *
 * @param headingsFrom level that the highest heading gets; the others follow it, down to the sixth
 * @returns nodes to be put into the page as they are, so that no HTML text passes through `innerHTML` again
 */
export function sanitise(html: string, headingsFrom: number): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, config);
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
