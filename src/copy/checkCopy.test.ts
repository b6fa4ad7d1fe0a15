import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_TOOLS } from '../testing/copyTools';
import { PUBLIC_KEY, signedCopy, withOtherValue } from '../testing/signedCopy';
import { checkCopy } from './checkCopy';
import { SIGNED_END, SIGNED_START } from './copyPage';

const check = (html: string, keys = [PUBLIC_KEY]) => checkCopy(html, keys, COPY_TOOLS);
const kindOf = async (html: string) => (await check(html)).kind;

/** A file, in front of what was signed and with it. */
function halves(html = signedCopy()): [string, string] {
  const start = html.indexOf(SIGNED_START);
  return [html.slice(0, start), html.slice(start)];
}

function replaced(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

/** The file with a text replaced where it is shown, or where it is signed. */
function edited(part: 'shown' | 'signed', from: string, to: string): string {
  const [shown, signed] = halves();
  return part === 'shown' ? replaced(shown, from, to) + signed : shown + replaced(signed, from, to);
}

type Json = Record<string, unknown>;
type Data = Record<'zgloszenie' | 'potwierdzenie', Json>;

/** The file with other data. */
function withData(edit: (data: Data) => void): string {
  const [shown, signed] = halves();
  const json = signed.slice(SIGNED_START.length, signed.indexOf(SIGNED_END));
  const data = JSON.parse(json) as Data;
  edit(data);
  return shown + signed.replace(json, () => JSON.stringify(data).replaceAll('<', '\\u003c'));
}

async function changedPaths(html: string): Promise<readonly string[]> {
  const verdict = await check(html);
  return verdict.kind === 'changed' ? verdict.paths : [verdict.kind];
}

test.each(['pl', 'ru'] as const)('a downloaded copy is genuine: %s', async (locale) => {
  const verdict = await check(signedCopy(locale));
  expect(verdict).toMatchObject({
    kind: 'genuine',
    signed: { potwierdzenie: { numer: 'K7PM3XVA', zapisano: '2026-09-01T10:00:00.000Z' } },
  });
});

test('a copy of an earlier release is never changed', async () => {
  const html = readFileSync(join(__dirname, '../testing/copies/2026-11.html'), 'utf8');
  const verdict = await check(html, ['b-7U_pIdwqJ454rwhrDPihnUeovtGXxLBO6yk-_Csr0']);
  expect(['genuine', 'differs']).toContain(verdict.kind);
  expect(verdict).toMatchObject({ signed: { zgloszenie: { kandydat: { nazwisko: 'Testowa' } } } });
});

test('a label that was renamed makes a copy look different, not changed', async () => {
  const html = edited('shown', '>Nazwisko<', '>Nazwisko rodowe<');
  expect(await check(html)).toMatchObject({
    kind: 'differs',
    signed: { potwierdzenie: { numer: 'K7PM3XVA' } },
  });
});

const END = '</tbody></table></article>';
const ROW = '<tr data-line="true"><th scope="row">Imię';

test.each([
  ['a value', '>Testowa<', '>Inna<'],
  ['an answer', '>Szkoła testowa<', '>Inna<'],
  ['a question', '>Pytanie o tekst<', '>Inne<'],
  ['what was said to a consent', '>Zaznaczono<', '>Nie zaznaczono<'],
  ['the number', 'K7PM 3XVA', 'K7PM 3XVC'],
  ['the time', '01/09/2026', '31/08/2026'],
  ['the university', 'Uczelnia "A"', 'Uczelnia "C"'],
  ['the title', '<h1>Kopia zgłoszenia', '<h1>Decyzja'],
  ['the key', `klucz ${PUBLIC_KEY.slice(0, 3)}`, 'klucz ___'],
  ['a sum in a consent', '15,00 zł', '1500 zł'],
  ['the address of a link', '(https://a.example/)', '(https://b.example/)'],
  ['the order of words', 'Rozdział</h4>', 'działRoz</h4>'],
  ['the direction of writing', '15,00', '\u202e15,00'],
  ['a text in front', '<body>', '<body>X'],
  ['a row too many', ROW, `<tr><th>Średnia</th><td>5,0</td></tr>${ROW}`],
  ['a text behind the table', END, `${END.slice(0, 16)}<p>Decyzja: przyjęty</p></article>`],
  [
    'a sentence instead of the address',
    'https://uczelnia.example/sprawdz',
    'https://uczelnia.example Przyjęty /sprawdz',
  ],
])('%s changed where it is shown -> differs, with what was signed', async (_what, from, to) => {
  expect(await check(edited('shown', from, to))).toMatchObject({
    kind: 'differs',
    signed: { zgloszenie: { kandydat: { nazwisko: 'Testowa' } } },
  });
});

test.each([
  ['other markup', '<p>Treść</p>', '<div class="x"><b>Treść</b></div>'],
  ['other white space', '>Testowa<', '>\n Testowa\u00a0<'],
  ['a digit as an entity', '>44051401359<', '>4405140135&#57;<'],
  ['a hidden text', '<p>Treść</p>', '<p hidden style="color: white">Treść</p>'],
  ['another style sheet', '</head>', '<style>p { visibility: hidden }</style></head>'],
  ['an element over the text', '<body>', '<body><iframe srcdoc="Decyzja"></iframe>'],
  ['the address of another site', 'https://uczelnia.example/sprawdz', 'http://a.example/x/sprawdz'],
])('%s -> genuine: only the text is compared', async (_what, from, to) => {
  const [shown, signed] = halves(signedCopy('pl', { text: '<p>Treść</p>' }));
  expect(await kindOf(replaced(shown, from, to) + signed)).toBe('genuine');
});

test.each<[string, string, string, string]>([
  ['a field', '"nazwisko":"Testowa"', '"nazwisko":"Inna"', 'kandydat.nazwisko'],
  ['an address', '"miejscowosc":"Przykładowo"', '"miejscowosc":"X"', 'kandydat.adres.miejscowosc'],
  ['a consent', 'Treść', 'Brak', 'warunkiRekrutacyjne.0.trescWarunkow'],
  ['an answer', 'Szkoła testowa', 'X', 'definicjeFormularzy.0.pozycjeFormularza'],
  ['the programme', '"Kierunek A"', '"Kierunek B"', 'wybranyNabor.kierunekSpecjalnosc.kierunek'],
  ['the number', '"K7PM3XVA"', '"K7PM3XVC"', 'numer'],
  ['the time', '09-01T10', '09-02T10', 'zapisano'],
  ['the name of a country', '"nazwa":"Polska"', '"nazwa":"X"', 'teksty.kraje.0'],
  ['a field that was added', '"wydanieEls":', '"nowe":1,"wydanieEls":', 'nowe'],
])('%s changed where it is signed -> changed, with its path', async (_what, from, to, path) => {
  expect(await changedPaths(edited('signed', from, to))).toEqual([path]);
});

/** The paths of all parts that are signed. */
function signedPaths(): readonly string[] {
  let paths: readonly string[] = [];
  withData(({ potwierdzenie }) => {
    paths = Object.keys(potwierdzenie['odciski'] as Json);
  });
  return paths;
}

function removePath({ zgloszenie, potwierdzenie }: Data, path: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner: unknown = keys.reduce<unknown>((value, key) => (value as Json)[key], {
    ...zgloszenie,
    teksty: potwierdzenie['teksty'],
  });
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(keys.length === 0 ? zgloszenie : (owner as Json), last);
}

test('a removed part of the data -> changed, with its path', async () => {
  // A receipt without number or time is none.
  const paths = signedPaths().filter((path) => !['numer', 'zapisano'].includes(path));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const found = await changedPaths(withData((data) => removePath(data, path)));
    expect(found.some((one) => one === path || one.startsWith(path.replace(/\d+$/, '')))).toBe(
      true,
    );
  }
});

