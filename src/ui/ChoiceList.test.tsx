import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceList } from './ChoiceList';

const OPTIONS = [{ value: 'north', label: 'The north' }];

const list = (onChange: (value: string) => void) => (
  <ChoiceList name="side" variant="list" options={OPTIONS} value={null} onChange={onChange} />
);

test('calls the latest handler', async () => {
  const [old, current] = [jest.fn(), jest.fn()];
  const { rerender } = render(list(old));
  rerender(list(current));
  await userEvent.click(screen.getByRole('radio', { name: 'The north' }));
  expect(old).not.toHaveBeenCalled();
  expect(current).toHaveBeenCalledWith('north');
});
