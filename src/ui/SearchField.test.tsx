import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

function Example() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search"
      value={value}
      onChange={setValue}
      helper={value && `Found 2 for ${value}.`}
      clearLabel="Clear the search"
    />
  );
}

test('announces the result politely', async () => {
  render(<Example />);
  const input = screen.getByRole('searchbox', { name: 'Search' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(input, 'law');
  expect(screen.getByRole('status')).toHaveTextContent('Found 2 for law.');
  expect(input).toHaveAccessibleDescription('Found 2 for law.');
});

test('can be cleared and keeps the focus', async () => {
  render(<Example />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'law');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
