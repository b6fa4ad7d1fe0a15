import { screen, within } from '@testing-library/react';
import { LanguageContext } from '../intl/language';
import { readDate } from '../testing/readDate';
import { renderForm } from '../testing/renderForm';
import { DateField } from './DateField';

const label = 'Wybierz datę w\u00a0kalendarzu';
const field = (
  <DateField
    name="day"
    label="Day"
    read={readDate}
    maxDate="2024-05-20"
    referenceDate="2004-01-01"
  />
);

it('takes a typed date and puts it in order when it is left', async () => {
  const { user, values } = renderForm(field);
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '29022004');
  expect(values()).toEqual({ day: '29/02/2004' });
  await user.type(screen.getByLabelText('Day'), '{Backspace}', {
    initialSelectionStart: 1,
    initialSelectionEnd: 1,
  });
  expect(screen.getByLabelText('Day')).toHaveValue('9/02/2004');
  await user.tab();
  expect(values()).toEqual({ day: '09/02/2004' });
});

it.each(['1/2/2004', '1.2.2004', '01022004', '1 2 2004', '1,2,2004', '2004-2-1'])(
  'takes %s, typed, pasted or typed over another date',
  async (written) => {
    const { user, values } = renderForm(field);
    const input = screen.getByRole('textbox', { name: 'Day' });
    const write = [() => user.type(input, written), () => user.paste(written)];
    for (const how of write) {
      await user.clear(input);
      await how();
      await user.tab();
      expect(values()).toEqual({ day: '01/02/2004' });
    }
    await user.type(input, written, { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await user.tab();
    expect(values()).toEqual({ day: '01/02/2004' });
  },
);

it('takes a pasted date in another writing', async () => {
  const { user, values } = renderForm(field);
  await user.click(screen.getByLabelText('Day'));
  await user.paste('2004-02-29');
  expect(values()).toEqual({ day: '29/02/2004' });
});

it('picks year, month and day in the calendar, and gives the focus back', async () => {
  const { user, values } = renderForm(field);
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  await user.click(within(calendar).getByRole('radio', { name: '2004' }));
  await user.click(await within(calendar).findByRole('radio', { name: /luty/i }));
  await user.click(await within(calendar).findByRole('gridcell', { name: '29' }));
  expect(values()).toEqual({ day: '29/02/2004' });
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
});

it('offers no day after the last one', async () => {
  const { user } = renderForm(field, { initialValues: { day: '19/05/2024' } });
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  expect(within(calendar).getByRole('radio', { name: '2024' })).toBeChecked();
  expect(within(calendar).queryByRole('radio', { name: '2025' })).not.toBeInTheDocument();
});

it('closes with Escape and speaks the language of the interface', async () => {
  const { user } = renderForm(<LanguageContext value="de">{field}</LanguageContext>, {
    initialValues: { day: '01/03/2004' },
  });
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  expect(within(calendar).getByText('März 2004')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
});

it('has no calendar while it is read-only', () => {
  renderForm(
    <DateField
      name="day"
      label="Day"
      read={readDate}
      maxDate="2024-05-20"
      readOnly
      value="14/03/2005"
    />,
  );
  expect(screen.getByLabelText('Day')).toHaveValue('14/03/2005');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
