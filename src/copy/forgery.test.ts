import fc from 'fast-check';
import { canonicalJson, fingerprintText, receiptParts } from '../domain/receipt';
import { COPY_TOOLS } from '../testing/copyTools';
import { PUBLIC_KEY, signedCopy } from '../testing/signedCopy';
import { checkCopy, type Verdict } from './checkCopy';
import { SIGNED_END, SIGNED_START } from './copyPage';

const RUNS = { numRuns: process.env['NIGHTLY'] ? 5000 : 150 };

const HTML = signedCopy();
const OTHER = signedCopy('ru', { text: '<p>Inna treść</p>' });
const ORIGINALS = [HTML, OTHER];

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
interface Data {
  zgloszenie: { [key: string]: Json };
  potwierdzenie: { numer: string; zapisano: string; sol: string; teksty: { [key: string]: Json } };
}

/** A file in front of its data, its data, and what follows. */
function split(html: string): [string, string, string] {
  const start = html.indexOf(SIGNED_START) + SIGNED_START.length;
  const end = html.indexOf(SIGNED_END, start);
  return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

const [BEFORE, , AFTER] = split(HTML);
const dataOf = (html: string) => JSON.parse(split(html)[1]) as Data;

function textOf(html: string): string {
  const [before, , after] = split(html);
  const address = /https?:\/\/[\w.:/-]{1,200}\/sprawdz/g;
  return COPY_TOOLS.textOf(before + after)
    .replace(address, '')
    .replace(/\s+/g, '');
}

const TEXTS = new Map(ORIGINALS.map((html) => [canonicalJson(dataOf(html)), textOf(html)]));

/** The verdict: only the data of an original is signed, and only with its text it is called genuine. */
async function checked(html: string): Promise<Verdict & { isSame: boolean }> {
  const verdict = await checkCopy(html, [PUBLIC_KEY], COPY_TOOLS);
  if (!('signed' in verdict)) return { ...verdict, isSame: false };
  const text = TEXTS.get(canonicalJson(verdict.signed));
  expect(text).toBeDefined();
  const isSame = text === textOf(html);
  if (verdict.kind === 'genuine') expect(isSame).toBe(true);
  return { ...verdict, isSame };
}

const place = fc.nat(HTML.length);
const places = fc
  .tuple(place, place, place, place)
  .map((unordered) => unordered.sort((a, b) => a - b));

const edits = fc.oneof(
  // Other characters in the place of any.
  fc
    .tuple(place, fc.nat(40), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([start, length, text]) => HTML.slice(0, start) + text + HTML.slice(start + length)),
  // Two ranges that are swapped.
  places.map(([a, b, c, d]) =>
    [HTML.slice(0, a), HTML.slice(c, d), HTML.slice(b, c), HTML.slice(a, b), HTML.slice(d)].join(
      '',
    ),
  ),
  // The end of another genuine file.
  fc
    .tuple(place, fc.nat(OTHER.length))
    .map(([start, end]) => HTML.slice(0, start) + OTHER.slice(end)),
);

test('an edited file is not genuine, or it shows what was signed', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (html) => {
      await checked(html);
    }),
    RUNS,
  );
});

/** The texts that the file shows, as [start, end], and where an element begins or ends. */
const SHOWN = [...BEFORE.matchAll(/(?<=>)[^<>]*[^<>\s][^<>]*(?=<)/g)]
  .filter(({ index }) => index > BEFORE.indexOf('<body>'))
  .map(({ 0: text, index }): [number, number] => [index, index + text.length]);

const words = fc.string({ unit: fc.constantFrom('a', 'Ж', '0', ' ', '.', '\u202e', '\u00a0') });
const markup = fc.constantFrom(
  '<tr><th>Średnia</th><td>5,0</td></tr>',
  '<p>Decyzja: przyjęty</p>',
  '<b></b>',
  '<style>p { visibility: hidden }</style>',
  '<iframe srcdoc="Decyzja"></iframe>',
  '\n\t',
);
const address = fc.constantFrom(
  'https://a.example/x',
  'http://a.example:1',
  'https://a.example Yes ',
);
const textEdits = fc.oneof(
  // A part of a text is replaced.
  fc
    .tuple(fc.constantFrom(...SHOWN), fc.nat(40), fc.nat(5), words)
    .map(([[start, end], from, length, text]) => {
      const at = Math.min(start + from, end);
      return BEFORE.slice(0, at) + text + BEFORE.slice(Math.min(at + length, end));
    }),
  fc
    .tuple(fc.constantFrom(...SHOWN.flat()), markup)
    .map(([at, html]) => BEFORE.slice(0, at) + html + BEFORE.slice(at)),
  // A sum without its comma.
  fc.constant(BEFORE.replace('15,00', '1500')),
  address.map((other) => BEFORE.replace(/https:[^ ]*(?=\/sprawdz)/, other)),
  // What another genuine file shows.
  fc.constant(split(OTHER)[0]),
);

