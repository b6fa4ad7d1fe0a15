import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOverlay } from './useOverlay';

function OverlayExample() {
  const { open, show, hide } = useOverlay();
  return (
    <>
      <button onClick={show}>Show</button>
      <button onClick={hide}>Hide</button>
      {open && <p>Text</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByText('Text')).not.toBeInTheDocument());

test('closes on browser back without leaving the page', async () => {
  history.replaceState({ place: 'form' }, '', '/form');
  render(<OverlayExample />);
  await press('Show');
  expect(screen.getByText('Text')).toBeInTheDocument();
  act(() => history.back());
  await isClosed();
  expect(history.state).toEqual({ place: 'form' });
  expect(location.pathname).toBe('/form');
});

test('goes back once when closed by its button, however often it is clicked', async () => {
  history.replaceState({ place: 'before' }, '', '/before');
  history.pushState({ place: 'form' }, '', '/form');
  render(<OverlayExample />);
  await press('Show');
  await Promise.all([press('Hide'), press('Hide')]);
  await isClosed();
  // A dialog that fades out can still be clicked.
  await press('Hide');
  await press('Show');
  await press('Show');
  act(() => history.back());
  await isClosed();
  expect(location.pathname).toBe('/form');
  await press('Show');
  expect(screen.getByText('Text')).toBeInTheDocument();
});

test('focuses its opener, to which a dialog returns the focus', () => {
  render(<OverlayExample />);
  const opener = screen.getByRole('button', { name: 'Show' });
  // As in Safari, where a click does not focus a button.
  fireEvent.click(opener);
  expect(opener).toHaveFocus();
});
