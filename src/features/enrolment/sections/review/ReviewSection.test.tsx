import { screen, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import { poleValues } from '../../../../testing/domainFixtures';
import { showLoadedForm } from '../../../../testing/enrolmentScreen';

test('the review names the candidate and the studies, with links to change them', async () => {
  const { user } = await showLoadedForm({ values: poleValues() });
  const review = screen.getByRole('region', { name: /Wysłanie zgłoszenia/ });
  expect(review.textContent).toContain(
    'Przykład Testowa, kandydat@uczelnia.example, +48\u00a0600\u00a0100\u00a0200',
  );
  const studies = within(review).getAllByRole('listitem');
  expect(studies.map(({ textContent }) => textContent.trim())).toEqual([
    'Kierunek: Kierunek A',
    'Miasto / wydział: Miasto A',
  ]);
  await user.click(within(review).getByRole('link', { name: /Zmień.*Imię i\s?nazwisko/ }));
  expect(screen.getByRole('heading', { name: /Dane osobowe/ })).toHaveFocus();
});

test('the review of an empty form says what is missing, in sight', async () => {
  await showLoadedForm();
  const review = screen.getByRole('region', { name: /Wysłanie zgłoszenia/ });
  expect(review).toHaveTextContent(/Imię i\snazwisko: jeszcze nie podano/);
  expect(within(review).getByText(/^Imię i\snazwisko:/)).not.toHaveClass('sr');
});

test.each([
  ['accepted', 'podsumowanie.zakonczenie.email.popraw', 'anna@gmail.com'],
  ['dismissed', 'podsumowanie.zakonczenie.email.zostaw', 'anna@gmial.com'],
] as const)(
  'the review repeats the suspicion about an e-mail address until it is %s',
  async (_answer, button, email) => {
    const values = { ...poleValues(), email: 'anna@gmial.com' };
    const { user, form, fill } = await showLoadedForm({ values });
    const review = within(screen.getByRole('region', { name: /Wysłanie zgłoszenia/ }));
    expect(review.getByText('anna@gmail.com')).toBeInTheDocument();
    await user.click(review.getByRole('button', { name: pl[button] }));
    expect(review.queryByText('anna@gmail.com')).not.toBeInTheDocument();
    expect(form().getState().values.email).toBe(email);
    // Another address is doubted anew.
    fill({ email: 'anna@gmai.com' });
    expect(review.getByText('anna@gmail.com')).toBeInTheDocument();
  },
);
