import { act, screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import pl from '../../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import type { MessageId } from '../../../../intl/messages';
import { message } from '../../../../testing/message';
import { loadedData, renderSection } from '../../../../testing/renderSection';
import { ContactSection } from './ContactSection';

const PREFIXES = [
  { kodKierunkowy: '+380', wartosc: 'Ukraina', domyslny: false },
  { kodKierunkowy: '+1', wartosc: 'Kanada', domyslny: false },
  { kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true },
  { kodKierunkowy: '+1', wartosc: 'Stany Zjednoczone', domyslny: false },
  { kodKierunkowy: '+49', wartosc: 'Niemcy', domyslny: false },
];

function render(values: Partial<EnrolmentValues> = {}, showErrors = false) {
  const data = loadedData({ prefixes: { offered: PREFIXES, known: PREFIXES } });
  return renderSection(<ContactSection number={7} data={data} />, { values, showErrors });
}

const { formatMessage } = createIntl({ locale: 'pl', messages: pl });
const text = (id: MessageId, values: Record<string, string>) => formatMessage({ id }, values);

const phone = () =>
  screen.getByRole('group', { name: message('podsumowanie.dane_kontaktowe.telefon') });
const prefix = () =>
  within(phone()).getByLabelText(message('podsumowanie.dane_kontaktowe.numer_kierunkowy'));
const number = () => within(phone()).getByLabelText(message('podsumowanie.dane_kontaktowe.numer'));

test('the e-mail address may be autofilled', async () => {
  const { user, values } = render();
  const email = screen.getByLabelText(message('podsumowanie.dane_kontaktowe.email'));
  expect(email).toHaveAttribute('autocomplete', 'section-candidate email');
  expect(email).toHaveAttribute('autocapitalize', 'none');
  expect(email).toHaveAttribute('autocorrect', 'off');
  expect(email).toHaveAttribute('spellcheck', 'false');
  await user.type(email, 'kandydat@uczelnia.example');
  expect(values().email).toBe('kandydat@uczelnia.example');
});

describe('an e-mail address with a likely typing error in its domain', () => {
  const question = {
    name: text('podsumowanie.dane_kontaktowe.email.czy_chodzilo', { tekst: 'jan@gmail.com' }),
  };

  test('gets a suggestion on blur, not while typing, and is no error', async () => {
    const { user, form } = render({}, true);
    const email = screen.getByLabelText(message('podsumowanie.dane_kontaktowe.email'));
    await user.type(email, 'jan@gmial.com');
    expect(screen.queryByRole('button', question)).not.toBeInTheDocument();
    await user.tab();
    expect((await screen.findByRole('button', question)).closest('[role=status]')).not.toBeNull();
    expect(email).toBeValid();
    expect(form.getState().errors).not.toHaveProperty('email');
    await user.type(email, 'x');
    expect(screen.queryByRole('button', question)).not.toBeInTheDocument();
  });

  test('has its suggestion again where it is restored', () => {
    render({ email: 'jan@gmial.com' });
    expect(screen.getByRole('button', question)).toBeVisible();
  });

  test('shifts nothing while a pointer is pressed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = render();
    await user.type(
      screen.getByLabelText(message('podsumowanie.dane_kontaktowe.email')),
      'jan@gmial.com',
    );
    await user.pointer({ target: number(), keys: '[MouseLeft>]' });
    expect(number()).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('button', question)).not.toBeInTheDocument();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByRole('button', question)).toBeVisible();
  });
});

test('[3.8.3, 7.2.2] prefixes are listed with their countries, the default one first, without duplicates', () => {
  render();
  expect(
    within(prefix())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    message('podsumowanie.pole.wybierz'),
    'Polska +48',
    'Kanada, Stany Zjednoczone +1',
    'Niemcy +49',
    'Ukraina +380',
  ]);
});

test('the closed prefix select shows only the number', async () => {
  const { user } = render();
  expect(within(phone()).getByText('+48')).toBeInTheDocument();
  await user.selectOptions(prefix(), 'Niemcy +49');
  expect(within(phone()).getByText('+49')).toBeInTheDocument();
});

test('a prefix that the dictionary lacks is offered as it is sent', async () => {
  const { user } = render({ numerKierunkowy: '+371' });
  expect(prefix()).toHaveValue('+371');
  expect(prefix()).toHaveDisplayValue('+371');
  await user.selectOptions(prefix(), 'Niemcy +49');
  expect(within(prefix()).queryByRole('option', { name: '+371' })).not.toBeInTheDocument();
});

test.each([
  ['+380 50 123 45 67', '+380', '501234567'],
  ['48 600 100 200', '+48', '600100200'],
  ['0049 (151) 000-000', '+49', '151000000'],
])('a typed "%s" sets its prefix on blur', async (typed, code, rest) => {
  const { user, values } = render();
  await user.type(number(), typed);
  expect(number()).toHaveValue(typed);
  await user.tab();
  expect(values()).toMatchObject({ numerKierunkowy: code, telefon: rest });
});

test('a number with the code of another country is offered with its prefix', async () => {
  const { user, values, form } = render();
  await user.type(number(), '380 67 123 45 67');
  await user.tab();
  expect(values()).toMatchObject({ numerKierunkowy: '+48', telefon: '380 67 123 45 67' });
  expect(form.getState().errors).toHaveProperty('telefon');
  const offer = text('podsumowanie.dane_kontaktowe.telefon.czy_chodzilo', {
    tekst: '+380 671 234 567',
  });
  await user.click(await screen.findByRole('button', { name: offer }));
  expect(values()).toMatchObject({ numerKierunkowy: '+380', telefon: '671234567' });
  expect(number()).toHaveFocus();
  expect(form.getState().errors).not.toHaveProperty('telefon');
  expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
});

test('a number of an impossible length names the possible ones', async () => {
  const { user } = render({ numerKierunkowy: '+380' });
  await user.type(number(), '67 123 45');
  await user.tab();
  const values = { prefiks: '+380', liczba: '9' };
  const error = text('podsumowanie.dane_kontaktowe.walidacja.telefon_dlugosc', values);
  expect(await screen.findByText(error)).toBeVisible();
});

test('a letter of another script in the e-mail address is named, and the Latin one offered', async () => {
  const { user, values, form } = render();
  const email = screen.getByLabelText(pl['podsumowanie.dane_kontaktowe.email']);
  expect(email).toHaveAttribute('type', 'text');
  expect(email).toHaveAttribute('inputmode', 'email');
  await user.type(email, 'jan@gm\u0430il.com');
  expect(values().email).toBe('jan@gm\u0430il.com');
  const named = text('podsumowanie.dane_kontaktowe.email.litera', { znak: '\u0430' });
  expect(email).toHaveAccessibleDescription(named);
  expect(form.getState().errors).not.toHaveProperty('email');
  await user.tab();
  const offer = text('podsumowanie.dane_kontaktowe.email.czy_chodzilo', { tekst: 'jan@gmail.com' });
  await user.click(await screen.findByRole('button', { name: offer }));
  expect(values().email).toBe('jan@gmail.com');
  expect(email).not.toHaveAccessibleDescription();
});
