import { act, screen, waitFor, within } from '@testing-library/react';
import type { MessageId } from '../../../intl/messages';
import { deferred } from '../../../testing/backend';
import { errorList, getText, queryText, textbox } from '../../../testing/controls';
import { passportValues, poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { interceptDownloads } from '../../../testing/interceptDownloads';
import { ANYTHING, message, phrase } from '../../../testing/message';
import { dialogClosed } from '../../../testing/renderApp';
import { DRAFT_KEY } from '../model/draftStorage';
import { serialiseForm } from '../model/exportedForm';
import { encrypt, ITERATIONS } from '../model/formFile';

const PASSPHRASE = 'zielony parasol 7';
const OPEN = message('podsumowanie.plik.otworz');
const DOWNLOAD = message('podsumowanie.plik.wez');

const buttonIn = (dialog: HTMLElement, id: MessageId) =>
  within(dialog).getByRole('button', { name: message(id) });
const passphraseIn = (dialog: HTMLElement) =>
  within(dialog).getByLabelText(message('podsumowanie.plik.haslo'));

async function fileWith(values = poleValues(), offer = '70/7') {
  const text = serialiseForm(values, offer);
  return asFile(await encrypt(text, PASSPHRASE, 1));
}

/** A file whose content is read by `arrayBuffer`, which jsdom's do not have. */
function asFile(
  bytes: Uint8Array<ArrayBuffer>,
  read = (part: ArrayBuffer) => Promise.resolve(part),
) {
  const file = new File([bytes], 'formularz.rekrutacja');
  const slice = (from: number, to: number) => ({
    arrayBuffer: () => read(bytes.buffer.slice(from, to)),
  });
  return Object.assign(file, { slice });
}

async function shown(settings?: Parameters<typeof showLoadedForm>[0]) {
  const rendered = await showLoadedForm(settings);
  const { user } = rendered;
  const dialogOf = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return screen.findByRole('dialog', { name });
  };
  const chooseFile = async (file: File) => {
    const dialog = await dialogOf(OPEN);
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
    await user.upload(input, file);
    return dialog;
  };
  const openFile = async (file: File, passphrase = PASSPHRASE) => {
    const dialog = await chooseFile(file);
    await user.click(passphraseIn(dialog));
    await user.paste(passphrase);
    await user.keyboard('{Enter}');
    return dialog;
  };
  const values = () => rendered.form().getState().values;
  return { ...rendered, dialogOf, chooseFile, openFile, values };
}

