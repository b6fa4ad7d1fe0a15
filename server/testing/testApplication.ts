import type { Application } from '../../src/contract/application';
import { buildApplication } from '../../src/domain/buildApplication';
import { givenConsents } from '../../src/domain/consents';
import { answerKey, type EnrolmentValues, initialValues } from '../../src/domain/enrolmentValues';
import { OFFERS, SEED } from './testSeed';

/** The date in the tests. */
export const TODAY = '2026-09-01';

/** Valid PESEL numbers of people who do not exist, all different. */
export function testPesel(index: number): string {
  const digits = `900101${String(index).padStart(4, '0')}`;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const ADDRESS = {
  kraj: 'PL',
  kodPocztowy: '30-001',
  brakKodu: false,
  miejscowosc: 'Kraków',
  rodzajMiejscowosci: '1',
  wojewodztwo: 'małopolskie',
  adres: 'Pawia',
  numerDomu: '5/7',
} as const;

const CONSENTS = SEED.consents['pl'] ?? [];

/** The form values of a typical candidate. */
function testValues(changes: Partial<EnrolmentValues> = {}): EnrolmentValues {
  return {
    ...initialValues('PL', '+48'),
    imie: 'Testowa',
    nazwisko: 'Osoba-Próbna',
    pesel: testPesel(1),
    miejsceUrodzenia: 'Kraków',
    plec: 'Kobieta',
    adres: ADDRESS,
    email: 'test@example.org',
    telefon: '600100200',
    odpowiedzi: { [answerKey(1)]: '1', [answerKey(2)]: 'Żadnych „uwag” 🎓' },
    zgody: givenConsents(CONSENTS),
    ...changes,
  };
}

/** Returns what a foreigner with a passport and without a PESEL types. */
export const withPassport = (number: string, citizenship = 'DE') =>
  ({
    obcokrajowiec: true,
    maPesel: false,
    obywatelstwo: citizenship,
    pesel: '',
    dataUrodzenia: '29/02/2004',
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: number,
  }) as const;

/** A valid application for the law programme. */
export function testApplication(changes: Partial<EnrolmentValues> = {}): Application {
  return buildApplication(testValues(changes), {
    offer: OFFERS.law,
    questions: SEED.formDefinitions.byGroup.STUDIA_WYZSZE?.['pl'] ?? [],
    consents: CONSENTS,
    promoLink: 'lato-2026',
    context: { today: TODAY, poland: 'PL' },
  });
}

/** The PESEL of a stored application; "" without one. */
export function peselOf({ payload }: { payload: string }): string {
  const { kandydat } = JSON.parse(payload) as Application;
  return kandydat.pesel ?? '';
}
