import { render, screen } from '@testing-library/react';
import { SavedAt } from './SavedAt';

test('a winter night in UTC is the next day and month in the time of the institution', () => {
  render(<SavedAt instant="2026-01-31T23:05:00.000Z" />);
  expect(screen.getByRole('time')).toHaveTextContent(/^01\/02\/2026, 00:05$/);
});