test.each([
  ['a Pole', poleValues()],
  ['a foreigner', passportValues()],
])('a file fills in the form of %s, without the consents', async (_who, values) => {
  const { openFile, values: now, user } = await shown();
  await openFile(await fileWith(values));
  await dialogClosed();
  await waitFor(() => expect(now()).toEqual({ ...values, zgody: {} }));
  expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Przykład');
  expect(getText('podsumowanie.plik.wypelniono')).toBeInTheDocument();
  expect(queryText('podsumowanie.plik.inne_studia')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Przykład'));
  const draft = sessionStorage.getItem(DRAFT_KEY);
  for (const number of ['44051401359', 'XX0000000']) expect(draft).not.toContain(number);
  await user.click(submitButton());
  expect(errorList()).toHaveTextContent(phrase('podsumowanie.regulamin.walidacja.wszystkie'));
});

test('the student card of another programme is left out, and the notice says so', async () => {
  const { openFile, values } = await shown();
  await openFile(await fileWith({ ...poleValues(), wydanieEls: true }, '1/1'));
  await dialogClosed();
  await waitFor(() => expect(values()).toEqual({ ...poleValues(), wydanieEls: false, zgody: {} }));
  for (const text of [
    phrase('podsumowanie.plik.inne_studia'),
    phrase('podsumowanie.plik.legitymacja'),
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('typed values are replaced only after a question', async () => {
  const { openFile, values, user } = await shown({ values: { ...poleValues(), imie: 'Inne' } });
  const file = await fileWith();
  await openFile(file);
  const ask = () =>
    screen.findByRole('dialog', { name: message('podsumowanie.plik.zastap.tytul') });
  await user.click(buttonIn(await ask(), 'podsumowanie.szkic.pytanie.zostaw'));
  await dialogClosed();
  expect(values().imie).toBe('Inne');
  await openFile(file);
  await user.click(buttonIn(await ask(), 'podsumowanie.plik.zastap'));
  await dialogClosed();
  expect(values()).toMatchObject({ imie: 'Przykład', zgody: {} });
});

test('validation mode stays as it was', async () => {
  const { openFile, user } = await shown();
  await user.click(submitButton());
  await openFile(await fileWith({ ...poleValues(), imie: 'A' }));
  await dialogClosed();
  expect(textbox('podsumowanie.dane_osobowe.imie')).toBeInvalid();
  expect(textbox('podsumowanie.dane_osobowe.nazwisko')).toBeValid();
});

test('a wrong passphrase is an error at its field, and nothing typed is lost', async () => {
  const { openFile, values, user } = await shown({ values: poleValues() });
  const dialog = await openFile(await fileWith(), 'niebieski parasol');
  const field = passphraseIn(dialog);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(phrase('podsumowanie.plik.blad.haslo')),
  );
  expect(field).toHaveFocus();
  expect(values()).toEqual(poleValues());
  await user.type(field, 'x');
  expect(field).toBeValid();
});

test('another file is refused before the passphrase is typed', async () => {
  const { chooseFile, user } = await shown();
  const dialog = await chooseFile(asFile(new Uint8Array(100)));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    phrase('podsumowanie.plik.blad.obcy'),
  );
  await user.click(within(dialog).getByRole('button', { name: OPEN }));
  expect(buttonIn(dialog, 'podsumowanie.plik.wybierz')).toHaveFocus();
});

test('an unreadable file can be chosen again', async () => {
  const { chooseFile } = await shown();
  const unreadable = asFile(new Uint8Array(1), () => Promise.reject(new Error('gone')));
  const dialog = await chooseFile(unreadable);
  expect(
    await within(dialog).findByText(phrase('podsumowanie.plik.blad.nieczytelny')),
  ).toBeInTheDocument();
});

test('the form is downloaded as a file that its passphrase decrypts', async () => {
  const { names, content } = interceptDownloads();
  const { dialogOf, user, openFile, fill } = await shown({ values: poleValues() });
  const dialog = await dialogOf(DOWNLOAD);
  const field = passphraseIn(dialog);
  await user.type(field, '1234567');
  await user.click(buttonIn(dialog, 'podsumowanie.plik.pobierz'));
  expect(field).toHaveAccessibleDescription(phrase('podsumowanie.plik.haslo.walidacja'));
  expect(names).toEqual([]);

  await user.click(buttonIn(dialog, 'podsumowanie.plik.haslo.wylosuj'));
  expect(field).toHaveAttribute('type', 'text');
  const passphrase = (field as HTMLInputElement).value;
  await user.click(buttonIn(dialog, 'podsumowanie.plik.pobierz'));
  await within(dialog).findByText(phrase('podsumowanie.plik.gotowy', { nazwa: ANYTHING }));
  expect(names).toEqual([expect.stringMatching(/^formularz-\d{4}-\d\d-\d\d\.rekrutacja$/)]);
  await user.click(buttonIn(dialog, 'podsumowanie.plik.haslo.kopiuj'));
  await within(dialog).findByText(message('pomoc.dane.skopiowano'));
  expect(await navigator.clipboard.readText()).toBe(passphrase);
  await user.click(buttonIn(dialog, 'okno.zamknij'));
  await dialogClosed();

  const file = await content(0);
  expect(new DataView(file.buffer).getUint32(9)).toBe(ITERATIONS);
  fill({ imie: 'Inne', pesel: '' });
  await openFile(asFile(file), passphrase);
  await user.click(
    await screen.findByRole('button', { name: message('podsumowanie.plik.zastap') }),
  );
  await dialogClosed();
  expect(textbox('podsumowanie.dane_osobowe.pesel')).toHaveValue(poleValues().pesel);
});

test('closing the dialog while the key is derived cancels it', async () => {
  const { wait, release } = deferred();
  const { openFile, user, values } = await shown();
  const file = await fileWith();
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const late = jest.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...given) => {
    await wait;
    return decrypt(...given);
  });
  const dialog = await openFile(file);
  const opening = () => buttonIn(dialog, 'podsumowanie.plik.otwieranie');
  await waitFor(() => expect(opening()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(opening());
  await user.click(buttonIn(dialog, 'podsumowanie.plik.anuluj'));
  await dialogClosed();
  await act(async () => {
    release();
    await Promise.all(late.mock.results.map(({ value }) => value as Promise<unknown>));
  });
  expect(late).toHaveBeenCalledTimes(1);
  expect(values().imie).toBe('');
});

test('without encryption in the browser there is no download', async () => {
  Object.defineProperty(window, 'crypto', { value: {}, configurable: true });
  await shown();
  for (const name of [OPEN, DOWNLOAD]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
