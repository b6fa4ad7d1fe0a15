function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface CopyPage {
  /** BCP 47. */
  locale: string;
  title: string;
  styles: string;
  article: string;
}

export function copyPage({ locale, title, styles, article }: CopyPage): string {
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
    `<body>${article}</body>`,
    '</html>\n',
  ].join('\n');
}
