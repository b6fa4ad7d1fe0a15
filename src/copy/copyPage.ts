import type { Receipt } from '../contract/receipt';

/** Around what was signed (`signedApplicationSchema`) as JSON. */
export const SIGNED_START = '<script type="application/json" id="potwierdzenie">';
export const SIGNED_END = '</script>';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

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
  styles: string;
  article: string;
  /** JSON; null where nothing is signed. */
  signed: string | null;
}

export function copyPage({ locale, title, styles, article, signed }: CopyPage): string {
  const block = signed === null ? '' : `${SIGNED_START}${signed}${SIGNED_END}`;
  return [
    '<!DOCTYPE html>',
    `<html lang="${locale}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A PESEL is no phone number.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escaped(title)}</title>`,
    `<style>${styles}</style>`,
    '</head>',
    `<body>${article}${block}</body>`,
    '</html>\n',
  ].join('\n');
}
