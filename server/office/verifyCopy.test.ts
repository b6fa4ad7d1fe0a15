import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { shownData } from '../../src/copy/copyFields';
import { copySections } from '../../src/copy/copySections';
import type { Receipt } from '../../src/contract/receipt';
import { savedAtText } from '../../src/domain/applicationCopy';
import { shownReference } from '../../src/domain/referenceNumber';
import { publicKeyOf } from '../receipts/receiptKey';
import { signReceipt } from '../receipts/signReceipt';
import { testSubmission } from '../testing/storeApplication';
import { testApplication } from '../testing/testApplication';
import { testServer } from '../testing/testServer';
import { readCatalogue } from '../catalogue/readCatalogue';
import { verifyCopy } from './verifyCopy';

const { privateKey } = generateKeyPairSync('ed25519');
const KEYS = [publicKeyOf(privateKey)];
const APPLICATION = testApplication();

let directory: string;
let receipt: Receipt;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'verify-'));
  const server = await testServer();
  const row = { ...testSubmission('id').row, reference: 'K7PM3XVA' };
  const institution = { key: privateKey, institution: 'Uczelnia', poland: 'PL' };
  receipt = signReceipt(row, await readCatalogue(server.database), institution);
  await server.close();
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;');

/** The downloaded copy, as a browser writes it (src/copy/copyFile.tsx). */
function copy(): string {
  const intl = createIntl({ locale: 'pl', messages: pl });
  const say = (id: keyof typeof pl) => escaped(intl.formatMessage({ id }));
  const sections = copySections(intl, APPLICATION, shownData(receipt.teksty)).map(
    ({ title, items }) =>
      `<tr data-title="true"><td colspan="2"><h2>${escaped(title)}</h2></td></tr>` +
      items
        .map((item) => {
          if (item.kind === 'line') {
            return `<tr><th scope="row">${escaped(item.label)}</th><td>${escaped(item.value)}</td></tr>`;
          }
          const body =
            item.body === null ? '' : 'html' in item.body ? item.body.html : item.body.plain;
          const texts = [item.title, item.answer].map((text) => `<p>${escaped(text ?? '')}</p>`);
          return `<tr data-text="true"><td colspan="2">${texts.join('')}<div>${body}</div></td></tr>`;
        })
        .join(''),
  );
  const signed = JSON.stringify({ zgloszenie: APPLICATION, potwierdzenie: receipt });
  return (
    `<!DOCTYPE html><html lang="pl"><head><title>x</title><style>td {}</style></head><body>` +
    `<article class="ApplicationCopy" lang="pl"><h1>${say('zakonczenie.kopia.tytul')}</h1><table><thead><tr><td>` +
    `<strong>Uczelnia</strong> · ${say('zakonczenie.numer')} <strong>${shownReference(receipt.numer)}</strong> · ` +
    `${say('zakonczenie.zapisano')} <time>${savedAtText(receipt.zapisano)}</time></td></tr></thead><tbody>${sections.join('')}` +
    `<tr data-signature="true"><td>${say('zakonczenie.kopia.miejscowosc_data')} ${say('zakonczenie.kopia.podpis')}</td></tr>` +
    `</tbody></table></article><script type="application/json" id="potwierdzenie">` +
    `${signed.replaceAll('<', '\\u003c')}</script></body></html>`
  );
}

function run(html: string, keys = KEYS): Promise<string> {
  const file = join(directory, 'kopia.html');
  writeFileSync(file, html);
  return verifyCopy(file, keys).catch((error: unknown) => String(error));
}

test('a genuine copy has its number and its time', async () => {
  expect(await run(copy())).toBe('Genuine: K7PM 3XVA, stored at 2026-09-01T10:00:00.000Z.');
});

test.each<[string, (html: string) => string, string]>([
  [
    'a field that is shown',
    (html) => html.replace('>Pawia<', '>Lipowa<'),
    'Changed:\n  Ulica: in the file "Lipowa", signed "Pawia"',
  ],
  [
    'a field that is signed',
    (html) => html.replace('"nazwisko":"Osoba-Próbna"', '"nazwisko":"Inna"'),
    'Changed:\n  Nazwisko (kandydat.nazwisko): in the file "Inna"',
  ],
  [
    'the signature',
    // Any first character, also "_", becomes another one.
    (html) => html.replace(/(?<="podpis":")./, (first) => (first === '_' ? 'A' : '_')),
    'The signature is damaged',
  ],
  ['the receipt', (html) => html.replace(/<script[^]*<\/script>/, ''), 'No signature'],
  ['everything', () => '<p>', 'Not a copy of an application'],
])('%s that is changed is named', async (_what, edit, expected) => {
  expect(await run(edit(copy()))).toContain(expected);
});

test('a key that is not listed is unknown', async () => {
  expect(await run(copy(), ['A'.repeat(43)])).toContain('Unknown key');
});

test('labels without placeholders need no formatting', () => {
  const intl = createIntl({ locale: 'en', messages: eng });
  const labels = Object.entries(eng).filter(
    ([id, text]) => /^(podsumowanie|zakonczenie)/.test(id) && !/[{<]/.test(text),
  );
  for (const [id, text] of labels) expect(intl.formatMessage({ id })).toBe(text);
});
