import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { message } from '../../../testing/message';
import { dialogClosed } from '../../../testing/renderApp';

async function openDialog() {
  interceptDownloads();
  const { user } = await showLoadedForm({ values: poleValues() });
  await user.click(button('podsumowanie.plik.wez'));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test.each([
  ['its button', (user: UserEvent) => user.click(button('okno.zamknij'))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the way back', () => act(() => history.back())],
])(
  'a generated passphrase that was not copied is shown until closed twice by %s',
  async (_way, close) => {
    const { user, dialog } = await openDialog();
    await user.click(
      dialog.getByRole('button', { name: message('podsumowanie.plik.haslo.wylosuj') }),
    );
    const passphrase = dialog.getByLabelText<HTMLInputElement>(
      message('podsumowanie.plik.haslo'),
    ).value;
    await user.click(dialog.getByRole('button', { name: message('podsumowanie.plik.pobierz') }));
    await dialog.findByText(/w\sfolderze z\spobranymi plikami/);
    await close(user);
    await dialog.findByText(/Hasło nie jest jeszcze skopiowane/);
    expect(dialog.getByLabelText(message('podsumowanie.plik.haslo'))).toHaveValue(passphrase);
    await close(user);
    await dialogClosed();
  },
);

test('a passphrase that the candidate typed is known', async () => {
  const { user, dialog } = await openDialog();
  await user.type(
    dialog.getByLabelText(message('podsumowanie.plik.haslo')),
    'zielony parasol 7{Enter}',
  );
  await dialog.findByText(/w\sfolderze z\spobranymi plikami/);
  await user.click(dialog.getByRole('button', { name: message('okno.zamknij') }));
  await dialogClosed();
});

test('an empty form cannot be downloaded', async () => {
  const { user } = await showLoadedForm();
  await user.click(button('podsumowanie.plik.wez'));
  expect(screen.getByText(/nie ma jeszcze żadnych danych/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
