import { screen, waitFor } from '@testing-library/react';
import {
  kind,
  later,
  NOTES,
  ONE_TOWN,
  renderPolishAddress,
  town,
  TWO_TOWNS,
  voivodeship,
} from '../../../../testing/polishAddress';

test('another postcode replaces what the previous one filled in', async () => {
  const { enter, address } = renderPolishAddress();
  await enter('00991', NOTES.filled);
  await enter('00992', NOTES.several);
  expect(address()).toMatchObject({ miejscowosc: '', rodzajMiejscowosci: '' });
  await enter('00991', NOTES.filled);
  expect(address()).toMatchObject({ miejscowosc: 'Alfa', rodzajMiejscowosci: '1' });
  await enter('00993', NOTES.unknown);
  expect(address()).toMatchObject({ miejscowosc: '', rodzajMiejscowosci: '', wojewodztwo: '' });
});

test('a slow lookup says so, opens the fields and does not overwrite typed values', async () => {
  const slow = later(ONE_TOWN);
  const { user, enter, address } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00995': slow.answer },
  });
  await enter('00995');
  expect(screen.getByText(NOTES.searching, { selector: '[role=status]' })).toBeInTheDocument();
  await waitFor(() => expect(town()).toBeEnabled());
  await user.type(town(), 'Delta');
  slow.arrive();
  expect(await screen.findByText(NOTES.filled)).toBeInTheDocument();
  expect(town()).toHaveFocus();
  expect(address()).toMatchObject({
    miejscowosc: 'Delta',
    rodzajMiejscowosci: '',
    wojewodztwo: 'mazowieckie',
  });
});

test('a focused text field is not replaced by a select', async () => {
  const slow = later(TWO_TOWNS);
  const { user, enter } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00995': slow.answer },
  });
  await enter('00995');
  await waitFor(() => expect(town()).toBeEnabled());
  await user.click(town());
  slow.arrive();
  await waitFor(() => expect(screen.queryByText(NOTES.searching)).not.toBeInTheDocument());
  expect(town()).toHaveFocus();
  await user.keyboard('Gamma');
  expect(kind()).toHaveDisplayValue('wieś');
});

test('a response for a former postcode is ignored', async () => {
  const slow = later(ONE_TOWN);
  const { enter, answered, address } = renderPolishAddress({
    backend: { 'GET kody-pocztowe/00995': slow.answer },
  });
  await enter('00995');
  await enter('00992', NOTES.several);
  slow.arrive();
  await answered('00995');
  expect(address().miejscowosc).toBe('');
  expect(screen.getByText(NOTES.several)).toBeInTheDocument();
});

test('values typed for an unknown postcode stay when the postcode is corrected', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00993', NOTES.unknown);
  await user.type(town(), 'Delta');
  await user.selectOptions(kind(), 'wieś');
  await enter('00991', NOTES.filled);
  expect(address()).toMatchObject({
    miejscowosc: 'Delta',
    rodzajMiejscowosci: '2',
    wojewodztwo: 'mazowieckie',
  });
  await enter('00992');
  await waitFor(() => expect(screen.queryByText(NOTES.searching)).not.toBeInTheDocument());
  expect(address()).toMatchObject({ miejscowosc: 'Delta', rodzajMiejscowosci: '2' });
});

test('typed values stay, and other filled-in values are replaced', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00991', NOTES.filled);
  await user.selectOptions(voivodeship(), 'opolskie');
  await enter('00992', NOTES.several);
  expect(address()).toMatchObject({
    miejscowosc: '',
    rodzajMiejscowosci: '',
    wojewodztwo: 'opolskie',
  });
});

test('a settlement type chosen by hand stays when the town is chosen', async () => {
  const { user, enter, address } = renderPolishAddress();
  await enter('00992', NOTES.several);
  await user.selectOptions(kind(), 'miasto');
  await user.selectOptions(town(), 'Gamma');
  expect(address()).toMatchObject({ miejscowosc: 'Gamma', rodzajMiejscowosci: '1' });
});

test('in an address that is shown again, values of its own postcode may be replaced', async () => {
  const { enter, address, answered } = renderPolishAddress({
    address: { kodPocztowy: '00991', miejscowosc: 'Alfa', rodzajMiejscowosci: '2' },
  });
  await answered('00991');
  await waitFor(() => expect(voivodeship()).toHaveValue('mazowieckie'));
  await enter('00993', NOTES.unknown);
  expect(address()).toMatchObject({ miejscowosc: '', rodzajMiejscowosci: '2', wojewodztwo: '' });
});

test('an address that is shown again is not overwritten by the lookup of its postcode', async () => {
  const { address } = renderPolishAddress({
    address: { kodPocztowy: '00991', miejscowosc: 'Delta', rodzajMiejscowosci: '2' },
  });
  await waitFor(() => expect(voivodeship()).toHaveValue('mazowieckie'));
  expect(address()).toMatchObject({ miejscowosc: 'Delta', rodzajMiejscowosci: '2' });
});
