import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createIntl } from 'react-intl';
import ru from '../../../i18n/ru.json';
import type { SentCopy } from '../../copy/CopyDocument';
import { deferred, type FakeAnswer, fakeBackend } from '../../testing/backend';
import { interceptDownloads } from '../../testing/interceptDownloads';
import { ANYTHING, beginning, containing, message, phrase } from '../../testing/message';
import { renderWithProviders } from '../../testing/renderApp';
import { PRINT_STARTS_MS } from '../../ui/usePrint';
import { CompletionScreen } from './CompletionScreen';
import { TEXT_TIMEOUT_MS } from './NextSteps';
import type { ReceiptFacts } from './Receipt';

const OWN_WORDS = phrase('zakonczenie.podziekowanie.tekst', { telefon: ANYTHING });

const RECEIPT: Omit<ReceiptFacts, 'studies'> = {
  reference: 'K7PM3XVA',
  savedAt: '2026-09-01T10:00:00.000Z',
  name: 'Ktoś Próbny',
  isFirstName: false,
  email: 'kandydat@uczelnia.example',
  institution: 'Uczelnia',
  stateAddress: null,
};

const COPY: SentCopy = {
  intl: createIntl({ locale: 'ru', messages: ru }),
  minor: false,
  sections: [{ title: 'Данные', items: [{ kind: 'line', label: 'Имя', value: 'Kanarek' }] }],
};

type Props = ComponentProps<typeof CompletionScreen>;

function show(answer: FakeAnswer, given: Partial<Props> = {}) {
  fakeBackend({ 'GET templatki-html/zakonczenie-rekrutacji': () => answer });
  const onRestart = jest.fn();
  const props: Props = {
    receipt: null,
    facts: [{ label: 'Kierunek', value: 'Kierunek A' }],
    level: 'Studia I stopnia',
    city: 'Kraków',
    copy: null,
    onRestart,
    onRestartWithData: null,
  };
  const rendered = renderWithProviders(<CompletionScreen {...props} {...given} />);
  return { ...rendered, onRestart };
}

