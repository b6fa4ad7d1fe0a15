import { VOIVODESHIPS } from '../../src/domain/voivodeships';

/** By TERYT code: "02", "04", ..., "32". */
const BY_TERYT = new Map(
  VOIVODESHIPS.map((name, index) => [String(2 * (index + 1)).padStart(2, '0'), name]),
);

/** GeoNames' codes, 72 to 87, follow the alphabetical order of the names without Polish letters. */
const BY_GEONAMES = [...VOIVODESHIPS].sort((one, other) =>
  withoutMarks(one) < withoutMarks(other) ? -1 : 1,
);

function withoutMarks(name: string): string {
  return name.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** GeoNames' English names, without "Voivodeship". */
const BY_NAME: Readonly<Record<string, string>> = {
  'lower silesia': 'dolnośląskie',
  'kujawsko-pomorskie': 'kujawsko-pomorskie',
  'kuyavian-pomerania': 'kujawsko-pomorskie',
  łódź: 'łódzkie',
  lodz: 'łódzkie',
  lublin: 'lubelskie',
  lubusz: 'lubuskie',
  'lesser poland': 'małopolskie',
  mazovia: 'mazowieckie',
  opole: 'opolskie',
  subcarpathia: 'podkarpackie',
  podlasie: 'podlaskie',
  pomerania: 'pomorskie',
  silesia: 'śląskie',
  świętokrzyskie: 'świętokrzyskie',
  'warmia-masuria': 'warmińsko-mazurskie',
  'greater poland': 'wielkopolskie',
  'west pomerania': 'zachodniopomorskie',
};

const POLISH_NAMES = new Set(VOIVODESHIPS);

/**
 * Finds the voivodeship of a row by the county's TERYT code, else by GeoNames' code, else by name.
 *
 * @param county TERYT code of the county; "" when unknown
 * @param code GeoNames' code of the voivodeship
 * @param name English or Polish name
 * @returns the Polish name in lower case ("małopolskie"), or null
 */
export function voivodeship(county: string, code: string, name: string): string | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\s*voivodeship$|^województwo\s*/, '');
  return (
    BY_TERYT.get(county.slice(0, 2)) ??
    (/^\d\d$/.test(code) ? BY_GEONAMES[Number(code) - 72] : undefined) ??
    BY_NAME[plain] ??
    (POLISH_NAMES.has(plain) ? plain : null)
  );
}
