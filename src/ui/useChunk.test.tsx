import { render, screen } from '@testing-library/react';
import { type Chunk, chunk, useChunk } from './useChunk';

function Part({ part, wanted }: { part: Chunk<string>; wanted: boolean }) {
  const { module, failed } = useChunk(part, wanted);
  return <p>{module ?? (failed ? 'failed' : 'nothing')}</p>;
}

test('is loaded on first use, once', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  const part = chunk(load);
  const { rerender } = render(<Part part={part} wanted={false} />);
  expect(screen.getByText('nothing')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part part={part} wanted />);
  expect(await screen.findByText('here')).toBeVisible();
  rerender(<Part part={part} wanted={false} />);
  rerender(<Part part={part} wanted />);
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports a failure, and retries on the next use', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('offline'));
  const part = chunk(load);
  const { rerender } = render(<Part part={part} wanted />);
  expect(await screen.findByText('failed')).toBeVisible();
  rerender(<Part part={part} wanted={false} />);
  expect(screen.getByText('nothing')).toBeVisible();
  rerender(<Part part={part} wanted />);
  expect(await screen.findByText('here')).toBeVisible();
});

test('renders at once when loaded before', async () => {
  const part = chunk(() => Promise.resolve('here'));
  await part.load();
  render(<Part part={part} wanted />);
  expect(screen.getByText('here')).toBeVisible();
});
