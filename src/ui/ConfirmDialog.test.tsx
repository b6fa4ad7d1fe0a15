import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function setup(main: 'confirm' | 'cancel' = 'confirm') {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(
    <ConfirmDialog
      open
      title="Start again?"
      text="Your choice will be lost."
      confirmLabel="Start again"
      cancelLabel="Stay"
      main={main}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { user: userEvent.setup(), onConfirm, onCancel };
}

it('asks, with the reason as its description', async () => {
  const { user, onConfirm, onCancel } = setup();
  const dialog = await screen.findByRole('dialog', { name: 'Start again?' });
  expect(dialog).toHaveAccessibleDescription('Your choice will be lost.');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

it('makes cancelling the main button where confirming cannot be undone', async () => {
  setup('cancel');
  await screen.findByRole('dialog');
  const [first, last] = screen.getAllByRole('button');
  expect(last).toHaveAccessibleName('Stay');
  expect(last).toHaveClass('MuiButton-contained');
  expect(last).toHaveFocus();
  expect(first).not.toHaveClass('MuiButton-contained');
});

it('Escape and the other button cancel', async () => {
  const { user, onConfirm, onCancel } = setup();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});
