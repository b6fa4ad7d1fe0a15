import { screen, waitFor } from '@testing-library/react';
import {
  CITIZENSHIPS,
  CONSENTS,
  COUNTRIES,
  passportValues,
  PHONE_PREFIXES,
  TYPED,
} from '../../../testing/domainFixtures';
import { enrolmentBackend, FORM_DATA, showEnrolment } from '../../../testing/enrolmentScreen';
import { message, phrase } from '../../../testing/message';

const QUESTIONS_CALL = 'GET definicje-formularzy/kierunek-specjalnosc/7';
const CONSENTS_CALL = 'GET warunki-rekrutacyjne/rekrutacja/70';
const COUNTRIES_CALL = 'GET slowniki/kraj';
const CITIZENSHIPS_CALL = 'GET slowniki/obywatelstwo';
const PREFIXES_CALL = 'GET slowniki/numer-kierunkowy';
const PREFIX = message('podsumowanie.dane_kontaktowe.numer_kierunkowy');
const CITIZENSHIP = message('podsumowanie.dane_osobowe.obywatelstwo');
const ORIGIN = message('podsumowanie.dane_osobowe.kraj_pochodzenia');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The form of a foreigner with these responses. */
async function showForm(bodies: Record<string, unknown>) {
  const answers = Object.entries(bodies).map(([call, body]) => [call, () => ({ body })] as const);
  enrolmentBackend(Object.fromEntries(answers));
  await showEnrolment({ values: passportValues() });
}

/** Options of a list, without the empty one. */
const options = (label: string) => [
  ...screen.getByLabelText(label).querySelectorAll('option:not([value=""])'),
];

test('huge → all of it', async () => {
  const many = <T,>(length: number, item: (id: number) => T) =>
    Array.from({ length }, (_, id) => item(id));
  const names = many(100, (id) => ({ nazwa: `Kraina ${id}`, wartosc: `K${id}` }));
  const questions = many(40, (id) => ({ ...TYPED, id, nazwa: `Pytanie ${id}` }));
  const bodies: Record<string, unknown> = {
    [QUESTIONS_CALL]: [{ tytul: 'Formularz', informacja: null, pozycjeFormularza: questions }],
    [CONSENTS_CALL]: many(40, (id) => ({ id, tytul: `Warunek ${id}`, trescWarunkow: 'Treść' })),
    [COUNTRIES_CALL]: [...COUNTRIES, ...names],
    [CITIZENSHIPS_CALL]: [...CITIZENSHIPS, ...names],
    [PREFIXES_CALL]: names.map(({ nazwa }, id) => ({
      kodKierunkowy: `+${id + 1}`,
      wartosc: nazwa,
      domyslny: false,
    })),
  };
  await showForm(bodies);
  await screen.findByText('Warunek 39');
  await waitFor(() => expect(options(PREFIX)).toHaveLength(100));
  expect(screen.getAllByText(/^Warunek \d+$/)).toHaveLength(40);
  expect(screen.getAllByText(/^Pytanie \d+$/)).toHaveLength(40);
  // Without the Polish one.
  expect(options(CITIZENSHIP)).toHaveLength(CITIZENSHIPS.length + 99);
  expect(options(ORIGIN)).toHaveLength(COUNTRIES.length + 100);
});

test('duplicates → each of them once', async () => {
  const twice = Object.fromEntries(
    Object.entries(FORM_DATA).map(([call, body]) => [call, [...(body as []), ...(body as [])]]),
  );
  await showForm(twice);
  expect(await screen.findAllByRole('checkbox', { name: 'Warunek pierwszy' })).toHaveLength(1);
  expect(screen.getAllByRole('radiogroup', { name: 'Pytanie tak lub nie' })).toHaveLength(1);
  await waitFor(() => expect(options(PREFIX)).toHaveLength(PHONE_PREFIXES.length));
  expect(options(ORIGIN)).toHaveLength(COUNTRIES.length);
  expect(options(CITIZENSHIP)).toHaveLength(CITIZENSHIPS.length - 1);
});

test('a malformed condition is a failure, not a form without it', async () => {
  enrolmentBackend({ [CONSENTS_CALL]: () => ({ body: [...CONSENTS, { id: 3 }] }) });
  await showEnrolment();
  expect(await screen.findByText(phrase('podsumowanie.regulamin.blad'))).toBeInTheDocument();
});
