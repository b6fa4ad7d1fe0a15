import * as v from 'valibot';
import { applicationSchema } from '../contract/application';
import { FLOWS } from '../contract/offer';
import { build, CHECK } from '../testing/checkedApplication';
import {
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  polishAddress,
  testOffer,
} from '../testing/domainFixtures';
import { checkApplication } from './checkApplication';
import type { AddressValues, EnrolmentValues } from './enrolmentValues';

/** Every combination of one entry of each list. */
function combinations<T>(...lists: readonly Partial<T>[][]): Partial<T>[] {
  return lists.reduce<Partial<T>[]>(
    (made, list) => made.flatMap((one) => list.map((other) => ({ ...one, ...other }))),
    [{}],
  );
}

const ADDRESSES: AddressValues[] = [
  polishAddress(),
  { ...polishAddress(), kodPocztowy: '00999', miejscowosc: 'Oz', brakKodu: true },
  foreignAddress(),
  { ...foreignAddress(), brakKodu: true, kodPocztowy: '', wojewodztwo: 'left over' },
  { ...foreignAddress(), adres: 'Au', miejscowosc: 'Oz' },
];

const CONFIRMED = {
  imie: true,
  nazwisko: true,
  adres_adres: true,
  adres_miejscowosc: true,
  adresKontaktowy_adres: true,
  adresKontaktowy_miejscowosc: true,
};

const WAYS = combinations<EnrolmentValues>(
  [
    poleValues(),
    foreignerWithPeselValues(),
    passportValues(),
    { ...passportValues(), obcokrajowiec: false, maPesel: null, brakPesel: true },
  ],
  [
    { imie: 'Bo', nazwisko: ' Ng ', imie2: '' },
    { imie: 'Suharto', nazwisko: '', jednoImie: true },
    { imie: 'Anna\u0301', nazwisko: "O'Test-Owa 😀", imie2: ' B ' },
  ],
  ADDRESSES.map((adres) => ({ adres })),
  [
    { adresKorespondencyjnyJakZamieszkania: true },
    ...ADDRESSES.map((adresKontaktowy) => ({
      adresKontaktowy,
      adresKorespondencyjnyJakZamieszkania: false,
    })),
  ],
  [
    { numerKierunkowy: '+48', telefon: '600 100 200', wydanieEls: true },
    { numerKierunkowy: '+1', telefon: '242 100 20 30', wydanieEls: false },
    { numerKierunkowy: '+48', telefon: '+49 171 1234567', wydanieEls: true },
  ],
  [
    { odpowiedzi: { ...poleValues().odpowiedzi, id30: ['303', '301', '999'] } },
    { odpowiedzi: { ...poleValues().odpowiedzi, id30: [] } },
  ],
).map((values) => ({ ...poleValues(), ...values, potwierdzone: CONFIRMED }));

test('[9.3.3] everything that the form can send is accepted', () => {
  expect(WAYS.length).toBeGreaterThan(1000);
  WAYS.forEach((values, index) => {
    const offer = testOffer({ group: FLOWS[index % FLOWS.length] ?? 'PODYPLOMOWE' });
    const received = v.parse(applicationSchema, JSON.parse(JSON.stringify(build(values, offer))));
    expect(checkApplication(received, { ...CHECK, offer })).toEqual([]);
  });
});
