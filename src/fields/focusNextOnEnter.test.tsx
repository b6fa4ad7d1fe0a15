import { fireEvent, screen } from '@testing-library/react';
import { readDate, renderForm } from '../testing/renderForm';
import { DateField } from './DateField';
import { RadioField } from './RadioField';
import { TextField } from './TextField';

test('Enter moves to the next enabled control, and submits nothing', async () => {
  const options = [
    { value: 'a', label: 'This' },
    { value: 'b', label: 'That' },
  ];
  const { user } = renderForm(
    <form>
      <TextField name="first" label="First" />
      <TextField name="shown" label="Read only" readOnly />
      <RadioField name="choice" label="Choice" options={options} />
      <DateField name="day" label="Day" read={readDate} maxDate="2024-05-20" helper="" />
      <TextField name="last" label="Last" />
    </form>,
    { initialValues: { choice: 'b' } },
  );
  const field = screen.getByRole('textbox', { name: 'First' });
  expect(field).toHaveAttribute('enterkeyhint', 'next');
  await user.type(field, 'Ewa{Enter}');
  expect(screen.getByRole('radio', { name: 'That' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  await user.keyboard('01022004{Enter}');
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('01/02/2004');
  expect(screen.getByRole('textbox', { name: 'Last' })).toHaveFocus();
});

test('Enter in the last field submits', async () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const { user, container } = renderForm(
    <form>
      <TextField name="first" label="First" />
      <DateField name="day" label="Day" read={readDate} maxDate="2024-05-20" helper="" />
      <button type="submit">Send</button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await user.type(screen.getByRole('textbox', { name: 'First' }), 'Ewa{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('01022004{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter of an input method stays in the field', async () => {
  const { user } = renderForm(
    <form>
      <TextField name="first" label="First" />
      <TextField name="last" label="Last" />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'First' });
  await user.click(field);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('textbox', { name: 'Last' })).toHaveFocus();
});

test('no field is checked for spelling', () => {
  renderForm(<TextField name="street" label="Street" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
});
