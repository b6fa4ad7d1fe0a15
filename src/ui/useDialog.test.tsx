import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazyPart';
import { useDialog } from './useDialog';

/** A screen with a dialog whose code arrives when `arrive` is called. */
function opener() {
  let arrive: (Dialog: () => string) => void = () => undefined;
  const Dialog = lazyPart(() => new Promise<() => string>((resolve) => (arrive = resolve)));
  function Opener() {
    const { ready, open, show } = useDialog(Dialog);
    return (
      <>
        <button onClick={show}>Show</button>
        {ready && open && <Dialog />}
      </>
    );
  }
  const arriveNow = () =>
    act(async () => {
      arrive(() => 'Dialog');
      await Promise.resolve();
    });
  return { Opener, arrive: arriveNow };
}

beforeEach(() => {
  history.replaceState(null, '', '/podsumowanie');
});

test('opens once its code has loaded', async () => {
  const { Opener, arrive } = opener();
  render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Dialog')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByText('Dialog')).toBeInTheDocument();
});

test('adds no entry to the history when the candidate has left the screen meanwhile', async () => {
  const { Opener, arrive } = opener();
  const { unmount } = render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  const entries = history.length;
  await arrive();
  expect(history).toHaveLength(entries);
});
