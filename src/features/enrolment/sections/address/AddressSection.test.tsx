import { screen, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { fakeBackend } from '../../../../testing/backend';
import { foreignAddress, POLAND, polishAddress } from '../../../../testing/domainFixtures';
import { anyOf, message, phrase } from '../../../../testing/message';
import { loadedData, ready, renderSection } from '../../../../testing/renderSection';
import { CorrespondenceSection, ResidenceSection } from './AddressSections';

const COUNTRIES = [
  { nazwa: 'Łotwa', wartosc: 'LV' },
  { nazwa: 'Niemcy', wartosc: 'DE' },
  { nazwa: 'Polska', wartosc: POLAND },
];

function render(values: Partial<EnrolmentValues> = {}, showErrors = false) {
  fakeBackend({});
  const data = loadedData({ countries: ready(COUNTRIES) });
  return renderSection(
    <>
      <ResidenceSection number={5} data={data} />
      <CorrespondenceSection number={6} data={data} />
    </>,
    { values, showErrors },
  );
}

const residence = () =>
  within(screen.getByRole('region', { name: phrase('podsumowanie.adres.tytul') }));
const correspondence = () =>
  within(screen.getByRole('region', { name: phrase('podsumowanie.adres_korespondencyjny.tytul') }));
const field = (name: string | RegExp) => residence().getByLabelText(name);

test('the country is Poland at first, which is first in the list', () => {
  render();
  expect(field(message('podsumowanie.adres.kraj'))).toHaveDisplayValue('Polska');
  const names = within(field(message('podsumowanie.adres.kraj'))).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    message('podsumowanie.pole.wybierz'),
    'Polska',
    'Łotwa',
    'Niemcy',
  ]);
});

test('[2.6.1, 2.6.6, 9.2.11] an address abroad is typed, without a voivodeship', async () => {
  const { user, values } = render();
  await user.selectOptions(field(message('podsumowanie.adres.kraj')), 'Niemcy');
  expect(
    residence().queryByLabelText(message('podsumowanie.adres.wojewodztwo')),
  ).not.toBeInTheDocument();
  await user.type(field(message('podsumowanie.adres.kod_pocztowy')), 'D-00000');
  await user.type(field(message('podsumowanie.adres.miejscowosc')), 'Musterdorf');
  await user.selectOptions(
    field(message('podsumowanie.adres.rodzaj_miejscowosci')),
    message('podsumowanie.adres.rodzaj_miejscowosci.wies'),
  );
  await user.type(field(message('podsumowanie.adres.ulica')), 'Musterweg');
  await user.type(field(anyOf('podsumowanie.adres.numer_domu')), '5');
  expect(values().adres).toEqual(foreignAddress());
});

test('a town and a street without capitals get a hint', async () => {
  const { user, values } = render({ adres: { ...foreignAddress(), miejscowosc: '', adres: '' } });
  await user.type(field(message('podsumowanie.adres.miejscowosc')), 'frankfurt am main');
  await user.tab();
  await user.click(
    await residence().findByRole('button', {
      name: message('podsumowanie.dane_osobowe.wielka_litera', { tekst: 'Frankfurt am Main' }),
    }),
  );
  await user.type(field(message('podsumowanie.adres.ulica')), 'ul. polna');
  await user.tab();
  await user.click(
    await residence().findByRole('button', {
      name: message('podsumowanie.dane_osobowe.wielka_litera', { tekst: 'ul. Polna' }),
    }),
  );
  expect(values().adres).toMatchObject({ miejscowosc: 'Frankfurt am Main', adres: 'ul. Polna' });
});

test('[5.1.8] a country may have no postcodes', async () => {
  const { user } = render({ adres: { ...foreignAddress(), kodPocztowy: '' } }, true);
  expect(field(message('podsumowanie.adres.kod_pocztowy'))).toHaveAttribute('aria-invalid', 'true');
  await user.click(
    residence().getByRole('checkbox', { name: phrase('podsumowanie.adres.kod_pocztowy.brak') }),
  );
  expect(field(message('podsumowanie.adres.kod_pocztowy'))).not.toHaveAttribute('aria-invalid');
  expect(field(message('podsumowanie.adres.kod_pocztowy'))).toHaveAttribute('readonly');
  expect(field(message('podsumowanie.adres.kod_pocztowy'))).toHaveValue('-');
});

