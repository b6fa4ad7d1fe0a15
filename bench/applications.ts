/*
 * Writes valid applications of invented candidates as the form would send them: `node -r
 * ./server/testing/typescript.cjs bench/applications.ts ADDRESS COUNT FILE`
 */
import { writeFileSync } from 'node:fs';
import type { Consent } from '../src/contract/consent';
import type { Offer } from '../src/contract/offer';
import type { FormDefinition } from '../src/contract/question';
import { buildApplication } from '../src/domain/buildApplication';
import { givenConsents } from '../src/domain/consents';
import { answerKey, type EnrolmentValues, initialValues } from '../src/domain/enrolmentValues';
import { questionKind } from '../src/domain/questions';

const [address = '', count = '1', file = 'applications.json'] = process.argv.slice(2);
const POLAND = 'PL';

async function fetchJson(call: string): Promise<unknown> {
  return (await fetch(`${address}api/rekrutacja/${call}`)).json();
}

function answers(definitions: readonly FormDefinition[]): EnrolmentValues['odpowiedzi'] {
  const questions = definitions.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
  return Object.fromEntries(
    questions.map((question) => {
      const first = String(question.odpowiedzi[0]?.id);
      const kind = questionKind(question);
      const answer = kind === 'TEKST' ? 'Odpowiedź' : kind === 'TAKNIE' ? first : [first];
      return [answerKey(question.id), answer];
    }),
  );
}

async function main(): Promise<void> {
  const [offer] = (await fetchJson('dks')) as Offer[];
  if (offer === undefined) throw new Error('There are no offers.');
  const { kierunekSpecjalnosc, rekrutacja } = offer;
  const questions = (await fetchJson(
    `definicje-formularzy/kierunek-specjalnosc/${kierunekSpecjalnosc.id}`,
  )) as FormDefinition[];
  const consents = (await fetchJson(
    `warunki-rekrutacyjne/rekrutacja/${rekrutacja.id}?lang=pl`,
  )) as Consent[];
  const values: EnrolmentValues = {
    ...initialValues(POLAND, '+48'),
    obcokrajowiec: true,
    maPesel: false,
    imie: 'Testowa',
    nazwisko: 'Osoba-Próbna',
    obcokrajowiecRodzajDowodu: 'paszport',
    dataUrodzenia: '09/07/2001',
    miejsceUrodzenia: 'Berlin',
    plec: 'Kobieta',
    obywatelstwo: 'DE',
    krajPochodzenia: 'DE',
    adres: {
      ...initialValues(POLAND, '+48').adres,
      kraj: POLAND,
      kodPocztowy: '30-001',
      miejscowosc: 'Kraków',
      rodzajMiejscowosci: '1',
      wojewodztwo: 'małopolskie',
      adres: 'Pawia',
      numerDomu: '5/7',
    },
    email: 'test@example.org',
    telefon: '600100200',
    odpowiedzi: answers(questions),
    zgody: givenConsents(consents),
  };
  const applications = Array.from({ length: Number(count) }, (_, index) =>
    buildApplication(
      { ...values, obcokrajowiecSeriaNumerDowodu: `ZZ${String(index).padStart(7, '0')}` },
      {
        offer,
        questions,
        consents,
        promoLink: null,
        context: { today: new Date().toISOString().slice(0, 10), poland: POLAND },
      },
    ),
  );
  writeFileSync(file, JSON.stringify(applications));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
