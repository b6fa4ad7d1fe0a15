import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, queryText } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { ANYTHING, message, phrase } from '../../../testing/message';
import { dialogClosed } from '../../../testing/renderApp';

async function openDialog() {
  const { names } = interceptDownloads();
  const { user } = await showLoadedForm({ values: poleValues() });
  await user.click(button('podsumowanie.plik.wez'));
  return { user, names, dialog: within(await screen.findByRole('dialog')) };
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
    await dialog.findByText(phrase('podsumowanie.plik.gotowy', { nazwa: ANYTHING }));
    await close(user);
    await dialog.findByText(phrase('podsumowanie.plik.haslo.nie_skopiowane'));
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
  await dialog.findByText(phrase('podsumowanie.plik.gotowy', { nazwa: ANYTHING }));
  await user.click(dialog.getByRole('button', { name: message('okno.zamknij') }));
  await dialogClosed();
});

test('a failed export shows an error, and Enter does not send the application', async () => {
  jest.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('broken'));
  const { user, names, dialog } = await openDialog();
  await user.type(
    dialog.getByLabelText(message('podsumowanie.plik.haslo')),
    'zielony parasol 7{Enter}',
  );
  expect(await dialog.findByText(phrase('podsumowanie.plik.nie_powstal'))).toBeInTheDocument();
  expect(names).toEqual([]);
  expect(queryText('podsumowanie.wysylanie.przycisk')).not.toBeInTheDocument();
});
