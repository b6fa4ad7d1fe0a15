import { act, screen, waitFor, within } from '@testing-library/react';
import { FAILURES, SILENCE } from '../../../../testing/faults';
import { anyOf, containing, message, phrase } from '../../../../testing/message';
import {
  change,
  kind,
  later,
  NOTES,
  placeItem,
  postcode,
  renderPolishAddress,
  town,
  TWO_TOWNS,
  voivodeship,
} from '../../../../testing/polishAddress';

const street = () => screen.getByLabelText(message('podsumowanie.adres.ulica'));
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent);

test('before the postcode there are street and number, but nothing that it fills in', () => {
  renderPolishAddress();
  for (const label of [
    message('podsumowanie.adres.miejscowosc'),
    message('podsumowanie.adres.rodzaj_miejscowosci'),
    message('podsumowanie.adres.wojewodztwo'),
  ]) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
  expect(street()).toBeEnabled();
  expect(screen.getByLabelText(anyOf('podsumowanie.adres.numer_domu'))).toBeEnabled();
});

test('[2.6.2, 5.1.18] the lookup runs at the fifth digit, once', async () => {
  const { calls, enter } = renderPolishAddress();
  await enter('0099');
  expect(calls).toEqual([]);
  await enter('00991', NOTES.filled);
  expect(calls.map(({ call }) => call)).toEqual(['GET kody-pocztowe/00991']);
});

test.each(['00-991', '00 991', ' 00991 '])(
  'a postcode pasted as "%s" is the same',
  async (text) => {
    const { user } = renderPolishAddress();
    await user.click(postcode());
    await user.paste(text);
    await screen.findByText(NOTES.filled);
    await user.tab();
    expect(postcode()).toHaveValue('00-991');
  },
);

test('[5.1.16] a sixth digit is an error at once, is not cut off, and starts no lookup', async () => {
  const { user, calls } = renderPolishAddress();
  await user.type(postcode(), '00-991');
  await screen.findByText(NOTES.filled);
  await user.type(postcode(), '5');
  expect(postcode()).toHaveValue('00-9915');
  expect(postcode()).toHaveAccessibleDescription(
    phrase('podsumowanie.adres.walidacja.kod_pocztowy_dlugi'),
  );
  expect(calls).toHaveLength(1);
  await user.type(postcode(), '{Backspace}');
  expect(postcode()).toHaveValue('00-991');
  expect(postcode()).toBeValid();
});

test('a letter is an error at once, which names it and says so', async () => {
  const { user } = renderPolishAddress();
  await user.type(postcode(), '30-O');
  expect(postcode()).toHaveAccessibleDescription(
    containing(
      message('podsumowanie.adres.walidacja.kod_pocztowy'),
      message('podsumowanie.adres.kod_pocztowy.litera', { znak: 'O' }),
    ),
  );
  await user.type(postcode(), '{Backspace}0');
  expect(postcode()).toHaveAccessibleDescription(message('podsumowanie.adres.kod_pocztowy.format'));
});

test('[2.6.3, 2.6.4, 2.6.5] a single town is filled in and can be changed', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00991', NOTES.filled);
  expect(screen.getByText('Alfa').parentElement).toHaveTextContent('Alfa, miasto, mazowieckie');
  await user.click(change());
  expect(town()).toHaveFocus();
  expect(town()).toHaveValue('Alfa');
  expect(kind()).toHaveDisplayValue(message('podsumowanie.adres.rodzaj_miejscowosci.miasto'));
  expect(voivodeship()).toHaveValue('mazowieckie');
  await user.clear(town());
  await user.type(town(), 'Delta');
  await user.selectOptions(voivodeship(), 'opolskie');
  expect(address()).toMatchObject({ miejscowosc: 'Delta', wojewodztwo: 'opolskie' });
});

test('[3.7.2] the streets of the town are suggested', async () => {
  const { enter } = renderPolishAddress();
  await enter('00991', NOTES.filled);
  const list = document.getElementById(street().getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'ul. Pierwsza',
    'ul. Druga',
  ]);
});

test('[3.7.2] a single street is filled in, and removed with its postcode; a typed one stays', async () => {
  const { user, enter } = renderPolishAddress({
    backend: {
      'GET kody-pocztowe/00995': () => ({ body: [placeItem('Alfa', 1, 'ul. Jedyna')] }),
    },
  });
  const answer = () =>
    waitFor(() => expect(screen.queryByText(NOTES.searching)).not.toBeInTheDocument());
  await enter('00995');
  await waitFor(() => expect(street()).toHaveValue('ul. Jedyna'));
  await enter('00991');
  await answer();
  expect(street()).toHaveValue('');
  await user.type(street(), 'ul. Wpisana');
  await enter('00995');
  await answer();
  expect(street()).toHaveValue('ul. Wpisana');
  await user.clear(street());
  await user.type(street(), 'ul. Jedyna');
  await enter('00991');
  await answer();
  await enter('00995');
  await answer();
  await enter('00991');
  await answer();
  expect(street()).toHaveValue('ul. Jedyna');
});

