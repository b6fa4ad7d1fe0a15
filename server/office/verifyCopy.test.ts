import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import type { SignedApplication } from '../../src/contract/receipt';
import { LARGEST_COPY } from '../../src/copy/checkCopy';
import { SIGNED_END, SIGNED_START } from '../../src/copy/copyPage';
import { copyText } from '../../src/copy/copyText';
import { applicationRow } from '../applications/applicationRow';
import type { Catalogue } from '../catalogue/catalogue';
import { readCatalogue } from '../catalogue/catalogueSource';
import { publicKeyOf } from '../receipts/receiptKey';
import { signReceipt } from '../receipts/signReceipt';
import { testApplication } from '../testing/testApplication';
import { testServer } from '../testing/testServer';
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
    created_at: '2026-09-01T10:00:00.000Z',
    suspected: null,
    attribution: null,
  });
  const signer = { key: privateKey, institution: 'Uczelnia', poland: 'PL' };
  return { zgloszenie, potwierdzenie: signReceipt(row, catalogue, signer) };
}

/** A downloaded copy, with the texts as a browser writes them. */
function copy(shown = '<p>Treść</p>', text = '<p>Treść</p>'): string {
  const signed = signedWith(text);
  const rows = copyText(createIntl({ locale: 'pl', messages: pl }), signed, () => shown);
  const table = rows.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join('');
  const json = JSON.stringify(signed).replaceAll('<', '\\u003c');
  const article = `<article class="ApplicationCopy"><table>${table}</table></article>`;
  return `<!DOCTYPE html><html><body>${article}${SIGNED_START}${json}${SIGNED_END}</body></html>`;
}

function run(html: string, keys = KEYS): Promise<string> {
  const file = join(directory, 'kopia.html');
  writeFileSync(file, html);
  return verifyCopy(file, keys).catch((error: unknown) => String(error));
}

test('a genuine copy has its number, its time and what was signed', async () => {
  const said = await run(copy('<p>Jeden</p>\n\n<p>Dwa</p>', '<p>Jeden</p>\n\n<p>Dwa</p>'));
  expect(said).toMatch(
    /^Genuine: K7PM 3XVA, stored at 2026-09-01T10:00:00.000Z.\n\nKopia zgłoszenia\n/,
  );
  expect(said).toContain('\nUlica: Pawia\n');
  expect(said).toContain('\nDodatkowe pytania: Jeden Dwa\n');
  const [key = ''] = KEYS;
  expect(said).toMatch(new RegExp(`\\(klucz ${key.slice(0, 8)}, podpis [\\w-]{16}\\)`));
});

test('a copy of an earlier release is never changed', async () => {
  const html = readFileSync(join(__dirname, '../../src/testing/copies/2026-11.html'), 'utf8');
  const said = await run(html, ['b-7U_pIdwqJ454rwhrDPihnUeovtGXxLBO6yk-_Csr0']);
  expect(said).toMatch(/^(Genuine|The signed data is genuine): K7PM 3XVA/);
  expect(said).toContain('\nNazwisko: Testowa\n');
});

test('another text in the file is noted, and what was signed is printed', async () => {
  const said = await run(copy().replace('>Pawia<', '>Lipowa<'));
  expect(said).toMatch(/^The signed data is genuine: K7PM 3XVA[^\n]*\nThe file shows another text/);
  expect(said).toContain('\nUlica: Pawia\n');
  expect(said).not.toContain('Lipowa');
});

test.each<[string, (html: string) => string, string]>([
  [
    'a field',
    (html) => html.replace('"nazwisko":"Osoba-Próbna"', '"nazwisko":"Inna"'),
    'Changed:\n  kandydat.nazwisko',
  ],
  [
    'the signature',
    // Any first character, also "_", becomes another one.
    (html) => html.replace(/(?<="podpis":")./, (first) => (first === '_' ? 'A' : '_')),
    'The signature is damaged',
  ],
  ['the data', (html) => html.replace(/<script[^]*<\/script>/, ''), 'No signature'],
  ['everything', () => '<p>', 'Not a copy of an application'],
  ['the size', (html) => html + ' '.repeat(LARGEST_COPY), 'Not a copy of an application'],
])('%s that is changed is refused', async (_what, edit, expected) => {
  expect(await run(edit(copy()))).toContain(`Error: ${expected}`);
});

/** HTML of the institution, and what a browser writes in the file. */
const TEXTS: readonly [string, string, string][] = [
  [
    'an address in brackets',
    '<p>(<u>https://a.example/r</u>)</p>',
    '<p>(<u>https://a.example/r</u>)</p>',
  ],
  [
    'links',
    "<a href='/r'>regu<b>lamin</b></a> <a href=https://b.example>b</a>, <a href='mailto:x@b'>c</a>",
    'regu<b>lamin</b> (https://uczelnia.example/r) b (https://b.example/), c',
  ],
  [
    'what Word writes',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p{}</style><p>Tak</p>\n',
    '<p>Tak</p>',
  ],
  [
    'what the sanitiser removes',
    '<form>a &oacute;<img src=x alt="&amp; c"></form><script>x</script>',
    'a ó&amp; c',
  ],
];

test.each(TEXTS)('a copy with %s is genuine', async (_what, html, shown) => {
  expect(await run(copy(shown, html))).toMatch(/^Genuine/);
});

test.each([
  ['another word', 'Treść 15,00 zł'],
  ['words in another order', '<p>T</p><table><tr><td>r</td></tr>eść</table>'],
  ['more elements than an application can have', `${'<br>'.repeat(20_000)}Treść`],
  ['elements nested deeper than the stack', `${'<div>'.repeat(19_000)}Treść`],
])('a consent with %s is another text', async (_what, shown) => {
  expect(await run(copy(shown))).toMatch(/^The signed data is genuine/);
});

test('what a file contains cannot steer the terminal', async () => {
  const html = copy().replace('"kandydat":{', '"kandydat":{"\u009B1A\u202EGenuine":1,');
  const said = await run(html);
  expect(said).toContain('Genuine');
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('a key that is not listed is unknown', async () => {
  expect(await run(copy(), ['A'.repeat(43)])).toContain('Unknown key');
});

test('without a key nothing can be verified', async () => {
  expect(await run(copy(), [])).toContain('no key');
});

test('labels without placeholders need no formatting', () => {
  const intl = createIntl({ locale: 'en', messages: eng });
  const labels = Object.entries(eng).filter(
    ([id, text]) => /^(podsumowanie|zakonczenie)/.test(id) && !/[{<]/.test(text),
  );
  for (const [id, text] of labels) expect(intl.formatMessage({ id })).toBe(text);
});
