import { randomInt } from 'node:crypto';
import type { Application } from '../src/contract/application';
import type { Question } from '../src/contract/question';
import { buildApplication } from '../src/domain/buildApplication';
import { InvalidValuesError } from '../src/domain/candidate';
import { givenConsents } from '../src/domain/consents';
import { dayInPoland } from '../src/domain/deadline';
import { answerKey, type EnrolmentValues, initialValues } from '../src/domain/enrolmentValues';
import { questionKind } from '../src/domain/questions';
import type { Backend } from './backend';
import { type OfferParts, offersOf, partsOf } from './catalogue';
import { NotChecked } from './outcomes';

/** Marks the applications of the check: the admissions office finds and erases them by it. */
export const TEST_EMAIL = 'conformance-test@example.org';

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** A PESEL that nobody has: of a day from 1801 to 1849, while the first numbers were issued in 1979. */
function unusedPesel(): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${two(randomInt(1, 50))}${two(randomInt(81, 93))}${two(randomInt(1, 29))}`;
  // The tenth digit is even for women.
  const digits = `${day}${String(randomInt(1000)).padStart(3, '0')}${2 * randomInt(5)}`;
  const sum = PESEL_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The first answer offered, or a text. */
function answerOf(question: Question): string | string[] {
  const first = String(question.odpowiedzi[0]?.id ?? '');
  switch (questionKind(question)) {
    case 'TEKST':
      return 'Test';
    case 'TAKNIE':
      return first;
    case 'WIELOKROTNY_WYBOR':
      return [first];
  }
}

/** The changes that identify a candidate. */
type Person = Partial<EnrolmentValues>;

const PASSPORT = {
  obcokrajowiecRodzajDowodu: 'paszport',
  dataUrodzenia: '01/01/2000',
} as const;

const unusedNumber = () => `TEST${randomInt(1e9, 1e10)}`;

/** A foreigner without a PESEL. */
function personWithDocument({ countries, citizenships }: OfferParts, poland: string): Person {
  const country = countries.find(({ wartosc }) => wartosc !== poland);
  const citizenship = citizenships.find(({ wartosc }) => wartosc !== poland);
  if (country === undefined || citizenship === undefined) {
    throw new NotChecked('the dictionaries contain no foreign country or citizenship');
  }
  return {
    obcokrajowiec: true,
    maPesel: false,
    ...PASSPORT,
    obcokrajowiecSeriaNumerDowodu: unusedNumber(),
    obywatelstwo: citizenship.wartosc,
    krajPochodzenia: country.wartosc,
  };
}

/** A Pole who has no PESEL yet. */
export async function poleWithoutPesel(backend: Backend): Promise<Application> {
  const [offer] = await offersOf(backend);
  const document = { ...PASSPORT, obcokrajowiecSeriaNumerDowodu: unusedNumber() };
  return built({ ...document, brakPesel: true }, await partsOf(backend, offer), backend);
}

/** Somebody whose document has only one name. */
export async function personWithOneName(backend: Backend): Promise<Application> {
  const [offer] = await offersOf(backend);
  const person = { pesel: unusedPesel(), imie: '', jednoImie: true };
  return built(person, await partsOf(backend, offer), backend);
}

function built(person: Person, parts: OfferParts, { settings }: Backend): Application {
  const { questions, consents, offer, prefix, place } = parts;
  const { poland } = settings;
  const preset = initialValues(poland, prefix);
  const values: EnrolmentValues = {
    ...preset,
    imie: 'Test',
    nazwisko: 'Conformance-Test',
    miejsceUrodzenia: 'Test',
    plec: 'Kobieta',
    adres: {
      ...preset.adres,
      kodPocztowy: settings.postcode,
      miejscowosc: place?.miejscowosc ?? 'Test',
      rodzajMiejscowosci: place?.rodzajMiejscowosci === 2 ? '2' : '1',
      wojewodztwo: place?.wojewodztwo ?? 'małopolskie',
      adres: place?.ulica ?? 'Test',
      numerDomu: '1',
    },
    email: TEST_EMAIL,
    // No number of Poland begins with 10.
    telefon: '100000001',
    odpowiedzi: Object.fromEntries(
      questions
        .flatMap(({ pozycjeFormularza }) => pozycjeFormularza)
        .map((question) => [answerKey(question.id), answerOf(question)]),
    ),
    zgody: givenConsents(consents),
    ...person,
  };
  const context = { today: dayInPoland(settings.now()), poland };
  try {
    return buildApplication(values, { offer, questions, consents, promoLink: null, context });
  } catch (error) {
    if (!(error instanceof InvalidValuesError)) throw error;
    throw new NotChecked(`the form cannot be filled in: ${error.fields.join(', ')}`);
  }
}

/** A valid application of somebody new with a PESEL. */
export async function newApplication(backend: Backend): Promise<Application> {
  const [offer] = await offersOf(backend);
  return built({ pesel: unusedPesel() }, await partsOf(backend, offer), backend);
}

/** A valid application of somebody new with a passport. */
export async function newForeignApplication(backend: Backend): Promise<Application> {
  const [offer] = await offersOf(backend);
  const parts = await partsOf(backend, offer);
  return built(personWithDocument(parts, backend.settings.poland), parts, backend);
}

/** The application of the same person for another offer. */
export async function forAnotherOffer(
  { kandydat }: Application,
  backend: Backend,
): Promise<Application> {
  const [, offer] = await offersOf(backend);
  if (offer === undefined) throw new NotChecked('there is only one offer');
  const person = { pesel: kandydat.pesel ?? '' };
  return built(person, await partsOf(backend, offer), backend);
}
