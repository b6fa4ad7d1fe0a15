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

test('what follows is not typed, and what was chosen is, also where it is preset', () => {
  const values = follow(foreigner('UA'));
  const typed = { obcokrajowiec: true, obywatelstwo: 'UA' };
  expect(typedValues(values, EMPTY, [])).toEqual(typed);
  const chosen = { ...values, numerKierunkowy: '+48' };
  const stored = { ...typed, numerKierunkowy: '+48' };
  expect(typedValues(chosen, EMPTY, ['numerKierunkowy'])).toEqual(stored);
  expect(chosenFollowers(stored, { ...EMPTY, ...stored }, 'PL')).toEqual(['numerKierunkowy']);
});
