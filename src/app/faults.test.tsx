import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FakeAnswer } from '../testing/backend';
import { FORWARD } from '../testing/controls';
import { OFFERS, testOffers, WHOLE } from '../testing/domainFixtures';
import { FAILURES, SILENCE } from '../testing/faults';
import { ANYTHING, message, phrase } from '../testing/message';
import { openApp } from '../testing/openApp';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});

/** Opens an address with a typed name, where `name` is answered by the first of these, then by the next. */
function openWith(path: string, name: string, ...answers: FakeAnswer[]) {
  const values = { imie: 'Przykład' };
  sessionStorage.setItem(
    'rekrutacja.draft',
    JSON.stringify({ savedAt: Date.now(), offer: '900/1', values }),
  );
  sessionStorage.setItem('rekrutacja.submitted', 'yes');
  let current = answers.shift();
  const english = testOffers('STUDIA_WYZSZE', { lang: 'eng', direction: 'Computer Science' });
  const { calls, user } = openApp(path, {
    offers: [...OFFERS, ...english],
    selection: WHOLE,
    backend: { [name]: () => current ?? {} },
  });
  return {
    user,
    next: () => (current = answers.shift()),
    requests: () => calls.filter(({ call }) => call === name).length,
  };
}

describe('GET dks', () => {
  const open = (path: string, ...answers: FakeAnswer[]) =>
    openWith(path, 'GET dks', ...answers, { body: OFFERS });

  /** The notice and its button, and nothing else. */
  async function expectNotice() {
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message('start.blad.tytul'));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /\+48 22/ })[0]).toBeInTheDocument();
    return within(alert).getByRole('button', { name: message('start.blad.ponow') });
  }

  async function expectForm() {
    expect(
      await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
    ).toHaveValue('Przykład');
    const studies = screen.getByRole('region', { name: message('podsumowanie.studia.tytul') });
    expect(studies).toHaveTextContent('Kierunek A');
  }

  test.each(FAILURES)(
    '[8.1.5] %s → a notice with a retry and nothing else, until it works',
    async (_fault, answer, requests) => {
      const { user, next, requests: sent } = open('/podsumowanie', answer);
      await user.click(await expectNotice());
      await pass(5000);
      expect(sent()).toBe(2 * requests);
      next();
      await user.click(await expectNotice());
      await expectForm();
      // The focused button has been removed.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  test('slow → it is loading, and the notice after 15 seconds', async () => {
    const { user, next } = open('/podsumowanie', SILENCE);
    await pass(14_000);
    expect(screen.getByText(message('start.wczytywanie'))).toBeInTheDocument();
    await pass(2000);
    next();
    await user.click(await expectNotice());
    await expectForm();
  });

  test.each([
    [4, 1],
    [6, 2],
  ])('studies that have filled up, %i minutes old → fetched %i times', async (minutes, fetched) => {
    const left = OFFERS.slice(1);
    const { user, next, requests } = open('/wybor-trybu', { body: OFFERS }, { body: left });
    const forward = await screen.findByRole('button', { name: FORWARD });
    await pass(minutes * 60_000);
    next();
    await user.click(forward);
    if (fetched === 1) await expectForm();
    else {
      const notice = phrase('krok.oferta_zmieniona', { kroki: ANYTHING });
      expect(await screen.findByText(notice)).toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    }
    expect(requests()).toBe(fetched);
  });
});

describe('GET templatki-html', () => {
  const OWN_WORDS = phrase('zakonczenie.podziekowanie.tekst', { telefon: ANYTHING });
  const TEXT = (wartosc: string) => ({ body: { wartosc } });
  const open = (...answers: FakeAnswer[]) =>
    openWith('/zakonczenie', 'GET templatki-html/zakonczenie-rekrutacji', ...answers);
  const inLanguage = async ({ user }: ReturnType<typeof open>, name: string) =>
    user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

  test.each([...FAILURES, ['empty', TEXT('<p>&nbsp;</p>'), 1] as const])(
    '%s → our own thanks, never "failed"',
    async (_fault, answer, requests) => {
      const { requests: sent } = open(answer);
      expect(await screen.findByText(OWN_WORDS)).toBeInTheDocument();
      await pass(5000);
      expect(sent()).toBe(requests);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByText(message('zakonczenie.szczegoly'))).toBeInTheDocument();
      cleanup();
      open(TEXT('<p>Następnym razem</p>'));
      expect(await screen.findByText('Następnym razem')).toBeInTheDocument();
    },
  );

  test('huge → all of it', async () => {
    open(TEXT('<p>Akapit</p>'.repeat(500)));
    expect(await screen.findAllByText('Akapit')).toHaveLength(500);
  });

  test('late, and duplicates → one text, of the chosen language', async () => {
    let arrive: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (arrive = resolve));
    const page = open({ wait, ...TEXT('<p>Akapit</p>') }, TEXT('<p>Paragraph</p>'));
    await screen.findByText(message('zakonczenie.szczegoly'));
    await waitFor(() => expect(page.requests()).toBe(1));
    page.next();
    await inLanguage(page, 'English');
    expect(await screen.findByText('Paragraph')).toBeInTheDocument();
    arrive();
    await pass(1000);
    expect(screen.queryByText('Akapit')).not.toBeInTheDocument();
    await inLanguage(page, 'Polski');
    expect(await screen.findByText('Akapit')).toBeInTheDocument();
    expect(screen.queryByText('Paragraph')).not.toBeInTheDocument();
  });
});
