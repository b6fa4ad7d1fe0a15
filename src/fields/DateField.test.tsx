import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LanguageContext } from '../intl/language';
import { readDate, renderForm } from '../testing/renderForm';
import { DateField } from './DateField';
import { focusField } from './focusField';
import { LockedContext } from './useFieldError';

const label = 'Wybierz datę w\u00a0kalendarzu';
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

async function renderPicker(...args: Parameters<typeof renderForm>) {
  const rendered = renderForm(...args);
  await screen.findByRole('group', { name: 'Day' });
  return rendered;
}

function section(name: string) {
  return screen.getByRole('spinbutton', { name });
}

function hidden(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name=day]');
  if (!input) throw new Error('The picker has no input.');
  return input;
}

it('accepts typed digits, section by section', async () => {
  const { user, values } = await renderPicker(field);
  await user.click(section('Dzień'));
  await user.keyboard('01022004');
  expect(values()).toEqual({ day: '01/02/2004' });
});

it('is empty in the form while incomplete, and keeps the typed digits', async () => {
  const { user, values } = await renderPicker(field, { initialValues: { day: '01/02/2004' } });
  await user.click(section('Miesiąc'));
  await user.keyboard('{Delete}');
  expect(values()).toEqual({ day: '' });
  expect(section('Dzień')).toHaveTextContent('01');
  expect(section('Rok')).toHaveTextContent('2004');
  await user.keyboard('3');
  expect(values()).toEqual({ day: '01/03/2004' });
});

it('reports an impossible day on blur', async () => {
  const { user, values } = await renderPicker(field);
  await user.click(section('Dzień'));
  await user.keyboard('31022004');
  await user.tab();
  expect(values()).toEqual({ day: '31/02/2004' });
  expect(section('Dzień')).toHaveTextContent('31');
  await user.click(section('Rok'));
  await user.keyboard('{Delete}');
  await user.tab();
  expect(values()).toEqual({ day: '' });
});

it.each(['1/2/2004', '1.2.2004', '01022004', '1 2 2004', '2004-2-1', '2004-02-01'])(
  'accepts a pasted or autofilled %s',
  async (written) => {
    const { user, values, form } = await renderPicker(field);
    await user.click(section('Dzień'));
    await user.paste(written);
    expect(values()).toEqual({ day: '01/02/2004' });
    act(() => form.change('day', ''));
    expect(hidden()).toHaveAttribute('autocomplete', 'bday');
    fireEvent.change(hidden(), { target: { value: written } });
    expect(values()).toEqual({ day: '01/02/2004' });
  },
);

it('shows the value of the form', async () => {
  const { form } = await renderPicker(field, { initialValues: { day: '01/03/2004' } });
  expect(hidden()).toHaveValue('01/03/2004');
  act(() => form.change('day', '02/03/2004'));
  expect(section('Dzień')).toHaveTextContent('02');
});

it('focuses its first section, which has the description', async () => {
  await renderPicker(field, {
    showErrors: true,
    validate: () => ({ day: { id: 'wrong' } }),
    messages: { wrong: 'Not a day.' },
  });
  act(() => focusField('day'));
  expect(section('Dzień')).toHaveFocus();
  expect(section('Dzień')).toHaveAccessibleDescription('Not a day.');
  expect(section('Dzień')).toBeInvalid();
  expect(section('Dzień')).toBeRequired();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Not a day. dd/mm/yyyy');
});

it('moves to the next control on Enter', async () => {
  const { user } = await renderPicker(
    <form>
      {field}
      <input aria-label="Next" />
      <button type="submit">Send</button>
    </form>,
  );
  await user.click(section('Dzień'));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Next')).toHaveFocus();
});

it('picks year, month and day in the calendar, and restores the focus', async () => {
  const { user, values } = await renderPicker(field);
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  await user.click(within(calendar).getByRole('radio', { name: '2004' }));
  await user.click(await within(calendar).findByRole('radio', { name: /luty/i }));
  await user.click(await within(calendar).findByRole('gridcell', { name: '29' }));
  expect(values()).toEqual({ day: '29/02/2004' });
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
});

it('offers no day after the maximum', async () => {
  const { user } = await renderPicker(field, { initialValues: { day: '19/05/2024' } });
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  expect(within(calendar).getByRole('radio', { name: '2024' })).toBeChecked();
  expect(within(calendar).queryByRole('radio', { name: '2025' })).not.toBeInTheDocument();
});

it('closes on Escape and has the language of the interface', async () => {
  const { user } = await renderPicker(<LanguageContext value="de">{field}</LanguageContext>, {
    initialValues: { day: '01/03/2004' },
  });
  await user.click(screen.getByRole('button', { name: label }));
  const calendar = await screen.findByRole('dialog', { name: label });
  expect(within(calendar).getByText('März 2004')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
});

it('is read-only while the form is locked', async () => {
  await renderPicker(<LockedContext value>{field}</LockedContext>, {
    initialValues: { day: '01/02/2004' },
  });
  expect(section('Dzień')).toHaveAttribute('aria-disabled', 'true');
  expect(section('Dzień')).not.toHaveAttribute('contenteditable', 'true');
});
