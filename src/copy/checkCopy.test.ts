import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { languageInfo, LANGUAGES } from '../contract/languages';
import type { Messages } from '../intl/messages';
import { PUBLIC_KEY, signedCopy, withOtherValue } from '../testing/signedCopy';
import { sanitise } from '../ui/sanitise';
import { checkCopy, type CopyTools } from './checkCopy';
import { showsHtml } from './showsHtml';

const messagesOf = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../i18n/${language}.json`), 'utf8')) as Messages;
const MESSAGES = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]));

const TOOLS: CopyTools = {
  sha256: (text) => createHash('sha256').update(text).digest('base64url'),
  verify: (text, signature, x) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  intlOf: (language) =>
    createIntl({ locale: languageInfo(language).tag, messages: MESSAGES.get(language) ?? {} }),
  shows: (found, html, address) => showsHtml(found, html, address, sanitise),
};

const check = (html: string, keys = [PUBLIC_KEY]) => checkCopy(html, keys, TOOLS);

/** The file with a text replaced where it is shown, or where it is signed. */
function edited(part: 'shown' | 'signed', from: string, to: string): string {
  const html = signedCopy();
  const start = html.indexOf('<script');
  const [shown, signed] = [html.slice(0, start), html.slice(start)];
  const next =
    part === 'shown' ? shown.replace(from, to) + signed : shown + signed.replace(from, to);
  expect(next).not.toBe(html);
  return next;
}

async function changes(html: string) {
  const verdict = await check(html);
  if (verdict.kind !== 'changed') return [verdict.kind];
  return verdict.changes.map(({ what, found, signed }) => [what, found, signed]);
}

test.each(['pl', 'ru'] as const)('a downloaded copy is genuine: %s', async (locale) => {
  const verdict = await check(signedCopy(locale));
  expect(verdict).toMatchObject({
    kind: 'genuine',
    signed: { potwierdzenie: { numer: 'K7PM3XVA', zapisano: '2026-09-01T10:00:00.000Z' } },
  });
});

const NUMBER = 'Numer zgłoszenia';

test.each<[string, string, string, (string | null)[]]>([
  ['a value', '>Testowa<', '>Inna<', ['Nazwisko', 'Inna', 'Testowa']],
  ['a label', '>Nazwisko<', '>Panieńskie<', ['Nazwisko', 'Panieńskie Testowa', 'Testowa']],
  ['a country', '>polskie<', '>niemieckie<', ['Obywatelstwo', 'niemieckie', 'polskie']],
  ['an answer', '>Szkoła testowa<', '>Inna<', ['Pytanie o tekst', 'Inna', 'Szkoła testowa']],
  [
    'a question',
    '>Pytanie o tekst<',
    '>Inne<',
    ['Pytanie o tekst', 'Inne Szkoła testowa', 'Szkoła testowa'],
  ],
  ['a consent', 'Rozdział', 'Ustęp', ['Warunek pierwszy', null, null]],
  ['what was said to it', '>Zgoda wyrażona<', '>Bez zgody<', ['Warunek pierwszy', null, null]],
  ['the number', 'K7PM 3XVA', 'K7PM 3XVC', [NUMBER, expect.stringContaining('3XVC'), 'K7PM 3XVA']],
  [
    'the time',
    '01.09.2026',
    '31.08.2026',
    ['Zapisano', expect.stringContaining('31.08.2026'), '01.09.2026, 12:00'],
  ],
  [
    'the university',
    'Uczelnia "A"',
    'Uczelnia "C"',
    ['Uczelnia', expect.stringContaining('"C"'), 'Uczelnia "A" & B'],
  ],
  [
    'the title',
    '<h1>Kopia zgłoszenia',
    '<h1>Decyzja',
    ['Kopia zgłoszenia', 'Decyzja', 'Kopia zgłoszenia'],
  ],
])('%s that is changed where it is shown is named', async (_what, from, to, expected) => {
  expect(await changes(edited('shown', from, to))).toEqual([expected]);
});

test.each<[string, string, string, string]>([
  ['a field', '"nazwisko":"Testowa"', '"nazwisko":"Inna"', 'Nazwisko (kandydat.nazwisko)'],
  [
    'an address',
    '"miejscowosc":"Przykładowo"',
    '"miejscowosc":"X"',
    'Miejscowość (kandydat.adres.miejscowosc)',
  ],
  ['a consent', 'Treść', 'Brak', 'Warunek pierwszy (warunkiRekrutacyjne.0.trescWarunkow)'],
  [
    'an answer',
    'Szkoła testowa',
    'X',
    'Formularz pierwszy (definicjeFormularzy.0.pozycjeFormularza)',
  ],
  ['the programme', '"Kierunek A"', '"Kierunek B"', 'wybranyNabor.kierunekSpecjalnosc.kierunek'],
  ['the number', '"K7PM3XVA"', '"K7PM3XVC"', 'Numer zgłoszenia (numer)'],
  ['the time', '09-01T10', '09-02T10', 'Zapisano (zapisano)'],
  ['the name of a country', '"nazwa":"Polska"', '"nazwa":"X"', 'teksty.kraje.0'],
])('%s that is changed where it is signed is named', async (_what, from, to, expected) => {
  const found = await changes(edited('signed', from, to));
  expect(found.map(([what]) => what)).toEqual([expected]);
});

const END = '</tbody></table></article>';
const IN_FRONT = '<tr data-line="true"><th scope="row">Imię';

test.each([
  ['an element over the table', '<article', '<div style="position:fixed">X</div><article', 'div'],
  ['a hidden row', IN_FRONT, IN_FRONT.replace('<tr', '<tr hidden=""'), 'tr hidden'],
  ['a script', '<title>', '<script>x()</script><title>', '<script>'],
  ['another character set', 'utf-8', 'utf-7', 'utf-7'],
  ['a text in front', '<body>', '<body>X', 'X'],
  ['a row too many', END, `<tr><th scope="row">A</th><td>B</td></tr>${END}`, 'A B'],
  ['a row too many of the same kind', END, `<tr data-line="true"><td>B</td></tr>${END}`, 'Podpis'],
  [
    'a text behind the table',
    END,
    `${END.slice(0, 16)}<p>Decyzja: przyjęty</p></article>`,
    'przyj',
  ],
  ['a caption', '<table>', '<table><caption>Przyjęty</caption>', 'caption'],
  ['a row in a language', IN_FRONT, `<tr lang="pl"><th>Średnia</th></tr>${IN_FRONT}`, 'tr lang'],
  ['an unclosed row', IN_FRONT, `<tr><th>X</th><td>Y</td>${IN_FRONT}`, 'X Y'],
  ['a second table', END, `${END.slice(0, 16)}<table lang="pl"></table></article>`, 'table lang'],
  ['an element that hides a value', '>Testowa<', '><title>Testowa</title><', 'title'],
  ['a digit as an entity', '>44051401359<', '>4405140135&#57;<', '4405140135&#57;'],
  [
    'a second receipt',
    '<tr data-rec',
    '<tr data-receipt="true"><td>Przyjęty</td></tr><tr data-rec',
    'P',
  ],
  ['another key', `klucz ${PUBLIC_KEY.slice(0, 3)}`, 'klucz ___', 'klucz ___'],
])('%s is found', async (_what, from, to, expected) => {
  expect(JSON.stringify(await changes(edited('shown', from, to)))).toContain(expected);
});

test.each([
  ['a sum', '15,00 zł', '1500 zł'],
  ['an address', '15,00 zł', '15,00 zł (https:x)'],
  ['another address', '(https://a.example/)', '(https://b.example/)'],
  ['a digit as an entity', '15,00', '15,0&#48;'],
  ['a direction of writing', '15,00', '\u202e15,00'],
  ['an order', 'Rozdział</h4>', 'Roz</h4><table>dział</table>'],
  ['the end of its row', 'Rozdział</h4>', 'Rozdział</h4></div></td></tr>'],
])('%s that is changed in a consent is found', async (_what, from, to) => {
  expect(await changes(edited('shown', from, to))).toEqual([['Warunek pierwszy', null, null]]);
});

test.each([
  ['an address in brackets', '<p>(<u>https://a.example/r</u>)</p>'],
  ['a link in brackets', '(<a href="https://a.example/r">https://a.example/r</a>)'],
  ['a link to a path', '<a href="/r">regulamin</a>'],
  [
    'what Word writes',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Tak</p>',
  ],
  ['signs', '<p>☐ ½ % &lt; 5 − 3 &amp; "x"\u200b</p><ul><li>a<li>b</ul>'],
])('a copy with %s is genuine', async (_what, text) => {
  expect((await check(signedCopy('pl', { text }))).kind).toBe('genuine');
});

test('a copy that was made without the sanitiser is genuine', async () => {
  const html = signedCopy('pl', { clean: null });
  expect(html).toContain('zg&amp;oacute;d');
  expect((await check(html)).kind).toBe('genuine');
  expect((await check(html.replace('15,00 zł', '1500 zł'))).kind).toBe('changed');
});

test.each<[string, (html: string) => string, string]>([
  ['without a receipt', (html) => html.replace(/<script[^]*<\/script>/, ''), 'unsigned'],
  ['with another signature', (html) => withOtherValue(html, '"podpis":"'), 'damaged'],
  ['with another fingerprint', (html) => withOtherValue(html, '"odciski":{"numer":"'), 'damaged'],
  ['with a receipt that is none', (html) => html.replace('"odciski"', '"x"'), 'damaged'],
  [
    'with data of another version',
    (html) => html.replace('"wydanieEls":', '"nowe":1,"wydanieEls":'),
    'otherVersion',
  ],
  [
    'with such data and another signature',
    (html) => withOtherValue(html.replace('"wydanieEls":', '"nowe":1,"wydanieEls":'), '"podpis":"'),
    'damaged',
  ],
  ['that is another page', () => '<!DOCTYPE html><p>ApplicationCopy</p>', 'notACopy'],
])('a file %s', async (_what, edit, kind) => {
  expect((await check(edit(signedCopy()))).kind).toBe(kind);
});

test('a key that is not listed is unknown; an earlier one is listed beside the present one', async () => {
  const other = 'A'.repeat(43);
  expect((await check(signedCopy(), [other])).kind).toBe('unknownKey');
  expect((await check(signedCopy(), [other, PUBLIC_KEY])).kind).toBe('genuine');
});
