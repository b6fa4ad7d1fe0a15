import type { Receipt } from '../contract/receipt';

/** Id of the element with what was signed (`signedApplicationSchema`). */
export const SIGNED_ID = 'potwierdzenie';

/** A text as browsers write it in HTML; its non-breaking spaces count as white space. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The title of the file, in the words of its language. */
export const copyTitle = (title: string, reference: string) => `${title} ${reference}`;

/** Of the key and the signature, so many characters are enough to tell them apart. */
const KEY_SHOWN = 8;
const SIGNATURE_SHOWN = 16;

/** The values in "zakonczenie.kopia.poswiadczenie". */
export function receiptValues({ klucz, podpis }: Receipt, address: string) {
  return {
    klucz: klucz.slice(0, KEY_SHOWN),
    podpis: podpis.slice(0, SIGNATURE_SHOWN),
    adres: address,
  };
}

interface CopyPage {
  /** BCP 47. */
  locale: string;
  title: string;
  /** A style sheet. */
  styles: string;
  article: string;
  /** JSON; null where nothing is signed. */
  signed: string | null;
}

/** The file of a copy. `checkCopy` compares files with it, so that a file contains nothing else. */
export function copyPage({ locale, title, styles, article, signed }: CopyPage): string {
  const block =
    signed === null ? '' : `<script type="application/json" id="${SIGNED_ID}">${signed}</script>`;
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${styles}</style>`,
    '</head>',
    `<body>${article}${block}</body>`,
    '</html>\n',
  ].join('\n');
}

/** The text of HTML without its markup, where it cannot be sanitised. */
export function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}
