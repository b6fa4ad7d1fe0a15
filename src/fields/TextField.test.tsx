import { act, fireEvent, screen } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';
import { TextField } from './TextField';

const messages = { short: 'At least 3 characters' };
const validate = ({ name, confirmed }: Record<string, unknown>) =>
  (typeof name !== 'string' || name.length < 3) && confirmed !== true
    ? { name: { id: 'short', confirmable: true } }
    : {};
const setting = { messages, validate };

test('shows no error until validation mode is on', () => {
  const { form } = renderForm(
    <TextField name="name" label="Name" helper="As in the passport" />,
    setting,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeRequired();
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('As in the passport');
  act(() => void form.submit());
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('At least 3 characters As in the passport');
});

test('shows its error once it is left with a text, announced politely', async () => {
  const { user } = renderForm(<TextField name="name" label="Name" />, setting);
  await user.type(screen.getByLabelText('Name'), 'Bo');
  expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(await screen.findByText('At least 3 characters')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('At least 3 characters');
  expect(screen.getByText('At least 3 characters').closest('[aria-live="polite"]')).not.toBeNull();
});

test('announces no error that a submit shows', () => {
  renderForm(<TextField name="name" label="Name" />, {
    ...setting,
    showErrors: true,
    initialValues: { name: 'Bo' },
  });
  expect(screen.getByText('At least 3 characters').closest('[aria-live="polite"]')).toBeNull();
});

test.each(['pointerup', 'pointercancel', 'contextmenu', 'keydown'])(
  'shifts nothing between a press and its %s',
  async (release) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = renderForm(<TextField name="name" label="Name" />, setting);
    await user.type(screen.getByLabelText('Name'), 'Bo');
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    fireEvent.blur(screen.getByLabelText('Name'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByLabelText('Name')).toBeValid();
    fireEvent(document.body, new Event(release, { bubbles: true }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByLabelText('Name')).toBeInvalid();
  },
);

test('offers to confirm an unusual value, and keeps the checkbox while it is ticked', async () => {
  const confirmation = { name: 'confirmed', label: 'Exactly so in my document' };
  const field = <TextField name="name" label="Name" confirmation={confirmation} />;
  const { user, values } = renderForm(field, { ...setting, showErrors: true });
  await user.type(screen.getByLabelText('Name'), 'Bo');
  await user.click(screen.getByRole('checkbox', { name: 'Exactly so in my document' }));
  expect(values()).toEqual({ name: 'Bo', confirmed: true });
  expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('checkbox', { name: 'Exactly so in my document' }));
  await user.type(screen.getByLabelText('Name'), 'b');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('shows another value while read-only, and keeps its own', async () => {
  const { user, values } = renderForm(
    <TextField name="name" label="Name" readOnly value="Given" normalise={() => 'x'} />,
    {
      initialValues: { name: 'Own' },
    },
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Given');
  await user.type(screen.getByLabelText('Name'), 'x');
  await user.tab();
  expect(values()).toEqual({ name: 'Own' });
});

test('marks an optional field, and hides a label visually', () => {
  renderForm(<TextField name="name" label="Name" optional="(optional)" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Name (optional)' })).not.toBeRequired();
});