test('[2.6.1] a change of country loses nothing', async () => {
  const { user, values } = render({ adres: polishAddress() });
  await user.selectOptions(field(message('podsumowanie.adres.kraj')), 'Niemcy');
  expect(field(message('podsumowanie.adres.miejscowosc'))).toHaveValue('Przykładowo');
  expect(field(message('podsumowanie.adres.ulica'))).toHaveValue('ul. Wymyślona');
  await user.selectOptions(field(message('podsumowanie.adres.kraj')), 'Polska');
  expect(field(message('podsumowanie.adres.wojewodztwo'))).toHaveValue('zmyślone');
  expect(values().adres).toEqual(polishAddress());
});

test('a town and a street of two characters can be confirmed', async () => {
  const short = { ...foreignAddress(), miejscowosc: 'Au', adres: 'Xy' };
  const { user, form } = render({ adres: short }, true);
  const confirmations = residence().getAllByRole('checkbox', {
    name: message('podsumowanie.pole.potwierdzenie_nazwa'),
  });
  expect(confirmations).toHaveLength(2);
  for (const confirmation of confirmations) await user.click(confirmation);
  expect(field(message('podsumowanie.adres.miejscowosc'))).not.toHaveAttribute('aria-invalid');
  expect(form.getState().errors).not.toHaveProperty('adres');
});

test('[2.6.6] a village without streets gets a hint', async () => {
  const { user } = render({ adres: foreignAddress() });
  expect(field(message('podsumowanie.adres.ulica'))).toHaveAccessibleDescription(
    message('podsumowanie.adres.ulica.bez_ulic'),
  );
  await user.selectOptions(
    field(message('podsumowanie.adres.rodzaj_miejscowosci')),
    message('podsumowanie.adres.rodzaj_miejscowosci.miasto'),
  );
  expect(field(message('podsumowanie.adres.ulica'))).not.toHaveAccessibleDescription();
});

test('[2.5.8, 3.8.1, 4.4.16, 4.4.17] the correspondence address is the residence unless another one is chosen', async () => {
  const { user, values } = render();
  expect(
    correspondence().getByRole('radio', {
      name: message('podsumowanie.adres_korespondencyjny.taki_sam'),
    }),
  ).toBeChecked();
  expect(
    correspondence().queryByLabelText(message('podsumowanie.adres.kraj')),
  ).not.toBeInTheDocument();
  await user.click(
    correspondence().getByRole('radio', {
      name: message('podsumowanie.adres_korespondencyjny.inny'),
    }),
  );
  await user.selectOptions(
    correspondence().getByLabelText(message('podsumowanie.adres.kraj')),
    'Łotwa',
  );
  await user.type(correspondence().getByLabelText(message('podsumowanie.adres.ulica')), 'Druga');
  expect(values()).toMatchObject({
    adresKorespondencyjnyJakZamieszkania: false,
    adres: { kraj: POLAND, adres: '' },
    adresKontaktowy: { kraj: 'LV', adres: 'Druga' },
  });
});

test('[4.4.15] a correspondence address is restored when it is shown again', async () => {
  const { user } = render({
    adresKontaktowy: foreignAddress(),
    adresKorespondencyjnyJakZamieszkania: false,
  });
  await user.click(
    correspondence().getByRole('radio', {
      name: phrase('podsumowanie.adres_korespondencyjny.taki_sam'),
    }),
  );
  await user.click(
    correspondence().getByRole('radio', {
      name: message('podsumowanie.adres_korespondencyjny.inny'),
    }),
  );
  expect(correspondence().getByLabelText(message('podsumowanie.adres.miejscowosc'))).toHaveValue(
    'Musterdorf',
  );
});

test('a house number in the street is offered for its own field, while that is empty', async () => {
  const { user, values } = render();
  const offer = pl['podsumowanie.adres.ulica.numer'].replace('{tekst}', '5/7');
  await user.type(field(message('podsumowanie.adres.ulica')), 'ul. Polna 5/7');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: offer }));
  expect(values().adres).toMatchObject({ adres: 'ul. Polna', numerDomu: '5/7' });
  await user.type(field(message('podsumowanie.adres.ulica')), ' 5/7');
  await user.tab();
  expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
});
