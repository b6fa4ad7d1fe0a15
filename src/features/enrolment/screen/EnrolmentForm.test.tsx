import { screen, waitFor, within } from '@testing-library/react';
import type { MessageId } from '../../../intl/messages';
import {
  button,
  errorList,
  getText,
  queryErrorList,
  queryText,
  textbox,
} from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  showEnrolment,
  showLoadedForm,
  submitButton,
} from '../../../testing/enrolmentScreen';
import { beginning, containing, message, phrase } from '../../../testing/message';

/** The titles of the sections, after the chosen studies: each has its number. */
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const numbered = (number: number, id: MessageId) =>
  expect.stringMatching(containing(`${number}.`, message(id))) as string;

test('[2.5.2, 2.5.3, 2.5.6, 2.5.8, 2.5.10, 2.5.11, 2.5.16] visible sections are numbered', async () => {
  await showLoadedForm();
  expect(headings()).toEqual([
    'Kierunek A',
    numbered(1, 'podsumowanie.obywatelstwo.tytul'),
    numbered(2, 'podsumowanie.legitymacja.tytul'),
    numbered(3, 'podsumowanie.dane_osobowe.tytul'),
    numbered(4, 'podsumowanie.adres.tytul'),
    numbered(5, 'podsumowanie.adres_korespondencyjny.tytul'),
    numbered(6, 'podsumowanie.dane_kontaktowe.tytul'),
    numbered(7, 'podsumowanie.formularze.tytul'),
    numbered(8, 'podsumowanie.regulamin.tytul'),
    numbered(9, 'podsumowanie.zakonczenie.tytul'),
  ]);
});

test('[2.5.5] postgraduate studies without extra questions have neither card nor questions', async () => {
  enrolmentBackend({ 'GET definicje-formularzy/kierunek-specjalnosc/7': () => ({ body: [] }) });
  await showEnrolment({ postgraduate: true });
  await waitFor(() =>
    expect(headings()).toContainEqual(numbered(6, 'podsumowanie.regulamin.tytul')),
  );
  expect(queryText('podsumowanie.legitymacja.tytul')).not.toBeInTheDocument();
  expect(queryText('podsumowanie.formularze.tytul')).not.toBeInTheDocument();
});

test('[2.5.1] the chosen studies are one row, with one link to change them', async () => {
  await showLoadedForm();
  const studies = screen.getByRole('region', { name: message('podsumowanie.studia.tytul') });
  expect(within(studies).getByText(/Miasto A/)).toBeInTheDocument();
  expect(
    within(studies).getByRole('link', {
      name: containing(message('podsumowanie.zmien'), message('podsumowanie.studia.tytul')),
    }),
  ).toHaveAttribute('href', '/wybor-trybu');
});

test('[4.4.1] no errors are shown before the first submit', async () => {
  const { errorCount } = await showLoadedForm();
  expect(
    screen.queryByText(message('podsumowanie.dane_osobowe.walidacja.imie_krotkie')),
  ).not.toBeInTheDocument();
  expect(queryErrorList()).not.toBeInTheDocument();
  expect(errorCount()).toBe(0);
});

test('[4.4.2, 5.4.3] a submit with errors lists them, focuses the list and sends nothing', async () => {
  const { user, errorCount, calls } = await showLoadedForm({
    values: { ...poleValues(), imie: 'A', email: '' },
  });
  await user.click(submitButton());

  const list = errorList(2);
  expect(list).toHaveFocus();
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    message('podsumowanie.dane_osobowe.walidacja.imie_krotkie'),
    message('podsumowanie.dane_kontaktowe.walidacja.email'),
  ]);
  expect(textbox('podsumowanie.dane_osobowe.imie')).toBeInvalid();
  expect(errorCount()).toBe(2);
  expect(calls.some(({ call }) => call === 'POST kandydaci')).toBe(false);

  await user.click(
    within(list).getByRole('link', {
      name: phrase('podsumowanie.dane_kontaktowe.walidacja.email'),
    }),
  );
  expect(textbox('podsumowanie.dane_kontaktowe.email')).toHaveFocus();
});

