import { SIGNED_ID } from './copyPage';

/** What a file with a copy of an application contains. */
export interface CopyContent {
  /** BCP 47. */
  locale: string;
  /** JSON; null where nothing is signed. */
  signed: string | null;
  /** Of the page that checks copies; "" where there is none. */
  address: string;
  pieces: readonly string[];
}

const ARTICLE = /<article class="ApplicationCopy" lang="([\w-]+)">/;
const SIGNED = new RegExp(
  `(<script type="application/json" id="${SIGNED_ID}">)([^<]*)(?=</script>)`,
);
const ADDRESS = /<tr data-receipt="true">[^]*?(https?:\/\/[^\s<>]*[^\s<>.])/;
const STYLES = /(<style>)[^<]*(?=<\/style>)/;

/** In front of the article, and of the parts of the table that CopyDocument marks with data attributes. */
const STARTS = /(?=<article|<(?:tr|span)[^<>]* data-)/;

const TAG = /<[^>]*>?/g;

/** A text with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** HTML that a browser has written, with single spaces. */
export function oneLineHtml(html: string): string {
  return oneLine(html.replaceAll('&nbsp;', ' '));
}

/** The text of HTML that a browser has written. */
export function textOf(html: string): string {
  const text = html.replace(TAG, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return oneLine(text.replaceAll('&amp;', '&'));
}

export function tagsOf(html: string): readonly string[] {
  return html.match(TAG) ?? [];
}

/** All of a file in pieces, except its style sheet and what was signed. */
export function piecesOf(html: string): readonly string[] {
  return oneLineHtml(html.replace(STYLES, '$1').replace(SIGNED, '$1')).split(STARTS);
}

/**
 * Reads a downloaded copy, without a browser.
 *
 * @returns null where it is no copy
 */
export function readCopy(html: string): CopyContent | null {
  const locale = ARTICLE.exec(html)?.[1];
  if (locale === undefined) return null;
  return {
    locale,
    signed: SIGNED.exec(html)?.[2] ?? null,
    address: ADDRESS.exec(html)?.[1] ?? '',
    pieces: piecesOf(html),
  };
}
