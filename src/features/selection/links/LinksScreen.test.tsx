import { screen, within } from '@testing-library/react';
import { fakeBackend } from '../../../testing/backend';
import { testOffer } from '../../../testing/domainFixtures';
import { renderWithProviders } from '../../../testing/renderApp';
import { PageHead } from '../../../ui/PageHead';
import { LinksScreen } from './LinksScreen';

const OFFERS = [
  testOffer({ id: 1, direction: 'Zarządzanie', city: 'Kraków' }),
  testOffer({ id: 2, direction: 'Zarządzanie', city: 'Gdańsk' }),
  testOffer({ id: 3, direction: 'Dietetyka', city: 'Kraków' }),
  testOffer({ id: 4, lang: 'eng', direction: 'Management', city: 'Kraków' }),
];
const SITE = 'https://uczelnia.example/';

const renderPage = () =>
  renderWithProviders(
    <>
      <PageHead title="Linki" />
      <LinksScreen site={SITE} />
    </>,
  );

async function open() {
  fakeBackend({ 'GET dks': () => ({ body: OFFERS }) });
  const { user } = renderPage();
  await screen.findByLabelText('Kierunek');
  const choose = (label: string, value: string) =>
    user.selectOptions(screen.getByLabelText(label), value);
  return { choose, user };
}

const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const linksOf = (region: RegExp) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replace(SITE, '/'));
const made = () => decodeURIComponent(linksOf(/^Link z\stym wyborem$/).join());

test('each choice narrows the later ones and the listed offers', async () => {
  const { choose } = await open();
  expect(made()).toBe('/?jezyk=pl');
  expect(options('Kierunek')).toEqual(['Wybierze kandydat', 'Dietetyka', 'Zarządzanie']);
  await choose('Kierunek', 'Zarządzanie');
  expect(options('Miasto')).toEqual(['Wybierze kandydat', 'Gdańsk', 'Kraków']);
  await choose('Miasto', 'Gdańsk');
  expect(made()).toBe('/?jezyk=pl&kierunek=Zarządzanie&miasto=Gdańsk');
  expect(linksOf(/^Linki do\spojedynczych ofert$/)).toEqual(['/?oferta=2']);
});

test('a change drops the later choices that no offer has beside it', async () => {
  const { choose } = await open();
  await choose('Kierunek', 'Zarządzanie');
  await choose('Miasto', 'Kraków');
  await choose('Kierunek', 'Dietetyka');
  expect(made()).toBe('/?jezyk=pl&kierunek=Dietetyka&miasto=Kraków');
  await choose('Kierunek', 'Zarządzanie');
  await choose('Miasto', 'Gdańsk');
  await choose('Kierunek', 'Dietetyka');
  expect(made()).toBe('/?jezyk=pl&kierunek=Dietetyka');
  await choose('Kierunek', 'Wybierze kandydat');
  expect(made()).toBe('/?jezyk=pl');
  await choose('Język', 'English');
  expect(made()).toBe('/?jezyk=eng');
});

test('of many offers twenty are listed, and their number is said', async () => {
  const many = Array.from({ length: 24 }, (_, id) => testOffer({ id }));
  fakeBackend({ 'GET dks': () => ({ body: many }) });
  renderPage();
  await screen.findByLabelText('Kierunek');
  expect(linksOf(/^Linki do\spojedynczych ofert$/)).toHaveLength(20);
  expect(screen.getByText('Pokazane oferty: 20 z 24')).toBeInTheDocument();
});

test('a code that is the address of a page is no promo link', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Kod linku promocyjnego/), 'sprawdz');
  expect(screen.getByText(/^Wpisz inny kod/)).toBeInTheDocument();
  expect(made()).toBe('/?jezyk=pl');
});

test('a failure is announced, and a retry leaves the focus on the heading', async () => {
  let broken = true;
  fakeBackend({ 'GET dks': () => (broken ? { status: 400 } : { body: OFFERS }) });
  const { user } = renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nie udało się wczytać oferty studiów',
  );
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await screen.findByLabelText('Kierunek');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
