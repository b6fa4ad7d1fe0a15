/** Id of the element with what was signed (`signedApplicationSchema`). */
export const SIGNED_ID = 'potwierdzenie';

/** A row of the copy: the name of its data attribute, or "" of a label and its value. */
export interface CopyRow {
  kind: string;
  text: string;
}

/** What a file with a copy of an application contains. */
export interface CopyContent {
  /** BCP 47. */
  locale: string;
  heading: string;
  /** Of the table, its head first. */
  rows: readonly CopyRow[];
  /** JSON; null where nothing is signed. */
  signed: string | null;
  /** Elements and texts that no copy has, as they are written. */
  foreign: readonly string[];
}

const ARTICLE = /<article class="ApplicationCopy" lang="([\w-]+)">([^]*?)<\/article>/;
const SIGNED = new RegExp(`<script type="application/json" id="${SIGNED_ID}">([^<]*)</script>`);

/** Elements whose text is no part of the page. */
const HIDDEN = /<(title|style)>[^<]*<\/\1>/g;

const ELEMENTS =
  'html|head|meta|title|body|article|h[1-6]|table|caption|thead|tbody|tfoot|tr|th|td|strong|span|p|br|b|em|i|u|ul|ol|li|blockquote|hr|div|time';
const ATTRIBUTES = 'lang|charset|name|content|scope|colspan|rowspan|datetime|data-[a-z]+';
const ALLOWED = new RegExp(
  `^(<!DOCTYPE html>|<\\/?(${ELEMENTS})( (${ATTRIBUTES})="[^"]*"| class="ApplicationCopy")*>)$`,
);

const TAG = /<[^>]*>?/g;
const ROW = /^<tr(?: data-([a-z]+)="[^"]*")?>$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of HTML that a browser has serialised, with single spaces. */
function textOf(html: string): string {
  const text = html.replace(TAG, ' ').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
  return oneLine(text);
}

/** A text with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The rows of the outermost table: the texts of the institution may contain tables. */
function rowsOf(html: string): CopyRow[] {
  const rows: CopyRow[] = [];
  let depth = 0;
  let open: { kind: string; start: number } | null = null;
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    if (tag === '<table>') depth += 1;
    else if (tag === '</table>') depth -= 1;
    else if (depth === 1 && tag === '</tr>' && open !== null) {
      rows.push({ kind: open.kind, text: textOf(html.slice(open.start, index)) });
      open = null;
    } else if (depth === 1 && ROW.test(tag)) {
      open = { kind: ROW.exec(tag)?.[1] ?? '', start: index + tag.length };
    }
  }
  return rows;
}

/**
 * Reads a downloaded copy, without a browser. Strict: what `copyFile` never writes is foreign, so that nothing can be
 * laid over the table or hidden in it.
 *
 * @returns null where it is no copy
 */
export function readCopy(html: string): CopyContent | null {
  const [whole = '', locale = '', article = ''] = ARTICLE.exec(html) ?? [];
  if (whole === '') return null;
  const outside = html.replace(whole, '').replace(SIGNED, '').replace(HIDDEN, '');
  const tags = Array.from(`${outside}${article}`.matchAll(TAG), ([tag]) => tag);
  const text = textOf(outside);
  return {
    locale,
    heading: textOf(article.slice(0, Math.max(article.indexOf('<table>'), 0))),
    rows: rowsOf(article),
    signed: SIGNED.exec(html)?.[1] ?? null,
    foreign: [...tags.filter((tag) => !ALLOWED.test(tag)), ...(text === '' ? [] : [text])],
  };
}