test('[2.6.3] several towns are offered in a select, and the choice fills in the rest', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00992', NOTES.several);
  expect(options(town())).toEqual([message('podsumowanie.pole.wybierz'), 'Beta', 'Gamma']);
  expect(town()).toHaveValue('');
  expect(address()).toMatchObject({ rodzajMiejscowosci: '', wojewodztwo: 'mazowieckie' });
  await user.selectOptions(town(), 'Gamma');
  expect(address()).toMatchObject({ miejscowosc: 'Gamma', rodzajMiejscowosci: '2' });
  await user.selectOptions(town(), 'Beta');
  expect(address()).toMatchObject({ miejscowosc: 'Beta', rodzajMiejscowosci: '1' });
});

test('the type of a town is left to the candidate where the postcode does not tell it', async () => {
  const { user, enter, address } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00996': () => ({ body: [placeItem('Epsilon', null)] }) },
  });
  await enter('00991', NOTES.filled);
  expect(screen.getByText('Alfa').parentElement).toHaveTextContent(
    phrase('podsumowanie.adres.kod_pocztowy.znaleziono', {
      ...{ miejscowosc: 'Alfa', rodzaj: '1', wojewodztwo: 'mazowieckie' },
    }),
  );
  await enter('00996');
  await waitFor(() => expect(town()).toHaveValue('Epsilon'));
  expect(kind()).toBeEnabled();
  expect(kind()).toHaveValue('');
  await user.selectOptions(kind(), message('podsumowanie.adres.rodzaj_miejscowosci.wies'));
  expect(address()).toMatchObject({ miejscowosc: 'Epsilon', rodzajMiejscowosci: '2' });
});

test('a town that is not on the list can be typed', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00992');
  await user.click(
    await screen.findByRole('button', { name: phrase('podsumowanie.adres.miejscowosc.inna') }),
  );
  expect(town()).toHaveFocus();
  await user.keyboard('Delta');
  expect(address().miejscowosc).toBe('Delta');
});

test('an unknown postcode opens the fields for typing', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00993', NOTES.unknown);
  await user.type(town(), 'Delta');
  await user.selectOptions(kind(), message('podsumowanie.adres.rodzaj_miejscowosci.wies'));
  await user.selectOptions(voivodeship(), 'opolskie');
  expect(address()).toMatchObject({
    miejscowosc: 'Delta',
    rodzajMiejscowosci: '2',
    wojewodztwo: 'opolskie',
  });
});

test.each(FAILURES)('%s → open fields and a note, until the next postcode', async (...fault) => {
  const [, answer, requests] = fault;
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, enter, calls } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00995': () => answer },
  });
  await user.type(street(), 'ul. Wpisana');
  await enter('00995', NOTES.failed);
  for (const field of [town(), kind(), voivodeship()]) expect(field).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toHaveLength(requests);
  // Once open they stay.
  await enter('00991');
  await waitFor(() => expect(town()).toHaveValue('Alfa'));
  expect(street()).toHaveValue('ul. Wpisana');
});

test('slow → open fields at once, and the note of a failure after 15 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { enter } = renderPolishAddress({ backend: { 'GET kody-pocztowe/00995': () => SILENCE } });
  await enter('00995', NOTES.searching);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  for (const field of [town(), kind(), voivodeship()]) expect(field).toBeEnabled();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(NOTES.failed)).toBeInTheDocument();
});

test('in validation mode the fields wait for the postcode, and stay when another one has filled them in', async () => {
  const { enter } = renderPolishAddress({ showErrors: true });
  expect(postcode()).toHaveAccessibleDescription(
    phrase('podsumowanie.adres.walidacja.kod_pocztowy'),
  );
  expect(
    screen.queryByLabelText(message('podsumowanie.adres.miejscowosc')),
  ).not.toBeInTheDocument();
  await enter('00993', NOTES.unknown);
  for (const field of [town(), kind(), voivodeship()]) expect(field).toBeInvalid();
  await enter('00991');
  await waitFor(() => expect(town()).toHaveValue('Alfa'));
  for (const field of [town(), kind(), voivodeship()]) expect(field).toBeValid();
});

test('a focused text field is not replaced by a select', async () => {
  const slow = later(TWO_TOWNS);
  const { user, enter } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00995': slow.answer },
  });
  await enter('00995');
  await user.click(await screen.findByLabelText(message('podsumowanie.adres.miejscowosc')));
  slow.arrive();
  await waitFor(() => expect(screen.queryByText(NOTES.searching)).not.toBeInTheDocument());
  expect(town()).toHaveFocus();
  await user.keyboard('Gamma');
  expect(kind()).toHaveDisplayValue(message('podsumowanie.adres.rodzaj_miejscowosci.wies'));
});
