import { act, screen, within } from '@testing-library/react';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { POLAND } from '../../../../testing/domainFixtures';
import { renderSection } from '../../../../testing/renderSection';
import { CitizenshipSection } from './CitizenshipSection';

const POLISH = 'Mam obywatelstwo polskie';
const OTHER = 'Nie mam obywatelstwa polskiego';
const PESEL = 'Czy masz numer PESEL?';

function render(values: Partial<EnrolmentValues> = {}) {
  return renderSection(<CitizenshipSection number={2} poland={POLAND} />, { values });
}

test('the candidate is Polish until something else is said, and is not asked about a PESEL', () => {
  render();
  expect(screen.getByRole('radio', { name: POLISH })).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: PESEL })).not.toBeInTheDocument();
});

test('a foreigner is asked about a PESEL, with no answer preset', async () => {
  const { user, values } = render();
  await user.click(screen.getByRole('radio', { name: OTHER }));
  const question = within(screen.getByRole('radiogroup', { name: PESEL }));
  expect(question.getByRole('radio', { name: 'Tak' })).not.toBeChecked();
  expect(question.getByRole('radio', { name: 'Nie' })).not.toBeChecked();
  await user.click(question.getByRole('radio', { name: 'Nie' }));
  expect(values()).toMatchObject({ obcokrajowiec: true, maPesel: false });
});

test('the answer about the PESEL is still there after a detour to Polish', async () => {
  const { user } = render({ obcokrajowiec: true, maPesel: true });
  await user.click(screen.getByRole('radio', { name: POLISH }));
  await user.click(screen.getByRole('radio', { name: OTHER }));
  expect(screen.getByRole('radio', { name: 'Tak' })).toBeChecked();
});

test('Poland is preset for Poles only', async () => {
  const { user, values } = render();
  await user.click(screen.getByRole('radio', { name: OTHER }));
  expect(values().obywatelstwo).toBe('');
  await user.click(screen.getByRole('radio', { name: POLISH }));
  expect(values().obywatelstwo).toBe(POLAND);
});

test('another citizenship that was chosen survives every switch', async () => {
  const { user, values } = render({
    obcokrajowiec: true,
    obywatelstwo: 'DE',
    krajPochodzenia: 'UA',
  });
  await user.click(screen.getByRole('radio', { name: POLISH }));
  await user.click(screen.getByRole('radio', { name: OTHER }));
  expect(values()).toMatchObject({ obywatelstwo: 'DE', krajPochodzenia: 'UA' });
});

test('a draft that comes back keeps the country of origin it was left with', () => {
  const { form, values } = render();
  act(() =>
    form.initialize({
      ...values(),
      obcokrajowiec: true,
      obywatelstwo: 'DE',
      krajPochodzenia: POLAND,
    }),
  );
  expect(values()).toMatchObject({ obywatelstwo: 'DE', krajPochodzenia: POLAND });
});
