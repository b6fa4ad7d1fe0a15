import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './copy.css?text';
import { CopyDocument, type CopyIdentity, type SentCopy } from './CopyDocument';

/** In the file alone: the page of a browser, on a phone and on a desktop. */
const PAGE = `
:root { color: #15242b; background: #fff; }
body { max-width: 46rem; margin: 0 auto; padding: 20px 16px; }
@media print { body { max-width: none; padding: 0; } }
`;

/** The copy as one HTML file without scripts and references. Its name has the reference number and not the person's. */
export function copyFile(copy: SentCopy, identity: CopyIdentity) {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => {
    root.render(<CopyDocument {...copy} identity={identity} level={1} />);
  });
  const article = box.innerHTML;
  root.unmount();
  const title = copy.intl.formatMessage({ id: 'zakonczenie.kopia.tytul' });
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${copy.intl.locale}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A PESEL is no phone number.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${title} ${identity.reference}</title>`,
    `<style>${styles}${PAGE}</style>`,
    '</head>',
    `<body>${article}</body>`,
    '</html>\n',
  ].join('\n');
  return { name: `rekrutacja-${identity.reference}.html`, html };
}
