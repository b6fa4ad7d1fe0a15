import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { dialogClosed } from '../../../testing/renderApp';

const PASSPHRASE = 'zielony parasol 7';

test.each([
  ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Zamknij' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the way back', () => act(() => history.back())],
])('a passphrase that was not copied stays until it is closed twice by %s', async (_way, close) => {
  interceptDownloads();
  const { user } = await showLoadedForm({ values: poleValues() });
  await user.click(screen.getByRole('button', { name: 'Zabierz formularz ze sobą' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Hasło do pliku'), `${PASSPHRASE}{Enter}`);
  await dialog.findByText(/jest w\spobranych plikach/);
  await close(user);
  await dialog.findByText(/Hasło nie jest jeszcze skopiowane/);
  await user.click(dialog.getByRole('button', { name: 'Pokaż hasło' }));
  expect(dialog.getByLabelText('Hasło do pliku')).toHaveValue(PASSPHRASE);
  await close(user);
  await dialogClosed();
});