beforeEach(() => {
  // Before the dates of the texts.
  jest.useFakeTimers({ advanceTimers: true, now: new Date(RECEIPT.savedAt) });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test("[2.1.8, 7.1.10] the institution's text is sanitised", async () => {
  show({
    body: { wartosc: '<h1>Następne kroki</h1><p>Czekaj na list.</p><script>alert(1)</script>' },
  });
  expect(
    screen.getByRole('heading', { level: 1, name: phrase('zakonczenie.tytul') }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Czekaj na list.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Następne kroki' })).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.queryByText(OWN_WORDS)).not.toBeInTheDocument();
});

test('[2.1.8] the candidate gets the parts of the text for this level and city, and a calendar file', async () => {
  const { names, files, content } = interceptDownloads();
  const wartosc = `<p data-miasto="Gdańsk">Dziekanat w Gdańsku</p><p data-miasto="Kraków">Dziekanat w Krakowie</p>
    <ul><li data-poziom="Studia I stopnia | Inne">Świadectwo do <time datetime="2026-09-30">30 września</time></li>
    <li data-poziom="Studia II stopnia">Dyplom do <time datetime="2026-10-15">połowy października</time></li></ul>`;
  const { user } = show({ body: { wartosc } }, { receipt: RECEIPT });
  const button = await screen.findByRole('button', {
    name: phrase('zakonczenie.kalendarz', { data: '30 września 2026' }),
  });
  expect(screen.getByText('Dziekanat w Krakowie')).toBeInTheDocument();
  expect(screen.queryByText(/Gdańsku|Dyplom/)).not.toBeInTheDocument();
  expect(
    screen.getAllByRole('button', { name: phrase('zakonczenie.kalendarz', { data: ANYTHING }) }),
  ).toHaveLength(1);
  await user.click(button);
  expect(names).toEqual(['rekrutacja-2026-09-30.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const file = Buffer.from(await content(0)).toString();
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260930\r\n');
  expect(file).toContain('\r\nSUMMARY:Uczelnia: Świadectwo do 30 września\r\n');
  expect(file).not.toMatch(/Ktoś|kandydat|K7PM/);
});

test('the whole text is shown to a candidate whose choice is unknown', async () => {
  const wartosc = '<p data-miasto="Gdańsk">Gdańsk</p><p data-miasto="Kraków">Kraków</p>';
  show({ body: { wartosc } }, { city: null });
  expect(await screen.findByText('Gdańsk')).toBeInTheDocument();
  expect(screen.getByText('Kraków')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: phrase('zakonczenie.kalendarz', { data: ANYTHING }) }),
  ).not.toBeInTheDocument();
});

test('says where the answer goes, and whom to call about a wrong address', () => {
  show({ body: { wartosc: '<p>Tekst</p>' } }, { receipt: RECEIPT });
  const receipt = screen.getByRole('region', { name: message('zakonczenie.numer') });
  expect(within(receipt).getByText('kandydat@uczelnia.example')).toBeInTheDocument();
  expect(receipt).toHaveTextContent(phrase('zakonczenie.poprawki', { telefon: ANYTHING }));
  expect(within(receipt).getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
});

test.each([
  ['https://uczelnia.example/moje-zgloszenie', 2],
  [null, 0],
])('with the address %s of its state, the application is linked: %s', (stateAddress, links) => {
  show({ body: { wartosc: '<p>Tekst</p>' } }, { receipt: { ...RECEIPT, stateAddress } });
  // Beside the e-mail address, and in a card of its own.
  const addresses = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address === '/moje-zgloszenie#K7PM3XVA')).toHaveLength(
    links,
  );
});

test('shows the chosen studies once, in the receipt', () => {
  show({ body: { wartosc: '<p>Tekst</p>' } }, { receipt: RECEIPT });
  const receipt = within(screen.getByRole('region', { name: message('zakonczenie.numer') }));
  expect(receipt.getByText('Kierunek A')).toBeInTheDocument();
  expect(screen.getAllByText('Kierunek A')).toHaveLength(1);
});

test('shows the chosen studies without a receipt, too', () => {
  show({ body: { wartosc: '<p>Tekst</p>' } });
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Kierunek']);
  expect(texts('definition')).toEqual(['Kierunek A']);
});

test('our own text is shown after three seconds, until the response arrives', async () => {
  const { wait, release } = deferred();
  show({ wait, body: { wartosc: '<p>Spóźniony tekst</p>' } });
  await act(() => jest.advanceTimersByTimeAsync(TEXT_TIMEOUT_MS - 100));
  expect(screen.queryByText(OWN_WORDS)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  const call = screen.getByText(OWN_WORDS).closest('p')?.querySelector('a');
  expect(call).toHaveAttribute('href', 'tel:+48220000000');
  release();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Spóźniony tekst')).toBeInTheDocument();
  expect(screen.queryByText(OWN_WORDS)).not.toBeInTheDocument();
});

test('it can be printed, and a new application started', async () => {
  const print = jest.fn();
  window.print = print;
  const { user, onRestart } = show({ body: { wartosc: '<p>Tekst</p>' } });
  await user.click(screen.getByRole('button', { name: message('zakonczenie.drukuj') }));
  expect(print).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(PRINT_STARTS_MS));
  expect(screen.getByText(message('druk.pomoc').replaceAll('\u00a0', ' '))).toBeVisible();
  await user.click(screen.getByRole('button', { name: message('zakonczenie.nowe') }));
  expect(onRestart).toHaveBeenCalledTimes(1);
});

describe('the copy of what was sent', () => {
  const TEXT = { body: { wartosc: '<p>Tekst</p>' } };
  const card = () =>
    within(screen.getByRole('region', { name: message('zakonczenie.kopia.tytul') }));

  test.each([
    ['after a reload', { receipt: RECEIPT }],
    ['without a number', { copy: COPY }],
  ])('is absent %s, with the reason', (_when, given) => {
    const { container } = show(TEXT, given);
    const region = screen.getByRole('region', { name: message('zakonczenie.kopia.tytul') });
    expect(region).toHaveTextContent(phrase('zakonczenie.kopia.brak', { telefon: ANYTHING }));
    expect(card().getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
    expect(card().queryByRole('button')).not.toBeInTheDocument();
    expect(container.querySelector('.ApplicationCopy')).toBeNull();
  });

  test('can be printed and read, in the language of the form', async () => {
    const print = jest.fn();
    window.print = print;
    const { user, container } = show(TEXT, { receipt: RECEIPT, copy: COPY });
    await user.click(
      await card().findByRole('button', {
        name: beginning('zakonczenie.kopia.drukuj'),
        hidden: false,
      }),
    );
    expect(print).toHaveBeenCalledTimes(1);
    expect(
      screen.getAllByRole('button', { name: beginning('zakonczenie.kopia.drukuj') }),
    ).toHaveLength(1);
    const paper = container.querySelector('.ApplicationCopy--paper');
    expect(paper).toHaveAttribute('lang', 'ru');
    expect(paper).toHaveTextContent(
      containing(
        `${ru['zakonczenie.numer']} K7PM 3XVA`,
        ...['Данные', 'Имя', 'Kanarek', ru['zakonczenie.kopia.podpis']],
      ),
    );
    expect(card().queryByText('Kanarek')).not.toBeInTheDocument();
    const shows = card().getByRole('button', { name: message('zakonczenie.kopia.pokaz') });
    await user.click(shows);
    expect(card().getByRole('row', { name: 'Имя Kanarek' })).toBeVisible();
    expect(shows).toHaveAttribute('aria-expanded', 'true');
    await user.click(card().getByRole('button', { name: message('zakonczenie.kopia.ukryj') }));
    expect(card().queryByText('Kanarek')).not.toBeInTheDocument();
  });

  test('can be downloaded', async () => {
    const { names, files } = interceptDownloads();
    const { user } = show(TEXT, { receipt: RECEIPT, copy: COPY });
    const help = () => card().queryByText(phrase('plik.pomoc'));
    const save = await card().findByRole('button', { name: message('zakonczenie.kopia.pobierz') });
    expect(help()).not.toBeInTheDocument();
    await user.click(save);
    expect(help()).toBeVisible();
    expect(names).toEqual(['rekrutacja-K7PM3XVA.html']);
    await user.click(card().getByRole('button', { name: message('plik.kopiuj_adres') }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(files[0]?.type).toBe('text/html');
  });
});
