import { act, screen } from '@testing-library/react';
import { useField } from 'react-final-form';
import { renderForm } from '../testing/renderForm';
import { TextField } from './TextField';
import { useFormField } from './useFormField';

const MESSAGE = { id: 'required' };

const town = <TextField name="adres.miejscowosc" label="Town" />;

test('keeps the value when a field unmounts and mounts again', async () => {
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

test("react-final-form's own hook restores the initial value (react-final-form#1095)", async () => {
  // When this fails after an update, `useFormField` may use `useField` again.
  function Town() {
    return <input {...useField<string>('town').input} aria-label="Town" />;
  }
  const { user, show, values } = renderForm(<Town />, { initialValues: { town: 'initial' } });
  await user.type(screen.getByLabelText('Town'), ' typed');
  show(null);
  show(<Town />);
  expect(values()).toEqual({ town: 'initial' });
});

test('a change of one field clears the error of another', async () => {
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

test('renders a field once on mount, and again only for its own changes', () => {
  const rendered = jest.fn();
  function Probe() {
    rendered(useFormField('mine').value);
    return null;
  }
  const { form } = renderForm(<Probe />, {
    initialValues: { mine: 'first' },
    validate: () => ({ mine: MESSAGE }),
  });
  expect(rendered.mock.calls).toEqual([['first']]);
  act(() => form.change('other', 'x'));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => form.change('mine', 'y'));
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('does not re-render other fields with errors at each key', async () => {
  const rendered = jest.fn();
  function Probe() {
    rendered(useFormField('address.town').error);
    return null;
  }
  const { user } = renderForm(
    <>
      <TextField name="name" label="Name" />
      <Probe />
    </>,
    { validate: () => ({ address: { town: MESSAGE } }) },
  );
  await user.type(screen.getByLabelText('Name'), 'abc');
  expect(rendered.mock.calls).toEqual([[undefined]]);
});

test('keeps null and the empty text unchanged', () => {
  const seen = jest.fn();
  function Probe() {
    const { value, change } = useFormField('answer');
    seen(value);
    return (
      <button type="button" onClick={() => change('')}>
        Clear
      </button>
    );
  }
  const { values } = renderForm(<Probe />, { initialValues: { answer: null } });
  act(() => screen.getByRole('button').click());
  expect(values()).toEqual({ answer: '' });
  expect(new Set(seen.mock.calls.flat())).toEqual(new Set([null, '']));
});

test('follows its name to another field', () => {
  const initialValues = { one: 'first', two: 'second' };
  const { show } = renderForm(<TextField name="one" label="Field" />, { initialValues });
  show(<TextField name="two" label="Field" />);
  expect(screen.getByLabelText('Field')).toHaveValue('second');
});
