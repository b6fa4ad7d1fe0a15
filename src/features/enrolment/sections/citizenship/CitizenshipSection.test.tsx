import { screen, within } from '@testing-library/react';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { NO_DICTIONARIES } from '../../../../domain/followCitizenship';
import { POLAND } from '../../../../testing/domainFixtures';
import { message } from '../../../../testing/message';
import { renderSection } from '../../../../testing/renderSection';
import { CitizenshipSection, useFollowCitizenship } from './CitizenshipSection';

const POLISH = message('podsumowanie.obywatelstwo.polskie');
const OTHER = message('podsumowanie.obywatelstwo.inne');
const PESEL = message('podsumowanie.obywatelstwo.pesel');

function Section() {
  useFollowCitizenship(NO_DICTIONARIES);
  return <CitizenshipSection number={2} />;
}

function render(values: Partial<EnrolmentValues> = {}) {
  return renderSection(<Section />, { values });
}

test('[4.4.8] the candidate is Polish by default, without a question about the PESEL', () => {
  render();
  expect(screen.getByRole('radio', { name: POLISH })).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: PESEL })).not.toBeInTheDocument();
});

test('[2.5.2, 4.4.9] a foreigner is asked about a PESEL, without a preset answer', async () => {
  const { user, values } = render();
  await user.click(screen.getByRole('radio', { name: OTHER }));
  const question = within(screen.getByRole('radiogroup', { name: PESEL }));
  expect(
    question.getByRole('radio', { name: message('podsumowanie.obywatelstwo.pesel_tak') }),
  ).not.toBeChecked();
  expect(
    question.getByRole('radio', { name: message('podsumowanie.obywatelstwo.pesel_nie') }),
  ).not.toBeChecked();
  await user.click(
    question.getByRole('radio', { name: message('podsumowanie.obywatelstwo.pesel_nie') }),
  );
  expect(values()).toMatchObject({ obcokrajowiec: true, maPesel: false });
});

test('Poland is preset for Poles only', async () => {
  const { user, values } = render();
  await user.click(screen.getByRole('radio', { name: OTHER }));
  expect(values().obywatelstwo).toBe('');
  await user.click(screen.getByRole('radio', { name: POLISH }));
  expect(values().obywatelstwo).toBe(POLAND);
});

test('another chosen citizenship survives every switch', async () => {
  const { user, values } = render({
    obcokrajowiec: true,
    obywatelstwo: 'DE',
    krajPochodzenia: 'UA',
  });
  await user.click(screen.getByRole('radio', { name: POLISH }));
  await user.click(screen.getByRole('radio', { name: OTHER }));
  expect(values()).toMatchObject({ obywatelstwo: 'DE', krajPochodzenia: 'UA' });
});

test('a restored draft keeps its country of origin', () => {
  const { values } = render({
    obcokrajowiec: true,
    obywatelstwo: 'DE',
    krajPochodzenia: POLAND,
  });
  expect(values()).toMatchObject({ obywatelstwo: 'DE', krajPochodzenia: POLAND });
});
