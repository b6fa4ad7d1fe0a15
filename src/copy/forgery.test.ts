import fc from 'fast-check';
import { COPY_TOOLS } from '../testing/copyTools';
import { PUBLIC_KEY, signedCopy } from '../testing/signedCopy';
import { checkCopy } from './checkCopy';
import { SIGNED_END, SIGNED_START } from './copyPage';

const HTML = signedCopy();
const OTHER = signedCopy('ru', { text: '<p>Inna treść</p>' });
const ORIGINALS = [HTML, OTHER];

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** A file in front of its data, its data, and what follows. */
function split(html: string): [string, string, string] {
  const start = html.indexOf(SIGNED_START) + SIGNED_START.length;
  const end = html.indexOf(SIGNED_END, start);
  return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

const dataOf = (html: string) => JSON.parse(split(html)[1]) as Json;

function textOf(html: string): string {
  const [before, , after] = split(html);
  const text = COPY_TOOLS.textOf(before + after).replace(/https?:[\w.:/-]+\/sprawdz/g, '');
  return text.replace(/\s+/g, '');
}

/** Nothing is called genuine but the data of one of the originals with its text. */
async function holds(html: string): Promise<void> {
  const verdict = await checkCopy(html, [PUBLIC_KEY], COPY_TOOLS);
  if (!('signed' in verdict)) return;
  expect(ORIGINALS.map(dataOf)).toContainEqual(verdict.signed);
  if (verdict.kind === 'genuine') expect(ORIGINALS.map(textOf)).toContain(textOf(html));
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
  // What another genuine file shows, in front of the data.
  fc.constant(split(OTHER)[0] + split(HTML).slice(1).join('')),
);

test('an edited file is not genuine, or it shows what was signed', async () => {
  await fc.assert(fc.asyncProperty(edits, holds), { numRuns: 400 });
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

test('edited data is not genuine', async () => {
  const data = dataOf(HTML);
  const path = fc.constantFrom(...pathsIn(data));
  const next = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue().map((value) => value as Json),
    path.map((other) =>
      other.reduce<Json>((value, key) => new Map(entriesOf(value)).get(key) ?? null, data),
    ),
  );
  const [before, , after] = split(HTML);
  await fc.assert(
    fc.asyncProperty(path, next, (at, value) => {
      const json = JSON.stringify(withValue(data, at, value)).replaceAll('<', '\\u003c');
      return holds(before + json + after);
    }),
    { numRuns: 400 },
  );
});