test('a genuine part beside a forged one, under a key with a dot -> changed', async () => {
  const html = withData(({ zgloszenie }) => {
    const { adres } = zgloszenie['kandydat'] as { adres: Json };
    Object.assign(zgloszenie['kandydat'] as Json, {
      adres: { ...adres, miejscowosc: 'X' },
      'adres.miejscowosc': adres['miejscowosc'],
    });
  });
  expect(await changedPaths(html)).toEqual(['kandydat.adres.miejscowosc']);
});

test('a genuine number beside a forged one, in the application -> not genuine', async () => {
  const html = withData((data) => {
    data.zgloszenie['numer'] = data.potwierdzenie['numer'];
    data.potwierdzenie['numer'] = 'K7PM3XVC';
  });
  expect(await changedPaths(html)).toEqual(['numer']);
});

test.each([
  ['an address in brackets', '<p>(<u>https://a.example/r</u>)</p>'],
  ['a link in brackets', '(<a href="https://a.example/r">https://a.example/r</a>)'],
  ['a link to a path', '<a href="/r">regulamin</a>'],
  ['a line break at its end', '<p>Treść</p>\n'],
  ['comments', '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Tak</p>'],
  ['signs', '<p>☐ ½ % &lt; 5 − 3 &amp; "x"\u200b</p><ul><li>a<li>b</ul>'],
])('a copy of a consent with %s is genuine', async (_what, text) => {
  expect(await kindOf(signedCopy('pl', { text }))).toBe('genuine');
});

