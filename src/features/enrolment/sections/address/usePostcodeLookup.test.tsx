import { screen, waitFor } from '@testing-library/react';
import {
  kind,
  later,
  NOTES,
  ONE_TOWN,
  renderPolishAddress,
  town,
  TWO_TOWNS,
} from '../../../../testing/polishAddress';

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
