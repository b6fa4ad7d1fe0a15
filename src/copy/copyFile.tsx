import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './copy.css?text';
import { SIGNED_ID } from './readCopy';
import { CopyDocument, type CopyIdentity, type Sanitise, type SentCopy } from './CopyDocument';

export interface CopyFile {
  /** With the reference number and without a name. */
  name: string;
  html: string;
}

/** In the file alone: the page of a browser, on a phone and on a desktop. */
const PAGE = `
:root { color: #15242b; background: #fff; }
body { max-width: 46rem; margin: 0 auto; padding: 20px 16px; }
@media print { body { max-width: none; padding: 0; } }
`;

/** The text of an element with this content, which the browser escapes. */
function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): string {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made.outerHTML;
}

/** The word in front of the page number, for `copy.css`: a CSS string. */
export function pageWord({ intl }: SentCopy): string {
  return JSON.stringify(intl.formatMessage({ id: 'zakonczenie.kopia.strona' }));
}

/** What was signed, for `checkCopy`; no text in it ends the element. */
function signedBlock({ signed }: SentCopy): string {
  if (signed === null) return '';
  const json = JSON.stringify(signed).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SIGNED_ID}">${json}</script>`;
}

/** The copy as one HTML file: without scripts and without references to anything else. */
export function copyFile(
  copy: SentCopy,
  identity: CopyIdentity,
  sanitise: Sanitise | null,
): CopyFile {
  const { intl } = copy;
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => {
    root.render(<CopyDocument {...copy} identity={identity} sanitise={sanitise} level={1} />);
  });
  const body = box.innerHTML;
  root.unmount();
  const title = `${intl.formatMessage({ id: 'zakonczenie.kopia.tytul' })} ${identity.reference}`;
  const style = `${styles}${PAGE}:root { --copy-page: ${pageWord(copy)}; }`;
  const html = [
    '<!DOCTYPE html>',
    element('html', { lang: intl.locale }).replace('</html>', '<head>'),
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, title),
    `<style>${style}</style>`,
    '</head>',
    `<body>${body}${signedBlock(copy)}</body>`,
    '</html>\n',
  ].join('\n');
  return { name: `rekrutacja-${identity.reference}.html`, html };
}
