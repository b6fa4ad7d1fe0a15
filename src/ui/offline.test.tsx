import { render, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './ConfirmDialog';

jest.mock('./ConfirmDialogBox', () => {
  throw new Error('offline');
});

test.each([true, false])(
  "asks with the browser's dialog when ours cannot be loaded: %s",
  async (yes) => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(yes);
    render(
      <ConfirmDialog
        open
        title="Start again?"
        text="Your choice will be lost."
        confirmLabel="Start again"
        cancelLabel="Stay"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    await waitFor(() => expect(yes ? onConfirm : onCancel).toHaveBeenCalledTimes(1));
    expect(yes ? onCancel : onConfirm).not.toHaveBeenCalled();
    expect(confirm).toHaveBeenCalledWith('Start again?');
  },
);
