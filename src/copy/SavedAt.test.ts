import { savedAtText } from './SavedAt';

test('a winter night in UTC is the next day and month in the time of the institution', () => {
  expect(savedAtText('2026-01-31T23:05:00.000Z')).toBe('01/02/2026, 00:05');
});
