import { screen, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import { poleValues } from '../../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../../testing/enrolmentScreen';
import { containing, message, phrase } from '../../../../testing/message';

/** The row of the review with the label. */
const row = (label: keyof typeof pl) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === pl[label])?.parentElement;

test('the review names the studies and the candidate in rows, with links to change them', async () => {
  const { user } = await showLoadedForm({ values: poleValues() });
  const studies = row('podsumowanie.studia.tytul');
  expect(studies).toHaveTextContent('Kierunek A');
  expect(studies).toHaveTextContent('Miasto A');
  const name = row('podsumowanie.zakonczenie.kandydat');
  expect(name).toHaveTextContent('Przykład Testowa');
  expect(row('podsumowanie.dane_osobowe.data_ur')).toHaveTextContent(/\d \p{L}{3,} \d{4}/u);
  expect(row('podsumowanie.adres.tytul')).toHaveTextContent(/\d\d-\u2060\d\d\d/);
  expect(row('podsumowanie.dane_kontaktowe.email')).toHaveTextContent('kandydat@uczelnia.example');
  expect(row('podsumowanie.dane_kontaktowe.telefon')).toHaveTextContent('+48 600 100 200');
  const review = screen.getByRole('region', { name: phrase('podsumowanie.zakonczenie.tytul') });
  await user.click(
    within(review).getByRole('link', {
      name: containing(message('podsumowanie.zmien'), message('podsumowanie.zakonczenie.kandydat')),
    }),
  );
  expect(
    screen.getByRole('heading', { name: phrase('podsumowanie.dane_osobowe.tytul') }),
  ).toHaveFocus();
});

test('the review of an empty form names the studies, and of one that was begun what is missing', async () => {
  const { user } = await showLoadedForm();
  const review = within(
    screen.getByRole('region', { name: phrase('podsumowanie.zakonczenie.tytul') }),
  );
  expect(review.getAllByRole('term')).toHaveLength(1);
  expect(review.getByText(pl['podsumowanie.zakonczenie.pusto'])).toBeInTheDocument();
  await user.type(screen.getByLabelText(pl['podsumowanie.dane_osobowe.imie']), 'A');
  expect(review.queryByText(pl['podsumowanie.zakonczenie.pusto'])).not.toBeInTheDocument();
  const missing = pl['podsumowanie.zakonczenie.brak'];
  for (const label of [
    'podsumowanie.dane_osobowe.data_ur',
    'podsumowanie.adres.tytul',
    'podsumowanie.dane_kontaktowe.email',
  ] as const) {
    expect(row(label)).toHaveTextContent(missing);
  }
});

test.each([
  ['accepted', 'podsumowanie.zakonczenie.email.popraw', 'anna@gmail.com'],
  ['dismissed', 'podsumowanie.zakonczenie.email.zostaw', 'anna@gmial.com'],
] as const)(
  'the review repeats the suspicion about an e-mail address until it is %s',
  async (_answer, button, email) => {
    const values = { ...poleValues(), email: 'anna@gmial.com' };
    const { user, form, fill } = await showLoadedForm({ values });
    const review = within(
      screen.getByRole('region', { name: phrase('podsumowanie.zakonczenie.tytul') }),
    );
    expect(review.getByText('anna@gmail.com')).toBeInTheDocument();
    await user.click(review.getByRole('button', { name: pl[button] }));
    expect(submitButton()).toHaveFocus();
    expect(review.queryByText('anna@gmail.com', { selector: 'b' })).not.toBeInTheDocument();
    expect(form().getState().values.email).toBe(email);
    // Another address is doubted anew.
    fill({ email: 'anna@gmai.com' });
    expect(review.getByText('anna@gmail.com')).toBeInTheDocument();
  },
);
