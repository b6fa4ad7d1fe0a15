import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceList } from './ChoiceList';

const COUNT = 1000;
const options = Array.from({ length: COUNT }, (_, index) => ({
  value: String(index),
  label: `Row ${index + 1}`,
}));

function Example({ begin = null, count = COUNT }: { begin?: string | null; count?: number }) {
  const [value, setValue] = useState<string | null>(begin);
  const rows = { variant: 'row', options: options.slice(0, count) } as const;
  return <ChoiceList name="row" label="Rows" {...rows} value={value} onChange={setValue} />;
}

const row = (place: number) => screen.findByLabelText(`Row ${place}`);

beforeEach(() => {
  // jsdom has no layout: every row has this height, and sixteen are visible.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});

/** Waits for the chunk of long lists. */
async function renderedRows(): Promise<HTMLElement[]> {
  expect(await row(COUNT)).toHaveAttribute('aria-setsize', String(COUNT));
  return screen.getAllByLabelText(/^Row \d/);
}

test('renders the visible rows, both ends and the chosen row, each with its position', async () => {
  render(<Example begin="499" />);
  expect((await renderedRows()).length).toBeLessThan(50);
  expect(await row(1)).toHaveAttribute('aria-posinset', '1');
  expect(await row(500)).toBeChecked();
  expect(await row(500)).toHaveAttribute('aria-posinset', '500');
  expect(screen.queryByLabelText('Row 400')).not.toBeInTheDocument();
});

test('moves by keys through rows that are not rendered, and wraps around', async () => {
  render(<Example begin="499" />);
  await renderedRows();
  await userEvent.tab();
  expect(await row(500)).toHaveFocus();
  for (const [key, place] of [
    ['ArrowDown', 501],
    ['ArrowRight', 502],
    ['ArrowUp', 501],
    ['ArrowLeft', 500],
    ['End', COUNT],
    ['ArrowDown', 1],
    ['ArrowUp', COUNT],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(await row(place)).toHaveFocus();
    expect(await row(place)).toBeChecked();
    expect((await renderedRows()).length).toBeLessThan(50);
  }
});

test('leaves keys with a modifier to the browser', async () => {
  render(<Example begin="0" />);
  await renderedRows();
  const first = await row(1);
  expect(fireEvent.keyDown(first, { key: 'End', altKey: true })).toBe(true);
  expect(first).toBeChecked();
  expect(fireEvent.keyDown(first, { key: 'End' })).toBe(false);
  expect(first).not.toBeChecked();
});

test('renders a list of a few hundred rows completely', () => {
  render(<Example count={300} />);
  expect(screen.getAllByLabelText(/^Row \d/)).toHaveLength(300);
});