test('a file that shows another text differs, and only such a file', async () => {
  const data = HTML.slice(BEFORE.length);
  await fc.assert(
    fc.asyncProperty(textEdits, async (shown) => {
      const { kind, isSame } = await checked(shown + data);
      expect(kind).toBe(isSame ? 'genuine' : 'differs');
    }),
    RUNS,
  );
});

/** All places of a value, as paths of keys. */
function pathsIn(value: Json, path: readonly string[] = []): string[][] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))
      : [];
  return [...(path.length > 0 ? [[...path]] : []), ...below];
}

const entriesOf = (value: Json) => Object.entries((value ?? {}) as Record<string, Json>);

/** The value with another at a path, or without it. */
function withValue(value: Json, [key, ...rest]: readonly string[], next: Json | undefined): Json {
  if (key === undefined) return next ?? null;
  const changed = entriesOf(value).flatMap(([name, part]): [string, Json][] => {
    if (name !== key) return [[name, part]];
    if (rest.length === 0 && next === undefined) return [];
    return [[name, withValue(part, rest, next)]];
  });
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

/** The data with the fingerprints that it should have, which nobody has signed. */
function withFingerprints({ zgloszenie, potwierdzenie }: Data) {
  const { sol } = potwierdzenie;
  const odciski = receiptParts(zgloszenie, potwierdzenie).map(([path, part]): [string, unknown] => [
    path,
    COPY_TOOLS.sha256(fingerprintText(sol, path, part)),
  ]);
  return { zgloszenie, potwierdzenie: { ...potwierdzenie, odciski: Object.fromEntries(odciski) } };
}

/** The parts of the data with their texts, by path. */
const partsOf = ({ zgloszenie, potwierdzenie }: Data) =>
  receiptParts(zgloszenie, potwierdzenie).map(
    ([path, part]) => [path, canonicalJson(part)] as const,
  );

/** The paths at which the data is not the original's. */
function changedIn(data: Data): string[] {
  const original = new Map(partsOf(dataOf(HTML)));
  const parts = partsOf(data);
  const found = new Set(parts.map(([path]) => path));
  return [
    ...parts.filter(([path, text]) => original.get(path) !== text).map(([path]) => path),
    ...[...original.keys()].filter((path) => !found.has(path)),
  ];
}

test('edited data is not genuine, and each changed part of it is named', async () => {
  const data = dataOf(HTML) as unknown as Json;
  const path = fc.constantFrom(...pathsIn(data));
  const next = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue().map((value) => value as Json),
    path.map((other) =>
      other.reduce<Json>((value, key) => new Map(entriesOf(value)).get(key) ?? null, data),
    ),
  );
  const fileWith = (edited: unknown) =>
    BEFORE + JSON.stringify(edited).replaceAll('<', '\\u003c') + AFTER;
  await fc.assert(
    fc.asyncProperty(path, next, async (at, value) => {
      const edited = withValue(data, at, value) as unknown as Data;
      const verdict = await checked(fileWith(edited));
      const [of, part, ...below] = at;
      if (part === undefined || (of === 'potwierdzenie' && below.length === 0)) {
        // What every receipt has.
        expect(verdict.kind).not.toBe('otherVersion');
        return;
      }
      if (of === 'potwierdzenie' && part !== 'teksty') return;
      const paths = changedIn(edited).slice(0, 20);
      expect(verdict).toMatchObject(
        paths.length > 0 ? { kind: 'changed', paths } : { kind: 'genuine' },
      );
      const kind = paths.length > 0 ? 'damaged' : 'genuine';
      expect((await checked(fileWith(withFingerprints(edited)))).kind).toBe(kind);
    }),
    RUNS,
  );
});
