import { screen } from '@testing-library/react';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { TODAY } from '../../../../testing/domainFixtures';
import { ready, renderSection } from '../../../../testing/renderSection';
import { PersonalSection } from './PersonalSection';

const CHECK_AGE = /masz ponad 110\slat\. Sprawdź ją\./;
/** Men born on 14 May 1944 and on 1 January 1902. */
const PESEL = '44051401359';
const OLD_PESEL = '02010100019';

function render(values: Partial<EnrolmentValues> = {}) {
  return renderSection(
    <PersonalSection number={4} countries={ready([])} citizenships={ready([])} today={TODAY} />,
    { values },
  );
}

test('a PESEL of somebody over 110 is accepted, with a hint at the birth date', async () => {
  const { user, form } = render();
  const field = screen.getByLabelText('Numer PESEL');
  await user.type(field, PESEL);
  expect(screen.queryByText(CHECK_AGE)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, OLD_PESEL);
  const birthDate = screen.getByLabelText('Data urodzenia', { selector: 'input' });
  expect(birthDate).toHaveValue('01/01/1902');
  expect(birthDate).toHaveAccessibleDescription(CHECK_AGE);
  expect(form.getState().errors).not.toHaveProperty('pesel');
});

test('a typed birth date gets the hint from the day after the birthday', async () => {
  const { user } = render({ obcokrajowiec: true, maPesel: false });
  const birthDate = screen.getByLabelText('Data urodzenia');
  await user.type(birthDate, '01/09/1915');
  expect(screen.queryByText(CHECK_AGE)).not.toBeInTheDocument();
  await user.clear(birthDate);
  await user.type(birthDate, '31/08/1915');
  expect(screen.getByText(CHECK_AGE)).toBeInTheDocument();
});
