import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, textbox } from '../../testing/controls';
import { message, phrase } from '../../testing/message';
import { renderWithProviders } from '../../testing/renderApp';
import { SNAPSHOT } from '../../testing/snapshot';
import { snapshotIn } from './snapshot';
import { SupportButton } from './SupportButton';

async function open() {
  const { user } = renderWithProviders(<SupportButton collect={() => SNAPSHOT} />);
  await user.click(button('pomoc.dane.pokaz'));
  await screen.findByRole('dialog', { name: message('pomoc.dane.tytul') });
  return user;
}

const unfold = (user: UserEvent) => user.click(button('pomoc.dane.wszystkie'));
const text = () => textbox('pomoc.dane.tytul');

test('the dialog opens with a sentence and a code for the phone, and the data folded', async () => {
  const user = await open();
  const dialog = screen.getByRole('dialog');
  const at = new Date('2026-09-01T12:02:00.000Z').toTimeString().slice(0, 5);
  expect(dialog).toHaveAccessibleDescription(
    new RegExp(`: Formularz, 1.pole z.błędem, serwer nie odpowiedział, godz..${at} Kod: 11111111$`),
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await unfold(user);
  expect(text()).toBeVisible();
});

test('the data is shown before it is copied, and copied as shown', async () => {
  const user = await open();
  await unfold(user);
  expect(JSON.parse((text() as HTMLTextAreaElement).value)).toEqual(SNAPSHOT);
  await user.click(button('pomoc.dane.kopiuj'));
  expect(await screen.findByText(message('pomoc.dane.skopiowano'))).toBeInTheDocument();
  expect(text()).toHaveValue(await navigator.clipboard.readText());
});

test('a second copy is announced again', async () => {
  const user = await open();
  await user.click(button('pomoc.dane.kopiuj'));
  const first = await screen.findByText(message('pomoc.dane.skopiowano'));
  await user.click(button('pomoc.dane.kopiuj'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText(message('pomoc.dane.skopiowano'))).toBeInTheDocument();
});

test('the link contains the same data', async () => {
  const user = await open();
  await user.click(button('pomoc.dane.kopiuj_link'));
  await screen.findByText(message('pomoc.dane.skopiowano'));
  const { hash } = new URL(await navigator.clipboard.readText());
  expect(snapshotIn(hash)).toEqual(SNAPSHOT);
});

test('when the browser cannot copy, instructions are shown', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('pomoc.dane.kopiuj'));
  expect(await screen.findByText(phrase('pomoc.dane.nie_skopiowano'))).toBeInTheDocument();
});
