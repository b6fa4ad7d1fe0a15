import { screen, within } from '@testing-library/react';
import { button, queryText } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { message, phrase } from '../../../testing/message';

async function openDialog() {
  const { names } = interceptDownloads();
  const { user } = await showLoadedForm({ values: poleValues() });
  await user.click(button('podsumowanie.plik.wez'));
  return { user, names, dialog: within(await screen.findByRole('dialog')) };
}

test('a generated passphrase is shown and copied, and the note goes with it', async () => {
  const { user, dialog } = await openDialog();
  const field = dialog.getByLabelText<HTMLInputElement>(message('podsumowanie.plik.haslo'));
  await user.click(
    dialog.getByRole('button', { name: message('podsumowanie.plik.haslo.wylosuj') }),
  );
  expect(await dialog.findByText(message('pomoc.dane.skopiowano'))).toBeInTheDocument();
  expect(field).toHaveAttribute('type', 'text');
  expect(await navigator.clipboard.readText()).toBe(field.value);
  await user.type(field, '1');
  expect(dialog.queryByText(message('pomoc.dane.skopiowano'))).not.toBeInTheDocument();
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
