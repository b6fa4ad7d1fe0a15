import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { expectedPieces } from '../../src/copy/expectedPieces';
import type { SignedApplication } from '../../src/contract/receipt';
import { applicationRow } from '../applications/applicationRow';
import { publicKeyOf } from '../receipts/receiptKey';
import { signReceipt } from '../receipts/signReceipt';
import { testApplication } from '../testing/testApplication';
import { testServer } from '../testing/testServer';
import type { Catalogue } from '../catalogue/catalogue';
import { readCatalogue } from '../catalogue/readCatalogue';
import { verifyCopy } from './verifyCopy';

const { privateKey } = generateKeyPairSync('ed25519');
const KEYS = [publicKeyOf(privateKey)];

let directory: string;
let catalogue: Catalogue;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'verify-'));
  const server = await testServer();
  catalogue = await readCatalogue(server.database);
  await server.close();
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** An application whose texts of the institution are all this HTML, with its receipt. */
function signedWith(text: string): SignedApplication {
  const sent = testApplication();
  const zgloszenie = {
    ...sent,
    warunkiRekrutacyjne: sent.warunkiRekrutacyjne.map((one) => ({ ...one, trescWarunkow: text })),
    definicjeFormularzy: sent.definicjeFormularzy.map((one) => ({ ...one, informacja: text })),
  };
  const row = applicationRow(zgloszenie, {
    id: 'id',
    reference: 'K7PM3XVA',
    createdAt: '2026-09-01T10:00:00.000Z',
    suspected: null,
    attribution: null,
  });
  const signer = { key: privateKey, institution: 'Uczelnia', poland: 'PL' };
  return { zgloszenie, potwierdzenie: signReceipt(row, catalogue, signer) };
}

/** The downloaded copy, with the texts as a browser writes them. */
function copy(shown = '<p>Treść</p>', text = '<p>Treść</p>'): string {
  const signed = signedWith(text);
  const intl = createIntl({ locale: 'pl', messages: pl });
  const content = { locale: 'pl', address: 'https://uczelnia.example/sprawdz' };
  const html = expectedPieces(intl, signed, content, () => false)
    .map((piece) => piece.html.replace('<>', () => `<div>${shown}</div>`))
    .join('');
  const json = JSON.stringify(signed).replaceAll('<', '\\u003c');
  return html.replace('</script>', () => `${json}</script>`);
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

/** HTML of the institution, and what a browser writes in the file (src/copy/checkCopy.test.ts). */
const TEXTS: readonly [string, string, string][] = [
  [
    'an address in brackets',
    '<p>(<u>https://a.example/r</u>)</p>',
    '<p>(<u>https://a.example/r</u>)</p>',
  ],
  [
    'a link in brackets',
    '(<a href="https://a.example/r">https://a.example/r</a>)',
    '(https://a.example/r)',
  ],
  [
    'links',
    "<a href='/r'>regu<b>lamin</b></a> <a href=https://b.example>b</a> <a href='mailto:x@b'>c</a>",
    'regu<b>lamin</b> (https://uczelnia.example/r) b (https://b.example/) c',
  ],
  [
    'what Word writes',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p{}</style><p>Tak</p>',
    '<p>Tak</p>',
  ],
  [
    'what the sanitiser removes',
    '<form>a &oacute;<svg><text>b</text></svg><img src=x alt="&amp; c"></form>',
    'a ó&amp; c',
  ],
];

test.each(TEXTS)('a copy with %s is genuine', async (_what, html, shown) => {
  expect(await run(copy(shown, html))).toContain('Genuine');
});

test.each([
  ['another word', 'Treść 15,00 zł'],
  ['another address', '<p>Treść (https://a.example/)</p>'],
  ['an element', '<p hidden="">Treść</p>'],
  ['words in another order', '<p>T</p><table><tr><td>r</td></tr>eść</table>'],
])('a consent with %s is changed', async (_what, shown) => {
  expect(await run(copy(shown))).toContain('Changed:\n  ');
});

test('a text behind the table is changed', async () => {
  const html = copy().replace('</table>', '</table><p>Przyjęty</p>');
  expect(await run(html)).toContain('Przyjęty');
});

test('what a file contains cannot steer the terminal', async () => {
  const html = copy().replace('</table>', '</table><p>\u001B[2J\u009B1A\u202EGenuine</p>');
  const said = await run(html);
  expect(said).toContain('Genuine');
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
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
