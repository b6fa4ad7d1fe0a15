import { screen, within } from '@testing-library/react';
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
