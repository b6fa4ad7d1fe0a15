import { render, screen } from '@testing-library/react';
import { useChunk } from './useChunk';

function Part({ load, wanted }: { load: () => Promise<string>; wanted: boolean }) {
  const { module, failed } = useChunk(load, wanted);
  return <p>{module ?? (failed ? 'failed' : 'nothing')}</p>;
}

it('is fetched when it is first wanted, and once', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  const { rerender } = render(<Part load={load} wanted={false} />);
  expect(screen.getByText('nothing')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part load={load} wanted />);
  expect(await screen.findByText('here')).toBeVisible();
  rerender(<Part load={load} wanted={false} />);
  rerender(<Part load={load} wanted />);
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it failed, and tries again when it is wanted again', async () => {
  const load = jest.fn(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('offline'));
  const { rerender } = render(<Part load={load} wanted />);
  expect(await screen.findByText('failed')).toBeVisible();
  rerender(<Part load={load} wanted={false} />);
  expect(screen.getByText('nothing')).toBeVisible();
  rerender(<Part load={load} wanted />);
  expect(await screen.findByText('here')).toBeVisible();
});
