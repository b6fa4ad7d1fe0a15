import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart, Loading } from './lazyPart';

const Here = () => <p>here</p>;
const retry = (onRetry: () => void) => <button onClick={onRetry}>failed</button>;

beforeEach(() => {
  // React reports each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('is loaded when it is shown, once', async () => {
  const load = jest.fn(() => Promise.resolve(Here));
  const Part = lazyPart(load);
  const { rerender } = render(<Loading waiting="nothing">{null}</Loading>);
  expect(load).not.toHaveBeenCalled();
  rerender(
    <Loading waiting="nothing">
      <Part />
    </Loading>,
  );
  expect(screen.getByText('nothing')).toBeVisible();
  expect(await screen.findByText('here')).toBeVisible();
  await Part.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is rendered at once when it is loaded before', async () => {
  const Part = lazyPart(() => Promise.resolve(Here));
  await Part.load();
  render(
    <Loading>
      <Part />
    </Loading>,
  );
  expect(screen.getByText('here')).toBeVisible();
});

test('a retry imports it anew', async () => {
  const load = jest.fn(() => Promise.resolve(Here));
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  render(
    <Loading failed={retry}>
      <Part />
    </Loading>,
  );
  await userEvent.click(await screen.findByText('failed'));
  expect(await screen.findByText('here')).toBeVisible();
});

test('a part that failed to load ahead is imported anew when it is shown', async () => {
  const load = jest.fn(() => Promise.resolve(Here));
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  await expect(Part.load()).rejects.toThrow();
  render(
    <Loading failed={retry}>
      <Part />
    </Loading>,
  );
  expect(await screen.findByText('here')).toBeVisible();
});

test('other errors are left to the next boundary', () => {
  function Broken(): never {
    throw new Error('broken');
  }
  const show = (hidden: boolean) =>
    render(
      <Loading failed={retry} hidden={hidden}>
        <Broken />
      </Loading>,
    );
  expect(show(true).container).toBeEmptyDOMElement();
  expect(() => show(false)).toThrow('broken');
});
