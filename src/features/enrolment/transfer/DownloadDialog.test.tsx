import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { dialogClosed } from '../../../testing/renderApp';

async function openDialog() {
  interceptDownloads();
  const { user } = await showLoadedForm({ values: poleValues() });
  await user.click(screen.getByRole('button', { name: 'Zabierz formularz ze sobą' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test.each([
  ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Zamknij' }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the way back', () => act(() => history.back())],
])(
  'a generated passphrase that was not copied is shown until closed twice by %s',
  async (_way, close) => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Wylosuj hasło' }));
    const passphrase = dialog.getByLabelText<HTMLInputElement>('Hasło do pliku').value;
    await user.click(dialog.getByRole('button', { name: 'Pobierz plik' }));
    await dialog.findByText(/w\sfolderze z\spobranymi plikami/);
    await close(user);
    await dialog.findByText(/Hasło nie jest jeszcze skopiowane/);
    expect(dialog.getByLabelText('Hasło do pliku')).toHaveValue(passphrase);
    await close(user);
    await dialogClosed();
  },
);

test('a passphrase that the candidate typed is known', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Hasło do pliku'), 'zielony parasol 7{Enter}');
  await dialog.findByText(/w\sfolderze z\spobranymi plikami/);
  await user.click(dialog.getByRole('button', { name: 'Zamknij' }));
  await dialogClosed();
});
