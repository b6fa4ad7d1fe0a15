import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ChoiceList } from './ChoiceList';

const options = ['north', 'south', 'west'].map((value) => ({ value, label: `The ${value}` }));

const list = (props: Partial<ComponentProps<typeof ChoiceList>>) => (
  <ChoiceList
    name="side"
    label="Side"
    variant="card"
    options={options}
    value={null}
    onChange={() => undefined}
    {...props}
  />
);

function Example({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return list({ value, onChange: change });
}

test('is a group of native radios, none chosen at first', () => {
  render(<Example onChange={() => undefined} />);
  expect(screen.getByRole('radiogroup', { name: 'Side' })).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('chooses by click and by arrow keys', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await userEvent.click(screen.getByText('The south'));
  expect(screen.getByRole('radio', { name: 'The south' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'The west' })).toBeChecked();
  expect(onChange.mock.calls).toEqual([['south'], ['west']]);
});

test('calls the latest handler', async () => {
  const [old, current] = [jest.fn(), jest.fn()];
  const { rerender } = render(list({ onChange: old }));
  rerender(list({ onChange: current }));
  await userEvent.click(screen.getByRole('radio', { name: 'The north' }));
  expect(old).not.toHaveBeenCalled();
  expect(current).toHaveBeenCalledWith('north');
});

test('is described by the text beside it', () => {
  render(
    <>
      <p id="why">Choose one</p>
      {list({ describedBy: 'why' })}
    </>,
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one');
});
