import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chunk } from '../../../ui/useChunk';
import { useDialog } from './useDialog';

/** A form with a dialog whose code arrives when `arrive` is called. */
function form() {
  let arrive: (code: string) => void = () => undefined;
  const part = chunk(
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
  );
  function Form() {
    const { open, show } = useDialog(part);
    return (
      <>
        <button onClick={show}>Show</button>
        {open && <p>Dialog</p>}
      </>
    );
  }
  const arriveNow = () =>
    act(async () => {
      arrive('code');
      await Promise.resolve();
    });
  return { Form, arrive: arriveNow };
}

beforeEach(() => {
  history.replaceState(null, '', '/podsumowanie');
});

test('opens once its code has loaded', async () => {
  const { Form, arrive } = form();
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Dialog')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByText('Dialog')).toBeInTheDocument();
});

test('adds no entry to the history when the candidate has left the form meanwhile', async () => {
  const { Form, arrive } = form();
  const { unmount } = render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  const entries = history.length;
  await arrive();
  expect(history).toHaveLength(entries);
});
