import * as fc from 'fast-check';
import type { Application } from '../../src/contract/application';
import type { AddressValues, EnrolmentValues } from '../../src/domain/enrolmentValues';
import { sameJson } from '../../src/domain/sameJson';
import { API_PREFIX } from '../app';
import { testApplication, testPesel, withPassport } from './testApplication';
import { OFFERS } from './testSeed';

/** The address of `POST kandydaci`. */
export const APPLICATIONS = `${API_PREFIX}/kandydaci`;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const FOREIGNER: Partial<EnrolmentValues> = {
  obcokrajowiec: true,
  obywatelstwo: 'DE',
  krajPochodzenia: 'DE',
};
const VILLAGE: AddressValues = {
  kraj: 'DE',
  kodPocztowy: '',
  brakKodu: true,
  miejscowosc: 'Bo',
  rodzajMiejscowosci: '2',
  wojewodztwo: '',
  adres: 'Hof',
  numerDomu: '1',
};
const DOCUMENT: Partial<EnrolmentValues> = { ...FOREIGNER, ...withPassport('AB 1') };

/** Applications as the form builds them, one for each kind of candidate. */
const KINDS = [
  testApplication({ wydanieEls: true, imie2: 'Druga' }),
  testApplication({ ...FOREIGNER, maPesel: true }),
  testApplication({
    ...{ ...DOCUMENT, adresKorespondencyjnyJakZamieszkania: false, adresKontaktowy: VILLAGE },
    potwierdzone: { adresKontaktowy_miejscowosc: true },
  }),
  testApplication(DOCUMENT),
  { ...testApplication(DOCUMENT), definicjeFormularzy: [], wybranyNabor: OFFERS.management },
];

const applications = fc
  .tuple(fc.constantFrom(...KINDS), fc.nat(9999), fc.nat(1e9))
  .map(([{ kandydat, ...rest }, index, number]): Json => {
    const identity =
      kandydat.pesel === null
        ? { obcokrajowiecSeriaNumerDowodu: `AB ${number}` }
        : { pesel: testPesel(index) };
    return copyOf({ kandydat: { ...kandydat, ...identity }, ...rest });
  });

/** Rarely a value, otherwise null. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 30, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

const HOSTILE = [
  ...[
    '',
    ' ',
    '*',
    '-',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202eabc',
    '\ufeff',
    '\u200b',
    '\r\n',
  ],
  ...["'; drop table applications; --", '" or 1=1 --', '$1', '${7*7}', '%s%n', '../../etc/passwd'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
  ],
  ...['__proto__', 'constructor', 'null', 'NaN', '1e999', '99999999999999999999', 'ﷺ'.repeat(300)],
  ...['ą'.repeat(201), 'x'.repeat(5000), 'İ', 'ß', 'ŁÓDŹ', 'Ng', '👩‍👩‍👧‍👦', 'a\u0301', 'ａｂ'],
];

/** Names in any script, and hostile text. */
const texts = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const deep = (depth: number): Json => (depth === 0 ? 'x' : [deep(depth - 1)]);

const values: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: texts },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json[]>(
      ...[null, true, false, 0, -1, 0.5, 1e308, [], {}, [[]], '2004-02-30', 'Kobieta', 'DE', 'PL'],
      ...[deep(200), Array.from({ length: 3000 }, () => 0), Object.fromEntries([['__proto__', 1]])],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => value as Json) },
);

function copyOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** One mutation of a body: the index of the value, what to do with it, and the new value. */
const changes = fc.record({
  place: fc.nat(400),
  how: fc.constantFrom('replace', 'replace', 'text', 'text', 'remove', 'add', 'repeat'),
  value: values,
  text: texts,
});
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

type Holder = Json[] | Record<string, Json>;

/** All values of a body with their parent, in order. */
function places(value: Json): [holder: Holder, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [value, name] as [Holder, string],
    ...places(inner),
  ]);
}

function put(holder: Holder, name: string, value: Json): void {
  Object.defineProperty(holder, name, {
    ...{ value, enumerable: true, configurable: true, writable: true },
  });
}

function change(body: Json, { place, how, text, ...made }: Change): void {
  // A copy: a later mutation may change it.
  const value = copyOf(made.value);
  const all = places(body);
  const [holder, name] = all[place % Math.max(all.length, 1)] ?? [];
  if (holder === undefined || name === undefined) return;
  const old = (holder as Record<string, Json>)[name] ?? null;
  if (how === 'replace') put(holder, name, value);
  else if (how === 'text') put(holder, name, typeof old === 'string' ? text : old);
  else if (how === 'remove') Reflect.deleteProperty(holder, name);
  else if (how === 'repeat') put(holder, name, [old, copyOf(old)].flat());
  else if (Array.isArray(holder)) holder.push(value);
  else put(holder, text, value);
}

/** Bodies as text: all kinds of candidates with up to three mutations; some are truncated or no application at all. */
export const generatedBodies: fc.Arbitrary<string> = fc
  .record({
    application: applications,
    made: fc.array(changes, { maxLength: 3 }),
    cut: seldom(fc.nat(3000)),
    other: seldom(fc.oneof(fc.json(), fc.string({ unit: 'binary' }))),
  })
  .map(({ application, made, cut, other }) => {
    if (other !== null) return other;
    for (const one of made) change(application, one);
    return JSON.stringify(application).slice(0, cut ?? undefined);
  });

/**
 * Returns whether a stored application equals the sent one. The offer is the backend's own, so it is left out of the
 * comparison.
 */
export function isStoredAsSent(stored: string, sent: string): boolean {
  const { wybranyNabor, ...application } = JSON.parse(stored) as Application;
  return sameJson(
    { ...application, wybranyNabor },
    { ...(JSON.parse(sent) as Application), wybranyNabor },
  );
}