test('[4.4.3] afterwards errors update while typing', async () => {
  const { user, errorCount } = await showLoadedForm({
    values: { ...poleValues(), imie: 'A', nazwisko: '' },
  });
  await user.click(submitButton());
  expect(getText('podsumowanie.zakonczenie.do_poprawy', { liczba: 2 })).toBeInTheDocument();
  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'nna');
  expect(getText('podsumowanie.zakonczenie.do_poprawy', { liczba: 1 })).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', {
      name: beginning('podsumowanie.zakonczenie.do_poprawy', { liczba: 1 }),
    }),
  );
  expect(errorList(1)).toHaveFocus();

  const surname = textbox('podsumowanie.dane_osobowe.nazwisko');
  await user.type(surname, 'Testowa');
  expect(queryErrorList()).not.toBeInTheDocument();
  expect(
    screen.getByText(message('podsumowanie.zakonczenie.pozostalo', { liczba: 0 })),
  ).toBeInTheDocument();
  expect(errorCount()).toBe(0);

  await user.clear(surname);
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: phrase('podsumowanie.bledy.tytul', { liczba: 1 }),
    }),
  ).toBeVisible();
  expect(surname).toHaveFocus();
});

test('the bar leads from error to error, and past those that stay or are gone', async () => {
  const { user } = await showLoadedForm({
    values: { ...poleValues(), imie: '', email: '', zgody: {} },
  });
  await user.click(submitButton());
  const next = button('podsumowanie.zakonczenie.nastepny_blad');
  const [firstName, email] = [
    textbox('podsumowanie.dane_osobowe.imie'),
    textbox('podsumowanie.dane_kontaktowe.email'),
  ];
  const consents = screen.getByRole('checkbox', {
    name: beginning('podsumowanie.regulamin.wszystkie'),
  });
  for (const field of [firstName, email, consents, firstName]) {
    await user.click(next);
    expect(field).toHaveFocus();
  }
  await user.click(next);
  await user.type(email, 'anna@uczelnia.example');
  await user.click(next);
  expect(consents).toHaveFocus();
});

test('an untouched form has no complete sections, and all fields count as remaining', async () => {
  const { user } = await showLoadedForm();
  const panel = screen.getByRole('list', { name: message('panel.sekcje.tytul') });
  expect(
    within(panel).queryByRole('link', { name: phrase('panel.sekcje.uzupelnione') }),
  ).not.toBeInTheDocument();
  expect(getText('podsumowanie.zakonczenie.pozostalo', { liczba: 13 })).toBeInTheDocument();
  expect(submitButton()).not.toHaveAttribute('data-tonal');

  await user.click(
    screen.getByRole('radio', { name: message('podsumowanie.obywatelstwo.polskie') }),
  );
  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'Anna');
  expect(getText('podsumowanie.zakonczenie.pozostalo', { liczba: 12 })).toBeInTheDocument();
  expect(
    within(panel)
      .getAllByRole('link', { name: phrase('panel.sekcje.uzupelnione') })
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining(message('podsumowanie.obywatelstwo.tytul')),
    // Passed with its preset answer.
    expect.stringContaining(message('podsumowanie.legitymacja.tytul')),
  ]);
});

test('the panel ticks complete sections and counts errors in validation mode', async () => {
  const { user } = await showLoadedForm({ values: { ...poleValues(), email: '', telefon: '' } });
  const panel = screen.getByRole('list', { name: message('panel.sekcje.tytul') });
  expect(
    within(panel).getByRole('link', {
      name: containing(
        message('podsumowanie.dane_osobowe.tytul'),
        message('panel.sekcje.uzupelnione'),
      ),
    }),
  ).toBeInTheDocument();
  expect(
    within(panel).getByRole('link', { name: message('podsumowanie.dane_kontaktowe.tytul') }),
  ).toBeInTheDocument();

  await user.click(submitButton());
  expect(
    within(panel).getByRole('link', {
      name: containing(
        message('podsumowanie.dane_kontaktowe.tytul'),
        message('panel.sekcje.bledy', { liczba: 2 }),
      ),
    }),
  ).toBeInTheDocument();
  await user.click(
    within(panel).getByRole('link', { name: phrase('podsumowanie.dane_kontaktowe.tytul') }),
  );
  expect(
    screen.getByRole('heading', { level: 2, name: phrase('podsumowanie.dane_kontaktowe.tytul') }),
  ).toHaveFocus();
});