test('other data in front of what was signed -> damaged; behind it, it is ignored', async () => {
  const [shown, signed] = halves();
  const other = `${SIGNED_START}{}${SIGNED_END}`;
  expect(await kindOf(shown + other + signed)).toBe('damaged');
  expect(await kindOf(shown + signed.replace('</body>', `${other}</body>`))).toBe('genuine');
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, (html: string) => string, string]>([
  ['without data', (html) => html.replace(/<script[^]*<\/script>/, ''), 'unsigned'],
  ['with another signature', (html) => withOtherValue(html, '"podpis":"'), 'damaged'],
  [
    'with words as the signature',
    (html) => html.replace(/"podpis":"[^"]*/, '"podpis":"x y'),
    'damaged',
  ],
  ['with a space in the signature', (html) => html.replace(/"podpis":"./, '$& '), 'damaged'],
  [
    'with another fingerprint',
    (html) => withOtherValue(html, '"odciski":{"kandydat.imie":"'),
    'damaged',
  ],
  ['without fingerprints', (html) => html.replace('"odciski"', '"x"'), 'damaged'],
  ['with deep data', (html) => html.replace('"imie":', `"x":${nested(40)},"imie":`), 'damaged'],
  [
    'with the deepest data',
    (html) => html.replace('"imie":', `"x":${nested(400_000)},"imie":`),
    'damaged',
  ],
  ['that is another page', () => '<!DOCTYPE html><p>ApplicationCopy</p>', 'notACopy'],
])('a file %s -> %s', async (_what, edit, kind) => {
  expect(await kindOf(edit(signedCopy()))).toBe(kind);
});

test('at most 20 changed parts are named, each by at most 100 characters', async () => {
  const html = withData(({ zgloszenie }) => {
    for (let n = 0; n < 60_000; n += 1) zgloszenie[`x${n}`.padEnd(200, 'x')] = n;
  });
  const paths = await changedPaths(html);
  expect(paths).toHaveLength(20);
  expect(paths.every((path) => path.length === 100)).toBe(true);
});

test('genuine data that this release cannot read -> otherVersion', async () => {
  const odd = signedCopy('pl', { extra: { nowe: 1 } });
  expect(await kindOf(odd)).toBe('otherVersion');
});

test('a key that is not listed is unknown; an earlier one is listed beside the present one', async () => {
  const other = 'A'.repeat(43);
  expect((await check(signedCopy(), [other])).kind).toBe('unknownKey');
  expect((await check(signedCopy(), [other, PUBLIC_KEY])).kind).toBe('genuine');
});
