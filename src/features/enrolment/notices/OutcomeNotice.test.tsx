import { act, screen, waitFor, within } from '@testing-library/react';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
import { recentCalls } from '../../../api/recentCalls';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { referenceNumber, shownReference } from '../../../domain/referenceNumber';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { queryText } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { noticeAtButton, showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { message, phrase } from '../../../testing/message';
import type { AcceptedApplication } from '../screen/acceptedApplication';

const REGISTERED: FakeAnswer = {
  status: 400,
  body: { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
};
const SAVED_AS_FIRST_SENT = pl[
  'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi'
].replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const MY_APPLICATION = { name: pl['podsumowanie.wynik.moje_zgloszenie'] };
const CALL = { name: message('pomoc.zadzwon', { numer: '+48 22 000 00 00' }) };

test.each([
  ['pl', pl, pl['podsumowanie.toast.kandydat_zapisany_wczesniej']],
  // The words of the specification.
  ['eng', eng, 'The candidate has been previously registered for the selected offer.'],
] as const)(
  '[8.1.1, 8.1.2] an earlier application is reported in %s, in the toast and at the button',
  async (language, texts, toast) => {
    const { user, onAccepted } = await showLoadedForm({
      values: poleValues(),
      language,
      answers: { 'POST kandydaci': () => REGISTERED },
    });
    await user.click(
      screen.getByRole('button', { name: texts['podsumowanie.zakonczenie.przycisk'] }),
    );
    const count = (words: string, inForm: boolean) =>
      screen
        .queryAllByText(words.replaceAll('\u00a0', ' '))
        .filter((text) => (text.closest('form') !== null) === inForm).length;
    const title = texts['podsumowanie.wynik.zapisany_wczesniej.tytul'];
    await waitFor(() => expect(count(title, true)).toBe(1));
    await waitFor(() => expect(count(toast, false)).toBe(1));
    const text = texts['podsumowanie.wynik.zapisany_wczesniej.tekst'];
    expect(count(text, true)).toBe(1);
    const other = texts['podsumowanie.wynik.inne_studia'];
    expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', '/wybor-trybu');
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

const FIREWALL = { status: 403, text: '<h1>Forbidden</h1>' };

test.each<[string, FakeAnswer, keyof typeof pl, string]>([
  ['an earlier application', REGISTERED, 'podsumowanie.wynik.zapisany_wczesniej.tytul', ''],
  [
    'an unknown code',
    { status: 409, body: { kod: 'LIMIT_MIEJSC' } },
    'podsumowanie.wynik.odrzucone.tytul',
    'LIMIT_MIEJSC',
  ],
  ['a firewall', FIREWALL, 'podsumowanie.wynik.odrzucone.tytul', 'HTTP 403'],
  ['a broken server', { status: 500 }, 'podsumowanie.wynik.niepotwierdzone.tytul', ''],
])('the notice after %s leads to the phone line first', async (_what, answer, title, reason) => {
  const answers = { 'POST kandydaci': () => answer };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  const notice = await noticeAtButton(title);
  expect(notice.getByRole('link', CALL)).toHaveAttribute('href', 'tel:+48220000000');
  expect(notice.getByRole('link', CALL).closest('[role=alert]')?.textContent).toContain(reason);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'with the page "My application": %s → an earlier application is linked: %s',
  async (has, links) => {
    const answers = { 'POST kandydaci': () => REGISTERED };
    const { user } = await showLoadedForm({ values: poleValues(), answers, myApplication: has });
    await user.click(submitButton());
    const notice = await noticeAtButton('podsumowanie.wynik.zapisany_wczesniej.tytul');
    // The button, which had the focus, has disappeared.
    expect(screen.getAllByRole('alert')).toContain(document.activeElement);
    const found = notice.queryAllByRole('link', MY_APPLICATION);
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array<string>(links).fill('/moje-zgloszenie'),
    );
  },
);

const LIMIT: FakeAnswer = { status: 429, headers: { 'Retry-After': '61' } };

test.each<[string, FakeAnswer[], keyof typeof pl, boolean]>([
  ['a limit', [LIMIT], 'podsumowanie.wynik.odrzucone.tytul', true],
  ['a limit without a time', [{ status: 429 }], 'podsumowanie.wynik.odrzucone.tytul', false],
  [
    'a limit after a lost response',
    ['networkFault', LIMIT],
    'podsumowanie.wynik.niepotwierdzone.tytul',
    true,
  ],
])('after %s the notice says whether it arrived', async (_what, inTurn, title, saysWhen) => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-07-14T17:00:30Z') });
  const count = inTurn.length;
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, calls } = await showLoadedForm({ values: poleValues(), answers });
  const posts = () => calls.filter(({ call }) => call === 'POST kandydaci').length;
  for (let sent = 1; sent <= count; sent += 1) {
    await user.click(submitButton());
    await waitFor(() => expect(posts()).toBe(sent));
    await screen.findByRole('alert');
  }
  await noticeAtButton(title);
  const when = phrase('zgloszenie.limit.kiedy', { kiedy: '14/07/2026, 19:02' });
  expect(when.test(screen.getByRole('alert').textContent)).toBe(saysWhen);
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

test('after a lost response the same application may be sent again, with the same key', async () => {
  const inTurn: FakeAnswer[] = [{ status: 500 }, {}];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, accepted } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  await noticeAtButton('podsumowanie.wynik.niepotwierdzone.tytul');
  await user.click(screen.getByRole('button', { name: pl['podsumowanie.ponowienie.wyslij'] }));
  await accepted();
});

describe('a backend that does not know idempotency keys', () => {
  const waits = { wait: deferred().wait };

  test('gets one application, and the notice asks to call before another one', async () => {
    const answers = { 'POST kandydaci': () => waits };
    const { user, calls } = await showLoadedForm({
      values: poleValues(),
      answers,
      knowsKeys: false,
    });
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(submitButton());
    await act(() => jest.advanceTimersByTimeAsync(ATTEMPT_MS));
    expect(queryText('podsumowanie.wynik.niepotwierdzone.tekst')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * ATTEMPT_MS));
    const title = await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
    const notice = title.closest<HTMLElement>('[role=alert]');
    expect(notice).toHaveTextContent(phrase('podsumowanie.wynik.niepotwierdzone.tekst_zadzwon'));
    expect(notice).not.toHaveTextContent(phrase('podsumowanie.wynik.niepotwierdzone.tekst'));
    expect(calls.filter(({ call }) => call === 'POST kandydaci')).toHaveLength(1);
  });

  test('gets another one only after a confirmation', async () => {
    const inTurn: FakeAnswer[] = ['networkFault', {}];
    const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
    const { user, calls, accepted } = await showLoadedForm({
      values: poleValues(),
      answers,
      knowsKeys: false,
    });
    const posts = () => calls.filter(({ call }) => call === 'POST kandydaci');
    await user.click(submitButton());
    await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
    await user.click(submitButton());
    const question = await screen.findByRole('dialog');
    const call = within(question).getByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+48220000000');
    await user.click(
      within(question).getByRole('button', {
        name: message('podsumowanie.ponowienie.nie_wysylaj'),
      }),
    );
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(submitButton());
    const again = within(await screen.findByRole('dialog'));
    await user.click(
      again.getByRole('button', { name: message('podsumowanie.ponowienie.wyslij') }),
    );
    await accepted();
    expect(posts()).toHaveLength(2);
  });
});

test('a change after a lost response is explained', async () => {
  const inTurn: FakeAnswer[] = ['networkFault', REGISTERED];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, fill, calls, onAccepted } = await showLoadedForm({
    values: poleValues(),
    answers,
    myApplication: true,
  });
  await user.click(submitButton());
  await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
  fill({ email: 'inny@uczelnia.example' });
  await user.click(submitButton());
  expect(await screen.findByText(SAVED_AS_FIRST_SENT)).toBeInTheDocument();
  const notice = await noticeAtButton('podsumowanie.wynik.zapisany_wczesniej.tytul');
  expect(notice.getByRole('link', CALL)).toBeInTheDocument();
  expect(notice.queryByText(pl['podsumowanie.wynik.inne_studia'])).not.toBeInTheDocument();
  const first = calls.find(({ call }) => call === 'POST kandydaci');
  const reference = referenceNumber(first?.headers.get('Idempotency-Key') ?? '');
  expect(notice.getByText(shownReference(reference))).toBeInTheDocument();
  expect(notice.getByRole('link', MY_APPLICATION)).toHaveAttribute(
    'href',
    `/moje-zgloszenie#${reference}`,
  );
  await user.click(
    notice.getByRole('button', { name: pl['podsumowanie.wynik.pierwsza_proba.pokaz'] }),
  );
  const [shown] = onAccepted.mock.lastCall as [AcceptedApplication];
  expect(shown.reference).toBe(reference);
  // The page shows what the first attempt sent, and not what is in the form.
  expect(shown.email).toBe('kandydat@uczelnia.example');
  expect(JSON.stringify(shown.copy?.sections)).not.toContain('inny@uczelnia.example');
});

test.each([
  ['a UUID', '3f9a1c04-53a1-4c1e-9d0b-7f1f6a1f0c55', '3f9a1c04'],
  ['an id of eight letters', 'KX7M93AD', 'KX7M93AD'],
  ['no header', null, null],
  ['a text', 'Failed to save the application', null],
])('%s of the request becomes the code for the phone: %s, %s', async (_what, id, code) => {
  const headers = id === null ? {} : { 'X-Request-Id': id };
  const answers = {
    'POST kandydaci': () => ({ status: 503, body: { kod: 'NIEDOSTEPNE' }, headers }),
  };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  const notice = (await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul'])).closest(
    '[role=alert]',
  );
  const [before, after] = pl['podsumowanie.wynik.kod'].split('{kod}');
  if (code === null) expect(notice).not.toHaveTextContent('kod');
  else expect(notice).toHaveTextContent(`${before}${code}${after}`);
  expect(recentCalls().at(-1)).toEqual({
    at: expect.any(String) as unknown,
    call: 'POST kandydaci',
    status: 503,
    kod: 'NIEDOSTEPNE',
    ms: expect.any(Number) as unknown,
    ...(code !== null && { requestCode: code }),
  });
});
