import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { fakeBackend, type FakeAnswer } from '../../testing/backend';
import { renderWithProviders } from '../../testing/renderApp';
import { CompletionScreen } from './CompletionScreen';
import { PATIENCE_MS } from './NextSteps';

const OWN_WORDS = /Mamy już Twoje zgłoszenie/;

type Props = ComponentProps<typeof CompletionScreen>;

function show(answer: FakeAnswer, given: Partial<Props> = {}) {
  fakeBackend({ 'GET templatki-html/zakonczenie-rekrutacji': () => answer });
  const onRestart = jest.fn();
  const props: Props = {
    receipt: null,
    facts: [{ label: 'Kierunek', value: 'Kierunek A' }],
    email: 'kandydat@uczelnia.example',
    onRestart,
  };
  const rendered = renderWithProviders(<CompletionScreen {...props} {...given} />);
  return { ...rendered, onRestart };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test("the institution's text is sanitised", async () => {
  show({
    body: { wartosc: '<h1>Następne kroki</h1><p>Czekaj na list.</p><script>alert(1)</script>' },
  });
  expect(
    screen.getByRole('heading', { level: 1, name: /zapisaliśmy Twoje zgłoszenie/ }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Czekaj na list.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Następne kroki' })).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.queryByText(OWN_WORDS)).not.toBeInTheDocument();
});

test('shows the chosen studies and the e-mail address', () => {
  show({ body: { wartosc: '<p>Tekst</p>' } });
  expect(screen.getByText('Kierunek A')).toBeInTheDocument();
  expect(screen.getByText('kandydat@uczelnia.example')).toBeInTheDocument();
});

test.each<[string, FakeAnswer]>([
  ['a refusal', { status: 400, body: {} }],
  ['something else', { body: ['?'] }],
  ['an empty text', { body: { wartosc: '<p>&nbsp;</p>' } }],
])('%s shows our own text, without an error', async (_what, answer) => {
  show(answer);
  expect(await screen.findByText(OWN_WORDS)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('our own text is shown after three seconds, and stays when the response arrives later', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let release: (value: unknown) => void = () => undefined;
  const wait = new Promise((resolve) => {
    release = resolve;
  });
  show({ wait, body: { wartosc: '<p>Spóźniony tekst</p>' } });
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS - 100));
  expect(screen.queryByText(OWN_WORDS)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(OWN_WORDS)).toBeInTheDocument();
  release(null);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(OWN_WORDS)).toBeInTheDocument();
  expect(screen.queryByText('Spóźniony tekst')).not.toBeInTheDocument();
});

test('it can be printed, and a new application started', async () => {
  const print = jest.fn();
  window.print = print;
  const { user, onRestart } = show({ body: { wartosc: '<p>Tekst</p>' } }, { email: null });
  expect(screen.queryByText('Adres e-mail')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Drukuj potwierdzenie' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Zacznij nowe zgłoszenie' }));
  expect(onRestart).toHaveBeenCalledTimes(1);
});
