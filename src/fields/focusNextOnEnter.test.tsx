import { fireEvent, screen } from '@testing-library/react';
import { readDate, renderForm } from '../testing/renderForm';
import { DateField } from './DateField';
import { RadioField } from './RadioField';
import { TextField } from './TextField';

test('Enter moves to the next enabled control, and submits nothing', async () => {
  const options = [
    { value: 'a', label: 'Pierwsza' },
    { value: 'b', label: 'Druga' },
  ];
  const { user } = renderForm(
    <form>
      <TextField name="imie" label="Imię" />
      <TextField name="data" label="Data" readOnly />
      <RadioField name="wybor" legend="Wybór" options={options} />
      <DateField name="dzien" label="Dzień" read={readDate} maxDate="2024-05-20" helper="" />
      <TextField name="nazwisko" label="Nazwisko" />
    </form>,
    { initialValues: { wybor: 'b' } },
  );
  const field = screen.getByRole('textbox', { name: 'Imię' });
  expect(field).toHaveAttribute('enterkeyhint', 'next');
  await user.type(field, 'Ewa{Enter}');
  expect(screen.getByRole('radio', { name: 'Druga' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Dzień' })).toHaveFocus();
  await user.keyboard('01022004{Enter}');
  expect(screen.getByRole('textbox', { name: 'Dzień' })).toHaveValue('01/02/2004');
  expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveFocus();
});

test('Enter in the last field submits', async () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const { user, container } = renderForm(
    <form>
      <TextField name="imie" label="Imię" />
      <DateField name="dzien" label="Dzień" read={readDate} maxDate="2024-05-20" helper="" />
      <button type="submit">Wyślij</button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await user.type(screen.getByRole('textbox', { name: 'Imię' }), 'Ewa{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('01022004{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter of an input method stays in the field', async () => {
  const { user } = renderForm(
    <form>
      <TextField name="imie" label="Imię" />
      <TextField name="nazwisko" label="Nazwisko" />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Imię' });
  await user.click(field);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('textbox', { name: 'Nazwisko' })).toHaveFocus();
});

test('no field is checked for spelling', () => {
  renderForm(<TextField name="ulica" label="Ulica" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
});
