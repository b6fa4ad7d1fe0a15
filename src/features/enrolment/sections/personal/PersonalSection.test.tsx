import { act, screen, within } from '@testing-library/react';
import pl from '../../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { getText } from '../../../../testing/controls';
import { POLAND, TODAY } from '../../../../testing/domainFixtures';
import { message, phrase } from '../../../../testing/message';
import { loadedData, ready, renderSection } from '../../../../testing/renderSection';
import { PersonalSection } from './PersonalSection';

const listOf = (codes: Record<string, string>) =>
  Object.entries(codes).map(([nazwa, wartosc]) => ({ nazwa, wartosc }));
const COUNTRIES = listOf({ Ukraina: 'UA', Łotwa: 'LV', Polska: POLAND, Litwa: 'LT' });
const CITIZENSHIPS = listOf({ ukraińskie: 'UA', polskie: POLAND, łotewskie: 'LV' });
/** Valid: men born on 14 May 1944 and 1 January 1902, a woman born on 29 February 2004. */
const MANS_PESEL = '44051401359';
const OLD_PESEL = '02010100019';
const WOMANS_PESEL = '04222945684';
const WRONG_PESEL = message('podsumowanie.dane_osobowe.walidacja.pesel_bledny');
const CHECK_AGE = phrase('podsumowanie.dane_osobowe.data_ur.dawna');
const WOMAN = message('podsumowanie.dane_osobowe.plec.kobieta');
const MAN = message('podsumowanie.dane_osobowe.plec.mezczyzna');
const TYPE = message('podsumowanie.dane_osobowe.rodzaj_dowodu');
const CITIZENSHIP = message('podsumowanie.dane_osobowe.obywatelstwo');
const BIRTH_DATE = message('podsumowanie.dane_osobowe.data_ur');
const SEX = message('podsumowanie.dane_osobowe.plec');
/** As labels are found, without non-breaking spaces. */
const NUMBER = message('podsumowanie.dane_osobowe.seria_numer_dowodu').replace(/\s/g, ' ');
const OPTIONAL = message('podsumowanie.pole.nieobowiazkowe');
const OTHER_SEX = message('podsumowanie.dane_osobowe.plec.inna_w_pesel');

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${TODAY}T10:00`) });
});

function render(values: Partial<EnrolmentValues> = {}, showErrors = false) {
  const data = loadedData({ countries: ready(COUNTRIES), citizenships: ready(CITIZENSHIPS) });
  return renderSection(<PersonalSection number={4} data={data} />, { values, showErrors });
}

const foreigner = (maPesel: boolean | null) => ({
  obcokrajowiec: true,
  maPesel,
  obywatelstwo: '',
  krajPochodzenia: '',
});
const pesel = () => screen.getByLabelText(message('podsumowanie.dane_osobowe.pesel'));
const birthDate = () => screen.getByLabelText(BIRTH_DATE, { selector: 'input' });
const names = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('[4.4.20] a Pole', () => {
  test('has a PESEL and no document', () => {
    render();
    expect(pesel()).toBeRequired();
    expect(screen.queryByLabelText(TYPE)).not.toBeInTheDocument();
    expect(getText('podsumowanie.dane_osobowe.opis')).toBeInTheDocument();
  });

  test('sees the Polish citizenship as text', () => {
    render();
    expect(screen.getByLabelText(CITIZENSHIP)).toHaveValue('polskie');
    expect(screen.getByLabelText(CITIZENSHIP)).toHaveAttribute('readonly');
  });

  test('gets birth date and sex from the PESEL', async () => {
    const { user } = render();
    const regions = screen.getAllByRole('status');
    await user.type(pesel(), MANS_PESEL);
    const region = regions.find(({ textContent }) => textContent.startsWith(BIRTH_DATE));
    expect(region).toHaveTextContent(`${BIRTH_DATE}: 14/05/1944. ${SEX}: ${MAN}`);
    expect(birthDate()).toHaveValue('14/05/1944');
    expect(screen.queryByText(CHECK_AGE)).not.toBeInTheDocument();
    expect(birthDate()).toHaveAttribute('readonly');
    expect(birthDate()).toHaveAccessibleDescription(
      message('podsumowanie.dane_osobowe.data_ur.z_pesel'),
    );
    expect(screen.getByRole('radio', { name: MAN })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: WOMAN }));
    expect(region).toHaveTextContent(`${BIRTH_DATE}: 14/05/1944`);
    expect(region).not.toHaveTextContent(MAN);
  });

  test('of over 110 years is accepted, with a hint at the birth date', async () => {
    const { user, form } = render();
    await user.type(pesel(), OLD_PESEL);
    expect(birthDate()).toHaveValue('01/01/1902');
    expect(birthDate()).toHaveAccessibleDescription(CHECK_AGE);
    expect(form.getState().errors).not.toHaveProperty('pesel');
  });

  test('of less than 15 years is accepted, with a hint at the birth date', async () => {
    const { user, form } = render();
    await user.type(pesel(), '15210100008');
    expect(birthDate()).toHaveValue('01/01/2015');
    expect(birthDate()).toHaveAccessibleDescription(
      expect.stringContaining(pl['podsumowanie.dane_osobowe.data_ur.mlody_wiek']),
    );
    expect(form.getState().errors).not.toHaveProperty('pesel');
  });

  test('may paste a PESEL with spaces', async () => {
    const { user, values } = render();
    await user.click(pesel());
    await user.paste(' 440514 01359 ');
    expect(screen.getByLabelText(BIRTH_DATE)).toHaveValue('14/05/1944');
    await user.tab();
    expect(pesel()).toHaveValue(MANS_PESEL);
    expect(values().pesel).toBe(MANS_PESEL);
  });

  test('[5.2.1] sees the error of a wrong PESEL at the eleventh digit', async () => {
    const { user } = render();
    await user.type(pesel(), '4405140135');
    expect(pesel()).not.toHaveAccessibleDescription(WRONG_PESEL);
    await user.type(pesel(), '8');
    expect(pesel()).toHaveAccessibleDescription(WRONG_PESEL);
    expect(screen.queryByLabelText(BIRTH_DATE)).not.toBeInTheDocument();
  });

  test('reads the number of digits of a PESEL with too many', async () => {
    const { user } = render();
    await user.type(pesel(), `${MANS_PESEL}0`);
    expect(getText('podsumowanie.dane_osobowe.data_ur.po_pesel')).toBeVisible();
  });

  test('sees the error of a short PESEL on blur, and of an empty one only after submit', async () => {
    const { user } = render();
    await user.click(pesel());
    await user.tab();
    expect(pesel()).not.toHaveAttribute('aria-invalid');
    await user.type(pesel(), '4405');
    await user.tab();
    expect(pesel()).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps the chosen sex, with a warning', async () => {
    const { user, values } = render({ plec: 'Kobieta' });
    await user.type(pesel(), MANS_PESEL);
    expect(screen.getByText(OTHER_SEX)).toBeInTheDocument();
    expect(values().plec).toBe('Kobieta');
    await user.click(screen.getByRole('radio', { name: MAN }));
    expect(screen.queryByText(OTHER_SEX)).not.toBeInTheDocument();
  });
});

describe('[4.4.10, 4.4.11] a foreigner with a PESEL', () => {
  test('may omit the document', () => {
    render(foreigner(true));
    expect(pesel()).toBeInTheDocument();
    expect(screen.getByLabelText(`${TYPE} ${OPTIONAL}`)).not.toBeRequired();
    expect(screen.getByLabelText(`${NUMBER} ${OPTIONAL}`)).not.toBeRequired();
  });

  test('must fill in the number once a document type is chosen', async () => {
    const { user } = render(foreigner(true), true);
    const type = screen.getByLabelText(`${TYPE} ${OPTIONAL}`);
    await user.selectOptions(type, 'paszport');
    expect(screen.getByLabelText(NUMBER)).toBeRequired();
    expect(screen.getByLabelText(NUMBER)).toHaveAttribute('aria-invalid', 'true');
  });

  test('gets birth date and sex from the PESEL', async () => {
    const { user } = render(foreigner(true));
    await user.type(pesel(), WOMANS_PESEL);
    expect(birthDate()).toHaveValue('29/02/2004');
    expect(screen.getByRole('radio', { name: WOMAN })).toBeChecked();
  });
});

describe('[4.4.12, 4.4.13] a foreigner without a PESEL', () => {
  test('has the calendar open near the usual year of birth', async () => {
    const { user } = render(foreigner(false));
    const name = message('pola.data.kalendarz');
    await user.click(screen.getByRole('button', { name }));
    const calendar = await screen.findByRole('dialog', { name });
    expect(within(calendar).getByRole('radio', { name: '2006' })).toHaveFocus();
  });

  test('gets the hint about the age from the day after the birthday', async () => {
    const { user } = render(foreigner(false));
    await user.type(birthDate(), '01/09/1915');
    expect(screen.queryByText(CHECK_AGE)).not.toBeInTheDocument();
    await user.clear(birthDate());
    await user.type(birthDate(), '31/08/1915');
    expect(screen.getByText(CHECK_AGE)).toBeInTheDocument();
  });

  test('fills in document and birth date, in any usual format', async () => {
    const { user, values, form } = render(foreigner(false));
    expect(
      screen.queryByLabelText(message('podsumowanie.dane_osobowe.pesel')),
    ).not.toBeInTheDocument();
    await user.selectOptions(
      screen.getByLabelText(TYPE),
      message('podsumowanie.dane_osobowe.rodzaj_dowodu.karta_pobytu'),
    );
    await user.type(screen.getByLabelText(NUMBER), 'XX0000000');
    await user.type(birthDate(), '2004-2-29');
    await user.tab();
    expect(form.getState().errors).not.toHaveProperty('dataUrodzenia');
    expect(values()).toMatchObject({
      obcokrajowiecRodzajDowodu: 'karta_pobytu',
      obcokrajowiecSeriaNumerDowodu: 'XX0000000',
      dataUrodzenia: '29/02/2004',
    });
  });

  test('does not get the sex of a hidden PESEL', () => {
    const { values } = render({ ...foreigner(false), pesel: MANS_PESEL });
    expect(values().plec).toBe('');
  });
});

test('a foreigner without an answer has neither PESEL nor document fields', () => {
  render(foreigner(null));
  expect(
    screen.queryByLabelText(message('podsumowanie.dane_osobowe.pesel')),
  ).not.toBeInTheDocument();
  expect(screen.queryByLabelText(TYPE)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(BIRTH_DATE)).not.toBeInTheDocument();
});

test('[3.8.2] a foreigner chooses any citizenship but Polish', async () => {
  const { user, values } = render(foreigner(false));
  const citizenship = screen.getByLabelText(CITIZENSHIP);
  expect(names(citizenship)).toEqual([
    message('podsumowanie.pole.wybierz'),
    'łotewskie',
    'ukraińskie',
  ]);
  await user.selectOptions(citizenship, 'ukraińskie');
  expect(values().obywatelstwo).toBe('UA');
});

test('[4.4.15] typed values are restored when their field is shown again', async () => {
  const { user, form } = render(foreigner(false));
  await user.type(birthDate(), '29/02/2004');
  await user.type(screen.getByLabelText(NUMBER), 'XX0000000');
  act(() => form.change('maPesel', true));
  await user.type(pesel(), '0422');
  act(() => form.change('maPesel', false));
  expect(birthDate()).toHaveValue('29/02/2004');
  expect(screen.getByLabelText(NUMBER)).toHaveValue('XX0000000');
  act(() => form.change('maPesel', true));
  expect(pesel()).toHaveValue('0422');
});
