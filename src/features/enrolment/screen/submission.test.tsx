import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import pl from '../../../../i18n/pl.json';
import { recruitmentApi } from '../../../api/recruitmentApi';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { buildApplication } from '../../../domain/buildApplication';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { button, getText, textbox } from '../../../testing/controls';
import { CONSENTS, CONTEXT, poleValues, QUESTIONS } from '../../../testing/domainFixtures';
import { OFFER, showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { beginning, containing, message, phrase } from '../../../testing/message';
import { enrolmentSlice } from '../model/enrolmentSlice';

const MESSAGE = message('podsumowanie.wynik.niepotwierdzone.tytul');

/** The filled-in screen, with a backend that answers submissions one after the other. */
async function filledForm(...answers: FakeAnswer[]) {
  const shown = await showLoadedForm({
    values: poleValues(),
    answers: { 'POST kandydaci': () => answers.shift() ?? { body: {} } },
  });
  return { ...shown, posts: () => shown.calls.filter(({ call }) => call === 'POST kandydaci') };
}

function keyOf(post: { headers: Headers } | undefined): string | null | undefined {
  return post?.headers.get('Idempotency-Key');
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('[1.4.4, 2.5.16, 4.4.5, 7.1.11] typed values are sent as in the contract, and the stored application leads on', async () => {
  const { user, posts, onAccepted } = await filledForm();
  await user.click(
    screen.getByRole('checkbox', { name: phrase('podsumowanie.legitymacja.zamawiam') }),
  );
  await user.click(submitButton());
  await waitFor(() => {
    const [name, email] = ['Przykład Testowa', 'kandydat@uczelnia.example'];
    const reference = expect.stringMatching(/^\w{8}$/) as string;
    expect(onAccepted.mock.calls).toMatchObject([[{ name, email, reference, copy: {} }]]);
  });
  const parts = {
    offer: OFFER,
    questions: QUESTIONS,
    consents: CONSENTS,
    promoLink: 'wiosna',
    context: CONTEXT,
  };
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toEqual(buildApplication({ ...poleValues(), wydanieEls: true }, parts));
  expect(keyOf(posts()[0])).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('[4.4.7] repeated clicks on the button send once', async () => {
  const { wait, release } = deferred();
  const { user, posts, accepted } = await filledForm({ wait, body: {} });
  act(() => submitButton().focus());
  await user.keyboard('{Enter}{Enter}');
  await user.dblClick(submitButton());
  release();
  await accepted();
  expect(posts()).toHaveLength(1);
});

test('[4.4.4, 4.4.7] while sending, the form is locked, and the grey button keeps the focus and says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await filledForm({ wait: new Promise(() => undefined) });
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  await user.click(textbox('podsumowanie.dane_osobowe.imie'));
  // In some browsers a click on a button does not move the focus.
  fireEvent.click(submitButton());
  expect(submitButton()).toHaveAccessibleName(message('podsumowanie.wysylanie.przycisk'));
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toHaveFocus();
  expect(getComputedStyle(submitButton()).backgroundColor).toContain(
    'var(--mui-palette-action-disabledBackground',
  );
  expect(textbox('podsumowanie.dane_osobowe.imie')).toBeDisabled();
  expect(
    screen.queryByRole('link', { name: beginning('podsumowanie.zmien') }),
  ).not.toBeInTheDocument();
  expect(screen.queryByText(message('podsumowanie.wysylanie.trwa'))).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(message('podsumowanie.wysylanie.trwa'))).toBeInTheDocument();
  expect(
    screen.getByRole('progressbar', { name: message('podsumowanie.wysylanie.postep') }),
  ).toBeInTheDocument();
});

test('after 30 seconds it is sent again with the same key, and is not confirmed in the end', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const silence = { wait: new Promise(() => undefined) };
  const { user, posts } = await filledForm(silence, silence, silence);
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(ATTEMPT_MS));
  expect(screen.getByText(message('podsumowanie.wysylanie.nadal'))).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2 * ATTEMPT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
  expect(posts()).toHaveLength(3);
  expect(new Set(posts().map(keyOf)).size).toBe(1);
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

test.each<[string, FakeAnswer]>([
  ['a fault of the network', 'networkFault'],
  ['an error of the backend', { status: 500, body: { kod: 'BLAD_SERWERA' } }],
])(
  '[8.1.4] %s is not confirmed: everything stays, and the button works again with the same key',
  async (_what, answer) => {
    const { user, posts, accepted } = await filledForm(answer);
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
    expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Przykład');
    expect(submitButton()).toHaveFocus();

    await user.click(submitButton());
    await accepted();
    expect(keyOf(posts()[1])).toBe(keyOf(posts()[0]));
  },
);

test.each([
  ['OFERTA_NIEDOSTEPNA', 'podsumowanie.wynik.oferta_niedostepna.tytul'],
  ['BRAK_MIEJSC', 'podsumowanie.wynik.brak_miejsc.tytul'],
] as const)('%s is reported, with a link back, and keeps what was typed', async (kod, title) => {
  const { user, calls, store } = await filledForm({ status: 400, body: { kod } });
  await user.click(submitButton());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(pl[title]);
  const back = pl['podsumowanie.wynik.wroc_do_wyboru'];
  expect(within(notice).getByRole('link', { name: back })).toBeInTheDocument();
  expect(submitButton()).toHaveAttribute('data-tonal');
  expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Przykład');
  // The offer leaves the list after the candidate has read the notice: without it, the form would close.
  const lists = () => calls.filter(({ call }) => call === 'GET dks').length;
  await act(async () => store.dispatch(recruitmentApi.endpoints.offers.initiate(null)));
  expect(lists()).toBe(1);
  act(() => void store.dispatch(enrolmentSlice.actions.screenLeft()));
  await waitFor(() => expect(lists()).toBe(2));
});

test('what the backend refused can be sent again unchanged', async () => {
  const bledy = [{ pole: 'email', klucz: 'podsumowanie.dane_kontaktowe.walidacja.email_bledny' }];
  const refusal = { status: 400, body: { kod: 'NIEPOPRAWNE_DANE', bledy } };
  const { user, accepted } = await filledForm(refusal, { body: {} });
  await user.click(submitButton());
  const title = phrase('podsumowanie.bledy.tytul', { liczba: 1 });
  expect(await screen.findByRole('region', { name: title })).toHaveFocus();
  await user.click(submitButton());
  await accepted();
});

test('fields that the backend refused show its message until they change', async () => {
  const bledy = [
    { pole: 'email', klucz: 'podsumowanie.dane_kontaktowe.walidacja.email_bledny' },
    { pole: 'adres.numerDomu', klucz: 'constructor' },
    { pole: '__proto__', klucz: '__proto__' },
  ];
  const { user, accepted } = await filledForm({
    status: 400,
    body: { kod: 'NIEPOPRAWNE_DANE', bledy },
  });
  await user.click(submitButton());
  const list = await screen.findByRole('region', {
    name: phrase('podsumowanie.bledy.tytul', { liczba: 2 }),
  });
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(beginning('podsumowanie.dane_kontaktowe.walidacja.email_bledny')),
    expect.stringMatching(
      containing(
        message('podsumowanie.adres.numer_domu'),
        message('podsumowanie.walidacja.niezgodne'),
      ),
    ),
  ]);
  const email = textbox('podsumowanie.dane_kontaktowe.email');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(
      phrase('podsumowanie.dane_kontaktowe.walidacja.email_bledny'),
    ),
  );
  expect(textbox('podsumowanie.adres.numer_domu')).toHaveAccessibleDescription(
    phrase('podsumowanie.walidacja.niezgodne'),
  );

  await user.clear(email);
  expect(button('podsumowanie.zakonczenie.nastepny_blad')).toBeVisible();
  await user.type(email, 'anna@uczelnia.example');
  expect(email).toBeValid();
  await user.click(submitButton());
  await accepted();
});

