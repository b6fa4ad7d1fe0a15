import { screen, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { fakeBackend } from '../../../../testing/backend';
import { foreignAddress, POLAND, polishAddress } from '../../../../testing/domainFixtures';
import { ready, renderSection } from '../../../../testing/renderSection';
import { CorrespondenceSection, ResidenceSection } from './AddressSections';

const COUNTRIES = [
  { nazwa: 'Łotwa', wartosc: 'LV' },
  { nazwa: 'Niemcy', wartosc: 'DE' },
  { nazwa: 'Polska', wartosc: POLAND },
];

function render(values: Partial<EnrolmentValues> = {}, showErrors = false) {
  fakeBackend({});
  return renderSection(
    <>
      <ResidenceSection number={5} countries={ready(COUNTRIES)} />
      <CorrespondenceSection number={6} countries={ready(COUNTRIES)} />
    </>,
    { values, showErrors },
  );
}

const residence = () => within(screen.getByRole('region', { name: /Adres zamieszkania/ }));
const correspondence = () =>
  within(screen.getByRole('region', { name: /Adres do korespondencji/ }));
const field = (name: string) => residence().getByLabelText(name);

test('the country is Poland at first, which is first in the list', () => {
  render();
  expect(field('Kraj')).toHaveDisplayValue('Polska');
  const names = within(field('Kraj')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Wybierz',
    'Polska',
    'Łotwa',
    'Niemcy',
  ]);
});

test('an address abroad is typed, without a voivodeship', async () => {
  const { user, values } = render();
  await user.selectOptions(field('Kraj'), 'Niemcy');
  expect(residence().queryByLabelText('Województwo')).not.toBeInTheDocument();
  await user.type(field('Kod pocztowy'), 'D-00000');
  await user.type(field('Miejscowość'), 'Musterdorf');
  await user.selectOptions(field('Rodzaj miejscowości'), 'wieś');
  await user.type(field('Ulica'), 'Musterweg');
  await user.type(field('Numer domu i mieszkania'), '5');
  expect(values().adres).toEqual(foreignAddress());
});

test('a town and a street without capitals get a hint', async () => {
  const { user, values } = render({ adres: { ...foreignAddress(), miejscowosc: '', adres: '' } });
  await user.type(field('Miejscowość'), 'frankfurt am main');
  await user.tab();
  await user.click(
    await residence().findByRole('button', { name: 'Zamień na „Frankfurt am Main”' }),
  );
  await user.type(field('Ulica'), 'ul. polna');
  await user.tab();
  await user.click(await residence().findByRole('button', { name: 'Zamień na „ul. Polna”' }));
  expect(values().adres).toMatchObject({ miejscowosc: 'Frankfurt am Main', adres: 'ul. Polna' });
});

test('a country may have no postcodes', async () => {
  const { user } = render({ adres: { ...foreignAddress(), kodPocztowy: '' } }, true);
  expect(field('Kod pocztowy')).toHaveAttribute('aria-invalid', 'true');
  await user.click(residence().getByRole('checkbox', { name: /nie ma kodów pocztowych/ }));
  expect(field('Kod pocztowy')).not.toHaveAttribute('aria-invalid');
  expect(field('Kod pocztowy')).toHaveAttribute('readonly');
  expect(field('Kod pocztowy')).toHaveValue('-');
});

test('a change of country loses nothing', async () => {
  const { user, values } = render({ adres: polishAddress() });
  await user.selectOptions(field('Kraj'), 'Niemcy');
  expect(field('Miejscowość')).toHaveValue('Przykładowo');
  expect(field('Ulica')).toHaveValue('ul. Wymyślona');
  await user.selectOptions(field('Kraj'), 'Polska');
  expect(field('Województwo')).toHaveValue('zmyślone');
  expect(values().adres).toEqual(polishAddress());
});

test('a town and a street of two characters can be confirmed', async () => {
  const short = { ...foreignAddress(), miejscowosc: 'Au', adres: 'Xy' };
  const { user, form } = render({ adres: short }, true);
  const confirmations = residence().getAllByRole('checkbox', { name: 'To jest pełna nazwa' });
  expect(confirmations).toHaveLength(2);
  for (const confirmation of confirmations) await user.click(confirmation);
  expect(field('Miejscowość')).not.toHaveAttribute('aria-invalid');
  expect(form.getState().errors).not.toHaveProperty('adres');
});

test('a village without streets gets a hint', async () => {
  const { user } = render({ adres: foreignAddress() });
  expect(field('Ulica')).toHaveAccessibleDescription(
    'Jeśli nie ma tu ulic, wpisz nazwę miejscowości.',
  );
  await user.selectOptions(field('Rodzaj miejscowości'), 'miasto');
  expect(field('Ulica')).not.toHaveAccessibleDescription();
});

test('the correspondence address is the residence unless another one is chosen', async () => {
  const { user, values } = render();
  expect(
    correspondence().getByRole('radio', { name: 'Taki sam jak adres zamieszkania' }),
  ).toBeChecked();
  expect(correspondence().queryByLabelText('Kraj')).not.toBeInTheDocument();
  await user.click(correspondence().getByRole('radio', { name: 'Inny adres' }));
  await user.selectOptions(correspondence().getByLabelText('Kraj'), 'Łotwa');
  await user.type(correspondence().getByLabelText('Ulica'), 'Druga');
  expect(values()).toMatchObject({
    adresKorespondencyjnyJakZamieszkania: false,
    adres: { kraj: POLAND, adres: '' },
    adresKontaktowy: { kraj: 'LV', adres: 'Druga' },
  });
});

test('a correspondence address is restored when it is shown again', async () => {
  const { user } = render({
    adresKontaktowy: foreignAddress(),
    adresKorespondencyjnyJakZamieszkania: false,
  });
  await user.click(correspondence().getByRole('radio', { name: /Taki sam/ }));
  await user.click(correspondence().getByRole('radio', { name: 'Inny adres' }));
  expect(correspondence().getByLabelText('Miejscowość')).toHaveValue('Musterdorf');
});

test('a house number in the street is offered for its own field, while that is empty', async () => {
  const { user, values } = render();
  const offer = pl['podsumowanie.adres.ulica.numer'].replace('{tekst}', '5/7');
  await user.type(field('Ulica'), 'ul. Polna 5/7');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: offer }));
  expect(values().adres).toMatchObject({ adres: 'ul. Polna', numerDomu: '5/7' });
  await user.type(field('Ulica'), ' 5/7');
  await user.tab();
  expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
});
