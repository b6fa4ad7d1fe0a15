import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/contract/languages';
import { type Flow, FLOWS, type Offer } from '../../../src/contract/offer';
import { fold } from '../../../src/domain/collation';
import { offerValue } from '../../../src/domain/offerValues';
import { STEP_ORDER, type StepName } from '../../../src/domain/stepOrder';
import { offerKey } from '../../../src/domain/steps';
import { repeated, tally } from '../../testing/counting';
import { readSeedFiles } from '../load/seedFiles';

const { offers } = readSeedFiles(__dirname);

const inLanguage = (lang: string) => offers.filter((offer) => offer.rekrutacja.lang === lang);
const polish = (group: Flow) =>
  inLanguage('pl').filter((offer) => offer.nabor.nazwaGrupy === group);
const hasSpecialisation = (offer: Offer) => offerValue(offer, 'specialisation') !== '';

function values(items: readonly Offer[], step: StepName): string[] {
  return [...tally(items, (offer) => offerValue(offer, step)).keys()];
}

function byDirection(items: readonly Offer[]): Offer[][] {
  return values(items, 'direction').map((name) =>
    items.filter((offer) => offerValue(offer, 'direction') === name),
  );
}

/** All choices that lead to this offer, as text. */
function choices(offer: Offer): string {
  const { rekrutacja, nabor } = offer;
  const chosen = STEP_ORDER[nabor.nazwaGrupy].map((step) => offerValue(offer, step));
  return [rekrutacja.lang, nabor.nazwaGrupy, ...chosen].join(' | ');
}

test.each([
  ['pl', 160, 600],
  ['eng', 12, 60],
  ['ru', 12, 60],
  ['de', 6, 60],
  ['sk', 6, 60],
  ['cs', 6, 60],
  ['uz', 3, 5],
  ['uk', 12, 60],
])('in %s there are %i to %i offers, of more than one group', (lang, least, most) => {
  expect(inLanguage(lang).length).toBeGreaterThanOrEqual(least);
  expect(inLanguage(lang).length).toBeLessThanOrEqual(most);
  expect(tally(inLanguage(lang), (offer) => offer.nabor.nazwaGrupy).size).toBeGreaterThan(1);
});

test('every language has offers, in the order of the table', () => {
  const langs = tally(offers, (offer) => offer.rekrutacja.lang);
  expect([...langs.keys()]).toEqual([...LANGUAGES]);
});

test('keys are unique, and an id always means the same programme', () => {
  expect(repeated(offers.map(offerKey))).toEqual([]);
  const programmes = new Set(offers.map((offer) => JSON.stringify(offer.kierunekSpecjalnosc)));
  const ids = new Set(offers.map((offer) => offer.kierunekSpecjalnosc.id));
  expect(programmes.size).toBe(offers.length - 1);
  expect(ids.size).toBe(programmes.size);
});

test('one selection leaves two offers: the same programme in two recruitments', () => {
  const [ambiguous, ...more] = repeated(offers.map(choices));
  expect(more).toEqual([]);
  const [first, second, ...rest] = offers.filter((offer) => choices(offer) === ambiguous);
  expect(rest).toEqual([]);
  expect(first?.rekrutacja.id).toBe(1184);
  expect(second?.rekrutacja.id).toBe(1192);
  expect(second?.kierunekSpecjalnosc).toEqual(first?.kierunekSpecjalnosc);
});

test.each(['STUDIA_WYZSZE', 'PODYPLOMOWE'] as const)(
  '%s has directions with, without and with mixed specialisations',
  (group) => {
    const shares = byDirection(polish(group)).map(
      (items) => items.filter(hasSpecialisation).length / items.length,
    );
    expect(shares).toContain(1);
    expect(shares).toContain(0);
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  },
);

test('"no specialisation" occurs in both forms of the contract', () => {
  const without = inLanguage('pl').filter((offer) => !hasSpecialisation(offer));
  const forms = tally(without, (offer) => JSON.stringify(offer.kierunekSpecjalnosc.specjalnosc));
  expect([...forms.keys()].sort()).toEqual(['null', '{"id":null,"nazwa":null}']);
});

test('a postgraduate direction may be in one city or in several', () => {
  const cities = byDirection(polish('PODYPLOMOWE')).map((items) => values(items, 'city').length);
  expect(Math.min(...cities)).toBe(1);
  expect(Math.max(...cities)).toBeGreaterThan(1);
});

/** The example in the placeholder of a search: its last word. */
const example = (placeholder: string) => fold(/[^\s\u00A0]+$/.exec(placeholder)?.[0] ?? '');

test.each(LANGUAGES)('in %s the examples of the searches have results', (lang) => {
  const messages = JSON.parse(
    readFileSync(join(__dirname, `../../../i18n/${lang}.json`), 'utf8'),
  ) as Record<string, string>;
  const found = (key: string, step: StepName) =>
    values(inLanguage(lang), step).filter((name) =>
      fold(name).includes(example(messages[key] ?? '')),
    );
  expect(found('kierunek.szukaj.przyklad', 'direction')).not.toEqual([]);
  expect(found('specjalnosc.szukaj.przyklad', 'specialisation')).not.toEqual([]);
});

test('one direction name is in two groups', () => {
  const names = FLOWS.flatMap((group) => values(polish(group), 'direction'));
  expect(repeated(names)).toHaveLength(1);
});
