import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import pl from '../../i18n/pl.json';
import { message } from '../testing/message';
import { ConfirmDialog } from './ConfirmDialog';

function setup(main: 'confirm' | 'cancel' = 'confirm') {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(
    <IntlProvider locale="pl" messages={pl}>
      <ConfirmDialog
        open
        title="Start again?"
        text="Your choice will be lost."
        confirmLabel="Start again"
        cancelLabel="Stay"
        main={main}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </IntlProvider>,
  );
  return { user: userEvent.setup(), onConfirm, onCancel };
}

test('makes cancelling the only main button where confirming cannot be undone', async () => {
  setup('cancel');
  await screen.findByRole('dialog');
  const main = screen
    .getAllByRole('button')
    .filter((button) => button.matches('.MuiButton-contained'));
  expect(main).toEqual([screen.getByRole('button', { name: 'Stay' })]);
  expect(main[0]).toHaveFocus();
});

test('Escape, the icon and the other button cancel', async () => {
  const { user, onConfirm, onCancel } = setup();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: message('okno.zamknij') }));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(3);
  expect(onConfirm).not.toHaveBeenCalled();
});
