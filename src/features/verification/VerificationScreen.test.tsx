import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LANGUAGES } from '../../contract/languages';
import { loadLaterMessages, loadMessages } from '../../intl/messages';
import { renderWithProviders } from '../../testing/renderApp';
import { PUBLIC_KEY, signedCopy, withOtherValue } from '../../testing/signedCopy';
import { VerificationScreen } from './VerificationScreen';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadMessages));
  await loadLaterMessages('later');
});

const fileOf = (html: string) => {
  const file = new File([html], 'kopia.html', { type: 'text/html' });
  // jsdom's files have no `text`.
  return Object.assign(file, { text: () => Promise.resolve(html) });
};

type Rendered = ReturnType<typeof renderWithProviders>;

async function choose({ container, user }: Rendered, file: File) {
  const input = container.querySelector('input');
  if (input === null) throw new Error('no input');
  await user.upload(input, file);
}

async function check(html: string) {
  const rendered = renderWithProviders(<VerificationScreen publicKeys={[PUBLIC_KEY]} />);
  await choose(rendered, fileOf(html));
  return rendered;
}

const encryption = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};

afterEach(() => {
  Object.defineProperty(globalThis, 'crypto', encryption);
});

test('a genuine copy is said to be genuine, with what was signed', async () => {
  await check(signedCopy('ru'));
  expect(await screen.findByRole('heading', { name: 'Kopia jest prawdziwa' })).toBeVisible();
  const signed = within(screen.getByRole('region', { name: 'Co potwierdziła uczelnia' }));
  expect(signed.getAllByText('K7PM 3XVA')).not.toHaveLength(0);
  expect(signed.getByRole('row', { name: 'Фамилия Testowa' })).toBeVisible();
  expect(screen.getByText('kopia.html')).toBeVisible();
});

test('a file that shows another text is told from what was signed', async () => {
  await check(signedCopy().replace('>Testowa<', '>Inna<'));
  const status = await screen.findByRole('heading', { name: /ale plik pokazuje co innego/ });
  expect(status).toBeVisible();
  expect(screen.getByRole('row', { name: 'Nazwisko Testowa' })).toBeVisible();
  expect(screen.queryByText('Inna')).not.toBeInTheDocument();
});

test('changed data is named, without what was signed', async () => {
  await check(signedCopy().replace('"nazwisko":"Testowa"', '"nazwisko":"Inna"'));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Nazwisko (kandydat.nazwisko)');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each<[string, (html: string) => string]>([
  ['Podpis tej kopii jest uszkodzony', (html) => withOtherValue(html, '"podpis":"')],
  ['Nie rozpoznajemy podpisu tej kopii', (html) => withOtherValue(html, '"klucz":"')],
  ['Ta kopia nie ma podpisu', (html) => html.replace(/<script[^]*<\/script>/, '')],
  ['To nie jest kopia zgłoszenia', () => '<p>'],
])('an edited file → "%s"', async (title, edit) => {
  await check(edit(signedCopy()));
  expect(
    await screen.findByRole('heading', { name: title.replace(/ (\w) /g, ' $1\u00a0') }),
  ).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the result of a second file is announced again, with its name', async () => {
  const rendered = await check(signedCopy());
  const first = await screen.findByText('kopia.html');
  const status = screen.getByRole('status');
  await choose(rendered, fileOf(signedCopy()));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(within(status).getByText('kopia.html')).toBeVisible();
  const html = signedCopy();
  const other = Object.assign(new File([], 'inna.html'), { text: () => Promise.resolve(html) });
  await choose(rendered, other);
  expect(await within(status).findByText('inna.html')).toBeVisible();
  expect(status).toHaveTextContent('Kopia jest prawdziwa');
});

test('a file that cannot be read, is too large or of another version gets its own words', async () => {
  const unreadable = Object.assign(fileOf(''), { text: () => Promise.reject(new Error()) });
  const rendered = renderWithProviders(<VerificationScreen publicKeys={[PUBLIC_KEY]} />);
  await choose(rendered, unreadable);
  expect(await screen.findByText(/Nie udało się odczytać pliku/)).toBeVisible();
  const large = Object.defineProperty(fileOf(''), 'size', { value: 1_000_001 });
  await choose(rendered, large);
  expect(await screen.findByText(/za duży, więc nie jest kopią zgłoszenia/)).toBeVisible();
  await choose(rendered, fileOf(signedCopy('pl', { extra: { nowe: 1 } })));
  expect(await screen.findByText(/Podpis jest prawdziwy/)).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a file can be dropped', async () => {
  renderWithProviders(<VerificationScreen publicKeys={[PUBLIC_KEY]} />);
  fireEvent.drop(document.body, { dataTransfer: { files: [fileOf(signedCopy())] } });
  expect(await screen.findByRole('heading', { name: 'Kopia jest prawdziwa' })).toBeVisible();
});

test('without encryption, which needs https, no file can be chosen', () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  renderWithProviders(<VerificationScreen publicKeys={[PUBLIC_KEY]} />);
  expect(screen.getByText(/zaczyna się od/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without keys the page says that copies are not signed', () => {
  renderWithProviders(<VerificationScreen publicKeys={[]} />);
  expect(screen.getByText(/nie podpisuje kopii/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
