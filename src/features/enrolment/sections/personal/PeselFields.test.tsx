import { screen } from '@testing-library/react';
import { TODAY } from '../../../../testing/domainFixtures';
import { ready, renderSection } from '../../../../testing/renderSection';
import { PersonalSection } from './PersonalSection';

test('what a PESEL has filled in is announced, in a region that was there before', async () => {
  const { user } = renderSection(
    <PersonalSection number={4} countries={ready([])} citizenships={ready([])} today={TODAY} />,
  );
  const regions = screen.getAllByRole('status');
  await user.type(screen.getByLabelText('Numer PESEL'), '44051401359');
  const region = regions.find(({ textContent }) => textContent.startsWith('Numer jest poprawny'));
  expect(region).toHaveTextContent(
    'Numer jest poprawny Data urodzenia: 14/05/1944. Płeć: Mężczyzna',
  );
  await user.click(screen.getByRole('radio', { name: 'Kobieta' }));
  expect(region).toHaveTextContent('Numer jest poprawny Data urodzenia: 14/05/1944');
  expect(region).not.toHaveTextContent('Mężczyzna');
});
