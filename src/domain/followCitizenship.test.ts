import { type EnrolmentValues, initialValues } from './enrolmentValues';
import {
  chosenFollowers,
  type CountryDictionaries,
  followCitizenship,
  type Follower,
  NO_DICTIONARIES,
  typedValues,
} from './followCitizenship';

const DICTIONARIES: CountryDictionaries = {
  countries: [
    { nazwa: 'Polska', wartosc: 'PL' },
    { nazwa: 'Ukraina', wartosc: 'UA' },
  ],
  prefixes: [
    { kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true },
    { kodKierunkowy: '+380', wartosc: 'Ukraina', domyslny: false },
  ],
};

const EMPTY = initialValues('PL', '+48');

const followersIn = ({ krajPochodzenia, adres, numerKierunkowy }: EnrolmentValues) => [
  krajPochodzenia,
  adres.kraj,
  numerKierunkowy,
];

const foreigner = (obywatelstwo: string) => ({ ...EMPTY, obcokrajowiec: true, obywatelstwo });

const follow = (values: EnrolmentValues, lists = DICTIONARIES, chosen: Follower[] = []) =>
  followCitizenship(values, chosen, 'PL', lists);

test('a citizenship is taken for a country until the countries are loaded', () => {
  const values = follow(foreigner('UA'), { ...DICTIONARIES, countries: [] });
  expect(followersIn(values)).toEqual(['UA', 'UA', '+48']);
  expect(followersIn(follow(values))).toEqual(['UA', 'UA', '+380']);
  expect(followersIn(follow(foreigner(''), NO_DICTIONARIES))).toEqual(['', 'PL', '+48']);
});

test('a citizenship that is no country leaves the address once the countries are loaded', () => {
  const values = follow(foreigner('XX'), NO_DICTIONARIES);
  const adres = { ...values.adres, adres: 'ul. Wymyślona' };
  for (const typed of [values, { ...values, adres }]) {
    expect(followersIn(follow(typed))).toEqual(['', 'PL', '+48']);
  }
});

test('chosen values stay', () => {
  const values = follow(foreigner('UA'), DICTIONARIES, ['adres.kraj', 'numerKierunkowy']);
  expect(followersIn(values)).toEqual(['UA', 'PL', '+48']);
});

test('nothing changes without a reason', () => {
  expect(follow(EMPTY)).toBe(EMPTY);
});

test('what follows is typed with the citizenship, and a prefix with its number', () => {
  const values = follow(foreigner('UA'));
  const adres = { ...EMPTY.adres, kraj: 'UA' };
  const typed = { obcokrajowiec: true, obywatelstwo: 'UA', krajPochodzenia: 'UA', adres };
  expect(typedValues(values, EMPTY)).toEqual(typed);
  expect(typedValues({ ...EMPTY, numerKierunkowy: '+49' }, EMPTY)).toEqual({});
  const number = { numerKierunkowy: '+48', telefon: '600100200' };
  expect(typedValues({ ...EMPTY, ...number }, EMPTY)).toEqual(number);
});

test('of restored values, those that differ from what the citizenship implies were chosen', () => {
  const stored = {
    obcokrajowiec: true,
    obywatelstwo: 'UA',
    krajPochodzenia: 'UA',
    adres: EMPTY.adres,
  };
  expect(chosenFollowers(stored, { ...EMPTY, ...stored }, 'PL')).toEqual(['adres.kraj']);
});
