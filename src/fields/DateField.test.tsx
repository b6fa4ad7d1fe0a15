import { screen, waitFor, within } from '@testing-library/react';
import { LanguageContext } from '../intl/language';
import { message } from '../testing/message';
import { readDate, renderForm } from '../testing/renderForm';
import { CalendarPopover, DateField } from './DateField';

const label = message('pola.data.kalendarz');
const field = (
  <DateField
    name="day"
    label="Day"
    helper="dd/mm/yyyy"
    read={readDate}
    maxDate="2024-05-20"
    referenceDate="2004-01-01"
    autoComplete="bday"
  />
);

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });

test('a typed date is shown as dd/MM/yyyy after leaving the field', async () => {
  const { user, values } = renderForm(field);
  await user.type(input(), '1.2.2004');
  await user.tab();
  expect(input()).toHaveValue('01/02/2004');
  expect(values()).toEqual({ day: '01/02/2004' });
});

test('keeps what is not a date, and shows its error after leaving the field', async () => {
  const { user, values } = renderForm(field, {
    validate: ({ day }) => (day === '' ? { day: { id: 'missing' } } : { day: { id: 'wrong' } }),
    messages: { missing: 'No day.', wrong: 'Not a day.' },
  });
  await user.click(input());
  await user.tab();
  expect(input()).toBeValid();
  await user.type(input(), '31.2.2004');
  await user.tab();
  expect(input()).toHaveAccessibleDescription('Not a day. dd/mm/yyyy');
  expect(values()).toEqual({ day: '31.2.2004' });
});

test('an incomplete date can be completed, and replaced in another format', async () => {
  const { user } = renderForm(field, {
    validate: ({ day }) => (readDate(String(day)) === null ? { day: { id: 'wrong' } } : {}),
    messages: { wrong: 'Not a day.' },
  });
  await user.type(input(), '12.1.20');
  await user.tab();
  expect(input()).toHaveAccessibleDescription('Not a day. dd/mm/yyyy');
  await user.type(input(), '05');
  await user.tab();
  expect(input()).toHaveValue('12/01/2005');
  expect(input()).toBeValid();
  await user.clear(input());
  await user.type(input(), '1981-08-04');
  await user.tab();
  expect(input()).toHaveValue('04/08/1981');
});

test('[2.7.2] picks year, month and day in the calendar, and restores the focus', async () => {
  const { user, values } = renderForm(field);
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog', { name: label });
  await user.click(within(dialog).getByRole('radio', { name: '2004' }));
  await user.click(await within(dialog).findByRole('radio', { name: /luty/i }));
  await user.click(await within(dialog).findByRole('gridcell', { name: '29' }));
  expect(values()).toEqual({ day: '29/02/2004' });
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
});

test('offers no day after the maximum', async () => {
  const { user } = renderForm(field, { initialValues: { day: '19/05/2024' } });
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog', { name: label });
  expect(within(dialog).getByRole('radio', { name: '2024' })).toBeChecked();
  expect(within(dialog).queryByRole('radio', { name: '2025' })).not.toBeInTheDocument();
});

test('closes on Escape and has the language of the interface', async () => {
  const { user } = renderForm(<LanguageContext value="de">{field}</LanguageContext>, {
    initialValues: { day: '01/03/2004' },
  });
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog', { name: label });
  expect(within(dialog).getByText('März 2004')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
});

test('is locked with the form', () => {
  renderForm(<fieldset disabled>{field}</fieldset>);
  expect(input()).toBeDisabled();
  expect(screen.getByRole('button', { name: label })).toBeDisabled();
});

test('is typed without the calendar when that cannot be loaded', async () => {
  jest.spyOn(CalendarPopover, 'load').mockRejectedValue(new Error('offline'));
  jest.spyOn(CalendarPopover, 'isLoaded').mockReturnValue(false);
  const { user } = renderForm(field);
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument(),
  );
  await user.type(input(), '1.2.2004');
  await user.tab();
  expect(input()).toHaveValue('01/02/2004');
});
