import { VOIVODESHIPS } from '../../../src/domain/voivodeships';
import { repeated, tally } from '../../testing/counting';
import { readSeedFiles } from '../load/seedFiles';

const { postcodes } = readSeedFiles(__dirname);

/** The number of different second halves for each first half. */
function countBy(pairs: readonly (readonly [string, string])[]): number[] {
  const once = new Map(pairs.map((pair) => [pair.join('|'), pair[0]]));
  return [...tally([...once.values()], String).values()];
}

test('there are at least 300, and at least 10 in each voivodeship', () => {
  expect(tally(postcodes, ([code]) => code).size).toBeGreaterThanOrEqual(300);
  const voivodeships = tally(postcodes, ([, , , , voivodeship]) => voivodeship);
  expect([...voivodeships.keys()].sort()).toEqual([...VOIVODESHIPS].sort());
  const codes = countBy(postcodes.map(([code, , , , voivodeship]) => [voivodeship, code]));
  expect(Math.min(...codes)).toBeGreaterThanOrEqual(10);
});

test('rows are unique, and each code is in one voivodeship', () => {
  expect(
    repeated(postcodes.map(([code, town, , street]) => [code, town, street].join('|'))),
  ).toEqual([]);
  expect(Math.max(...countBy(postcodes.map(([code, , , , it]) => [code, it])))).toBe(1);
});

test('a place is a city or a village, with the same type in every row', () => {
  const kinds = countBy(postcodes.map(([, town, kind, , it]) => [`${town}, ${it}`, String(kind)]));
  expect(Math.max(...kinds)).toBe(1);
  expect([...tally(postcodes, ([, , kind]) => String(kind)).keys()].sort()).toEqual(['1', '2']);
});

test('some codes are shared by several places, some have several streets', () => {
  const places = countBy(postcodes.map(([code, town]) => [code, town]));
  expect(places.filter((count) => count > 1).length).toBeGreaterThanOrEqual(50);
  const streets = postcodes.filter(([, , , street]) => street !== null);
  const counts = [...tally(streets, ([code]) => code).values()];
  expect(counts.length).toBeGreaterThanOrEqual(100);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
});

test('a place has either rows with streets or one row without', () => {
  const whole = postcodes.filter(([, , , street]) => street === null);
  const streets = postcodes.filter(([, , , street]) => street !== null);
  const named = new Set(streets.map(([code, town]) => `${code}|${town}`));
  expect(whole.filter(([code, town]) => named.has(`${code}|${town}`))).toEqual([]);
});
