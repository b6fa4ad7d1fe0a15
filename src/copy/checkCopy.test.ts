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

test.each([
  ['a hidden text', '<p>Treść</p>', '<p hidden style="color: white">Treść</p>'],
  ['an element over the text', '<body>', '<body><iframe srcdoc="Decyzja"></iframe>'],
])('%s -> genuine: only the text is compared', async (_what, from, to) => {
  const [shown, signed] = halves(signedCopy('pl', { text: '<p>Treść</p>' }));
  expect(shown).toContain(from);
  expect(await kindOf(shown.replace(from, to) + signed)).toBe('genuine');
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
