import { act, screen } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';
import { TextField } from './TextField';
import { useFormField } from './useFormField';

const town = <TextField name="adres.miejscowosc" label="Town" />;

it('keeps what was typed when a field is taken away and shown again', async () => {
  const { user, show, values } = renderForm(town, {
    initialValues: { adres: { miejscowosc: 'initial' } },
  });
  await user.clear(screen.getByLabelText('Town'));
  await user.type(screen.getByLabelText('Town'), 'typed');
  show(null);
  expect(screen.queryByLabelText('Town')).not.toBeInTheDocument();
  show(town);
  expect(screen.getByLabelText('Town')).toHaveValue('typed');
  expect(values()).toEqual({ adres: { miejscowosc: 'typed' } });
});

it('lets a change of one field clear the error of another', async () => {
  const { user } = renderForm(
    <>
      <TextField name="kind" label="Kind" />
      <TextField name="town" label="Town" />
    </>,
    {
      showErrors: true,
      messages: { required: 'Fill this in' },
      initialValues: { kind: 'a' },
      validate: (values) => (values.kind === 'a' ? { town: { id: 'required' } } : {}),
    },
  );
  expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Fill this in');
  await user.type(screen.getByLabelText('Kind'), 'b');
  expect(screen.getByLabelText('Town')).toBeValid();
});

it('draws a field again only when something of its own changes', () => {
  const drawn = jest.fn();
  function Probe() {
    drawn(useFormField('mine').value);
    return null;
  }
  const { form } = renderForm(<Probe />, {
    initialValues: { mine: '' },
    validate: () => ({ mine: { id: 'required', values: { least: 3 } } }),
  });
  const before = drawn.mock.calls.length;
  act(() => form.change('other', 'x'));
  expect(drawn).toHaveBeenCalledTimes(before);
  act(() => form.change('mine', 'y'));
  expect(drawn).toHaveBeenCalledTimes(before + 1);
});

it('follows its name to another field', () => {
  const initialValues = { one: 'first', two: 'second' };
  const { show } = renderForm(<TextField name="one" label="Field" />, { initialValues });
  show(<TextField name="two" label="Field" />);
  expect(screen.getByLabelText('Field')).toHaveValue('second');
});
