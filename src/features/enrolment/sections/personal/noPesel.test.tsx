import { screen } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import { message } from '../../../../testing/message';
import { loadedData, renderSection } from '../../../../testing/renderSection';
import { PersonalSection } from './PersonalSection';

test('a Pole without a PESEL gives document and birth date, and may call', async () => {
  const { user } = renderSection(<PersonalSection number={3} data={loadedData()} />);
  const none = { name: pl['podsumowanie.dane_osobowe.brak_pesel'] };
  await user.click(screen.getByRole('checkbox', none));
  expect(
    screen.queryByLabelText(message('podsumowanie.dane_osobowe.pesel')),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', none)).toHaveFocus();
  expect(screen.getByLabelText(message('podsumowanie.dane_osobowe.rodzaj_dowodu'))).toBeRequired();
  expect(
    screen.getByLabelText(pl['podsumowanie.dane_osobowe.data_ur'], { selector: 'input' }),
  ).not.toHaveAttribute('readonly');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
  await user.click(screen.getByRole('checkbox', none));
  expect(screen.getByLabelText(message('podsumowanie.dane_osobowe.pesel'))).toBeRequired();
  expect(
    screen.queryByLabelText(message('podsumowanie.dane_osobowe.rodzaj_dowodu')),
  ).not.toBeInTheDocument();
});

test.each([
  ['12/05/1750', pl['podsumowanie.dane_osobowe.walidacja.data_ur_bledna']],
  ['12/05/1850', pl['podsumowanie.dane_osobowe.data_ur.dawna']],
])('the birth date %s gets one remark', async (typed, remark) => {
  const { user } = renderSection(<PersonalSection number={3} data={loadedData()} />, {
    values: { brakPesel: true },
  });
  const birthDate = screen.getByLabelText(pl['podsumowanie.dane_osobowe.data_ur'], {
    selector: 'input',
  });
  await user.type(birthDate, typed);
  await user.tab();
  const format = pl['podsumowanie.dane_osobowe.data_ur.format'];
  expect(birthDate).toHaveAccessibleDescription(`${remark} ${format}`);
});
