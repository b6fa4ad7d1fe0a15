import { act, screen, waitFor, within } from '@testing-library/react';
import type { MessageId } from '../../intl/messages';
import {
  correct,
  CORRECTION,
  heading,
  notice,
  openApplication,
  OPENS,
  WITHDRAWAL,
} from '../../testing/applicationPage';
import { deferred } from '../../testing/backend';
import { button, textbox } from '../../testing/controls';
import { HELP_LINE } from '../../testing/domainFixtures';
import { beginning, message } from '../../testing/message';
import { receivedApplication } from '../../testing/myApplication';
import { dialogClosed } from '../../testing/renderApp';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const poprawki = [
  { zlozono: '2026-07-15T08:00:00.000Z', stan: 'OCZEKUJE' as const, wiadomosc: null },
];

describe('a correction', () => {
  const waiting = receivedApplication({ poprawki });
  const accepted = { [CORRECTION]: [{ body: waiting }] };

  test('of the e-mail address is sent, waits, and gives the focus back', async () => {
    const { user, bodies } = await openApplication({}, accepted);
    await user.click(correct('zgloszenie.dane.email'));
    const email = textbox('podsumowanie.dane_kontaktowe.email');
    expect(email).toHaveFocus();
    await user.type(email, 'anna@poczta.example');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    const sent = await screen.findByText(message('zgloszenie.poprawka.wyslano'));
    expect(sent).toBeVisible();
    // A status within a status would be read twice.
    expect(document.querySelectorAll('[role="status"]:has(> [role="status"])')).toHaveLength(0);
    expect(sent.closest('[role="status"]')).toBeInTheDocument();
    expect(correct('zgloszenie.dane.email')).toHaveFocus();
    expect(email).not.toBeInTheDocument();
    expect(screen.getByText(message('zgloszenie.poprawki.czeka'))).toBeVisible();
    expect(bodies(CORRECTION)).toEqual([{ ...OPENS, email: 'anna@poczta.example' }]);
  });

  test('of the phone number has the prefix of the form', async () => {
    const { user, bodies } = await openApplication({}, accepted);
    await user.click(correct('zgloszenie.dane.telefon'));
    const phone = textbox('podsumowanie.dane_kontaktowe.numer');
    expect(phone).toHaveFocus();
    await user.type(phone, '600 100 200');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    await screen.findByText(message('zgloszenie.poprawka.wyslano'));
    expect(bodies(CORRECTION)).toEqual([{ ...OPENS, telefon: '+48600100200' }]);
  });

  test('of anything else is described, counted, and at most 2,000 characters', async () => {
    const { user, bodies } = await openApplication({}, accepted);
    await user.click(correct('zgloszenie.dane.inne', 'zgloszenie.opisz'));
    const description = textbox('zgloszenie.poprawka.opis');
    expect(description).toHaveFocus();
    await user.click(description);
    await user.paste('ż'.repeat(2001));
    const count = message('podsumowanie.formularze.licznik', { liczba: 2001, limit: 2000 });
    expect(description).toHaveAccessibleDescription(count);
    await user.click(button('zgloszenie.poprawka.wyslij'));
    expect(description).toBeInvalid();
    await user.clear(description);
    // Blank, as the backend sees it.
    await user.type(description, '\u2800');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    expect(description).toBeInvalid();
    await user.clear(description);
    await user.type(description, 'Na dyplomie: Próbna{Enter}Ulica: Długa');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    await screen.findByText(message('zgloszenie.poprawka.wyslano'));
    expect(bodies(CORRECTION)).toEqual([{ ...OPENS, opis: 'Na dyplomie: Próbna\nUlica: Długa' }]);
  });

  test.each<[MessageId, MessageId, MessageId]>([
    ['zgloszenie.dane.email', 'zgloszenie.popraw', 'podsumowanie.dane_kontaktowe.email'],
    ['zgloszenie.dane.telefon', 'zgloszenie.popraw', 'podsumowanie.dane_kontaktowe.numer'],
    ['zgloszenie.dane.inne', 'zgloszenie.opisz', 'zgloszenie.poprawka.opis'],
  ])('%s: nothing is sent by the rules of the form', async (what, verb, name) => {
    const { user, bodies } = await openApplication();
    await user.click(correct(what, verb));
    await user.click(button('zgloszenie.poprawka.wyslij'));
    expect(textbox(name)).toBeInvalid();
    expect(textbox(name)).toHaveFocus();
    expect(bodies(CORRECTION)).toEqual([]);
    await user.click(correct(what, 'zgloszenie.anuluj'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('that the backend refuses is an error of its field', async () => {
    const klucz = 'podsumowanie.dane_kontaktowe.walidacja.email_bledny';
    const { user } = await openApplication(
      {},
      {
        [CORRECTION]: [
          { status: 400, body: { kod: 'NIEPOPRAWNE_DANE', bledy: [{ pole: 'email', klucz }] } },
        ],
      },
    );
    await user.click(correct('zgloszenie.dane.email'));
    const email = textbox('podsumowanie.dane_kontaktowe.email');
    await user.type(email, 'anna@poczta.example');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    await waitFor(() => expect(email).toHaveAccessibleDescription(message(klucz)));
    expect(email).toHaveFocus();
  });

  test('after too many that wait keeps what was typed, and offers the phone', async () => {
    const { user } = await openApplication(
      {},
      { [CORRECTION]: [{ status: 400, body: { kod: 'ZA_DUZO_POPRAWEK' } }] },
    );
    await user.click(correct('zgloszenie.dane.email'));
    const email = textbox('podsumowanie.dane_kontaktowe.email');
    await user.type(email, 'anna@poczta.example');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    const box = await notice('zgloszenie.poprawki.limit.tytul');
    expect(box).toHaveFocus();
    expect(within(box).getByRole('link', { name: HELP_LINE })).toBeVisible();
    expect(email).toHaveValue('anna@poczta.example');
  });

  test('whose answer is late does not open what was closed', async () => {
    const { wait, release } = deferred();
    const { user, bodies } = await openApplication({}, { [CORRECTION]: [{ wait, body: waiting }] });
    await user.click(correct('zgloszenie.dane.email'));
    await user.type(textbox('podsumowanie.dane_kontaktowe.email'), 'anna@poczta.example');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    await waitFor(() => expect(bodies(CORRECTION)).toHaveLength(1));
    await user.click(button('zgloszenie.zamknij'));
    release();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await heading('zgloszenie.tytul')).toBeVisible();
  });

  test('without an answer keeps what was typed, and is sent again', async () => {
    const { user, bodies } = await openApplication(
      {},
      { [CORRECTION]: ['networkFault', { body: waiting }] },
    );
    await user.click(correct('zgloszenie.dane.email'));
    const email = textbox('podsumowanie.dane_kontaktowe.email');
    await user.type(email, 'anna@poczta.example');
    await user.click(button('zgloszenie.poprawka.wyslij'));
    expect(await notice('zgloszenie.blad.tytul')).toHaveFocus();
    expect(email).toHaveValue('anna@poczta.example');
    await user.click(button('start.blad.ponow'));
    await screen.findByText(message('zgloszenie.poprawka.wyslano'));
    expect(bodies(CORRECTION)).toHaveLength(2);
  });
});

describe('a withdrawal', () => {
  const withdrawn = { body: receivedApplication({ stan: 'WYCOFANE', poprawki }) };
  const dialogButton = (id: MessageId) =>
    within(screen.getByRole('dialog')).getByRole('button', { name: message(id) });

  test('is asked about once, recommends nothing, and has two ways back', async () => {
    const { user, bodies, onApply } = await openApplication({}, { [WITHDRAWAL]: [withdrawn] });
    await user.click(button('zgloszenie.wycofaj'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription(message('zgloszenie.wycofanie.tekst'));
    expect(dialog.querySelector('.MuiButton-contained')).toBeNull();
    await user.click(dialogButton('zgloszenie.wycofaj'));
    expect(await heading('zgloszenie.stan.wycofane.tytul')).toHaveFocus();
    expect(bodies(WITHDRAWAL)).toEqual([OPENS]);
    const back = screen.getByRole('region', { name: message('zgloszenie.pomylka.tytul') });
    expect(within(back).getByRole('link', { name: HELP_LINE })).toBeVisible();
    await user.click(button('zgloszenie.nowe'));
    expect(onApply).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: message('zgloszenie.wycofaj') })).toBeNull();
    expect(screen.queryByRole('button', { name: beginning('zgloszenie.popraw') })).toBeNull();
    expect(screen.queryByText(message('zgloszenie.poprawki.czeka'))).toBeNull();
  });

  test('is not sent when the candidate keeps the application', async () => {
    const { user, bodies } = await openApplication();
    await user.click(button('zgloszenie.wycofaj'));
    await screen.findByRole('dialog');
    await user.click(dialogButton('zgloszenie.wycofanie.zostaw'));
    await dialogClosed();
    expect(bodies(WITHDRAWAL)).toEqual([]);
  });

  test('says when it has no answer, and waits only once', async () => {
    const { wait, release } = deferred();
    const failure = { wait, status: 500, body: {} };
    const { user, bodies } = await openApplication({}, { [WITHDRAWAL]: [failure] });
    await user.click(button('zgloszenie.wycofaj'));
    await screen.findByRole('dialog');
    await user.click(dialogButton('zgloszenie.wycofaj'));
    await dialogClosed();
    await user.click(button('zgloszenie.trwa'));
    release();
    expect(await notice('zgloszenie.blad.tytul')).toHaveFocus();
    expect(bodies(WITHDRAWAL)).toHaveLength(1);
    expect(button('zgloszenie.wycofaj')).toBeEnabled();
  });
});
