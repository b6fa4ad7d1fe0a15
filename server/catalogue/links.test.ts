import { parse } from 'csv-parse/sync';
import type { Offer } from '../../src/contract/offer';
import { offersIn } from '../../src/domain/languages';
import { matchDeepLink } from '../../src/domain/matchDeepLink';
import { chosenOffer, offerKey } from '../../src/domain/steps';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { runWords } from '../testing/runWords';
import { databaseForEachTest } from '../testing/testDatabase';
import { OFFERS, SEED } from '../testing/testSeed';

const { law, design, management } = OFFERS;

/** An offer with other values. */
function changed(offer: Offer, id: number, values: Partial<Offer['kierunekSpecjalnosc']>): Offer {
  return { ...offer, kierunekSpecjalnosc: { ...offer.kierunekSpecjalnosc, ...values, id } };
}

/** A field of study in two groups; one name in two languages; and two offers with one id. */
const CATALOGUE: Offer[] = [
  law,
  changed(law, 12, { kierunek: { nazwa: 'ZARZĄDZANIE' }, specjalnosc: { id: 5, nazwa: 'HR' } }),
  changed(law, 13, { kierunek: { nazwa: 'Design' } }),
  management,
  design,
  changed(design, 12, { kierunek: { nazwa: '=Law' } }),
];

const place = databaseForEachTest();

/** The rows that the command writes, after the header. */
async function links(...words: string[]): Promise<string[][]> {
  const { written } = await runWords(['catalogue', 'links', ...words], place);
  const [header, ...rows] = parse(written, { bom: true });
  expect(header).toEqual(['address', 'language', 'studies']);
  return rows;
}

beforeEach(() => replaceCatalogue(place.database, { ...SEED, offers: CATALOGUE }));

test('there is a link to each field of study and to each offer', async () => {
  const rows = await links();
  expect(rows.map(([address = '', ...others]) => [decodeURIComponent(address), ...others])).toEqual(
    [
      ['/?jezyk=pl&kierunek=Prawo', 'pl', 'Prawo'],
      ['/?jezyk=pl&grupa=STUDIA_WYZSZE&kierunek=ZARZĄDZANIE', 'pl', 'ZARZĄDZANIE (STUDIA_WYZSZE)'],
      ['/?jezyk=pl&kierunek=Design', 'pl', 'Design'],
      ['/?jezyk=pl&grupa=PODYPLOMOWE&kierunek=Zarządzanie', 'pl', 'Zarządzanie (PODYPLOMOWE)'],
      ['/?jezyk=eng&kierunek=Design', 'eng', 'Design'],
      ['/?jezyk=eng&kierunek==Law', 'eng', "'=Law"],
      ['/?oferta=11', 'pl', 'Prawo, Kraków, I stopień, stacjonarne'],
      ['/?oferta=1/12', 'pl', 'ZARZĄDZANIE, HR, Kraków, I stopień, stacjonarne'],
      ['/?oferta=13', 'pl', 'Design, Kraków, I stopień, stacjonarne'],
      ['/?oferta=P-12', 'pl', 'Zarządzanie, Kraków, I stopień, stacjonarne'],
      ['/?oferta=21', 'eng', 'Design, Kraków, I stopień, stacjonarne'],
      ['/?oferta=2/12', 'eng', "'=Law, Kraków, I stopień, stacjonarne"],
    ],
  );
});

test('each link to an offer leads to it, and to no other one', async () => {
  const rows = (await links()).slice(-CATALOGUE.length);
  const reached = rows.map(([address = '', lang = '']) => {
    const { language, selection, unknown } = matchDeepLink(CATALOGUE, address.slice(1), 'de');
    expect([language, unknown]).toEqual([lang, []]);
    return chosenOffer(offersIn(CATALOGUE, language), selection);
  });
  expect(reached.map((offer) => offer && offerKey(offer))).toEqual(CATALOGUE.map(offerKey));
});

test.each([
  ['--site', 'https://studia.example', 'https://studia.example/?oferta=11'],
  ['--promo', 'jesień', '/jesie%C5%84?oferta=11'],
])('with %s %s addresses are like %s', async (option, value, address) => {
  expect((await links(option, value)).map(([first]) => first)).toContain(address);
});

test.each([
  ['--promo', 'podsumowanie'],
  ['--promo', 'a b'],
  ['--site', 'studia.example'],
])('%s %s is refused', async (option, value) => {
  await expect(links(option, value)).rejects.toThrow('It must be');
});