test.each([
  ['consent', 'zgody.id3'],
  ['question', 'odpowiedzi.id99'],
])('after a refused %s the changed conditions are loaded', async (_what, pole) => {
  const refusal = {
    kod: 'NIEPOPRAWNE_DANE',
    bledy: [{ pole, klucz: 'podsumowanie.walidacja.niezgodne' }],
  };
  const consents = [
    CONSENTS,
    [...CONSENTS, { id: 3, tytul: 'Warunek trzeci', trescWarunkow: '<p>Nowy</p>' }],
  ];
  const answers = {
    'POST kandydaci': () => ({ status: 400, body: refusal }),
    'GET warunki-rekrutacyjne/rekrutacja/70': () => ({ body: consents.shift() }),
  };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  expect(await screen.findByRole('checkbox', { name: 'Warunek trzeci' })).not.toBeChecked();
  expect(getText('podsumowanie.wynik.zmienione.tytul')).toBeInTheDocument();
});

test('[8.1.3] no personal data is logged', async () => {
  const { user } = await filledForm({ status: 500, body: {} });
  await user.click(submitButton());
  await screen.findByRole('alert');
  const logged = JSON.stringify(warn.mock.calls);
  expect(logged).not.toMatch(/Przykład|Testowa|44051401359|uczelnia\.example/);
});
