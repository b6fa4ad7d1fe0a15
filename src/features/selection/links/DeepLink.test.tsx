import { screen, waitFor } from '@testing-library/react';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
import { button, FORWARD, getText } from '../../../testing/controls';
import { testOffer, testSelection } from '../../../testing/domainFixtures';
import { beginning, message, phrase } from '../../../testing/message';
import { openApp } from '../../../testing/openApp';

const OFFERS = [
  testOffer({ id: 1, direction: 'Zarządzanie', city: 'Kraków' }),
  testOffer({ id: 2, direction: 'Zarządzanie', city: 'Gdańsk' }),
  testOffer({ id: 3, direction: 'Dietetyka' }),
  testOffer({ id: 4, lang: 'eng', direction: 'Computer Science' }),
  testOffer({ id: 6, group: 'PODYPLOMOWE', direction: 'Coaching' }),
  testOffer({ id: 7, group: 'PODYPLOMOWE', direction: 'Logopedia' }),
];
const DIETETICS = testSelection(
  OFFERS,
  'STUDIA_WYZSZE',
  'Dietetyka',
  null,
  'Miasto A',
  'Poziom I',
  'Tryb dzienny',
);

const SENTENCES = ['linki.wybrano', 'linki.nieznane', 'linki.zastapiono'] as const;

const UNKNOWN_DIRECTION = phrase('linki.nieznane', {
  pola: message('linki.nieznane.czesc', { czesc: 'direction' }),
});
const CHOSEN_DIETETICS = phrase('linki.wybrano', {
  wybor: 'Dietetyka, Miasto A, Poziom I, Tryb dzienny',
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The first words of the notice's sentences that are on the page. */
const said = () =>
  [pl, eng]
    .flatMap((texts) => SENTENCES.map((id) => texts[id].replace(/\{.*/, '')))
    .filter((words) => document.body.textContent.includes(words));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the form of an offer says that the promo link beside it is unknown', async () => {
  openApp('/dawna?oferta=3', {
    offers: OFFERS,
    backend: { 'GET dks/dawna': () => ({ status: 404 }) },
  });
  await heading(message('podsumowanie.tytul'));
  expect(await screen.findByText(phrase('start.promo_nieznane'))).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('the first screen says once that the promo link of a deep link is unknown', async () => {
  openApp('/dawna?kierunek=Alchemia', {
    offers: OFFERS,
    backend: { 'GET dks/dawna': () => ({ status: 404 }) },
  });
  expect(await screen.findByText(UNKNOWN_DIRECTION)).toBeInTheDocument();
  expect(getText('start.promo_nieznane')).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/dawna');
});

test('beside a promo link both count', async () => {
  const backend = { 'GET dks/wiosna': () => ({ body: OFFERS }) };
  const { calls } = openApp('/wiosna?oferta=3', { offers: [], backend });
  await heading(message('podsumowanie.tytul'));
  expect(calls.map(({ call }) => call)).toContain('GET dks/wiosna');
  expect(calls.map(({ call }) => call)).not.toContain('GET dks');
});

test('a link says what it has chosen, until the next step', async () => {
  const { user } = openApp('/?kierunek=zarzadzanie&tryb=TRYB+dzienny', { offers: OFFERS });
  await heading(message('miasto.tytul'));
  expect(
    await screen.findByText(phrase('linki.wybrano', { wybor: 'Zarządzanie' })),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Kraków' }));
  await user.click(screen.getByRole('button', { name: FORWARD }));
  await heading(message('poziom.tytul'));
  expect(said()).toEqual([]);
});

test('a link that replaces no earlier choices only names what it names in vain', async () => {
  openApp('/?grupa=PODYPLOMOWE&tryb=Tryb+dzienny&kierunek=Alchemia', {
    offers: OFFERS,
    selection: testSelection(OFFERS, 'STUDIA_WYZSZE', 'Zarządzanie'),
  });
  expect((await screen.findByText(UNKNOWN_DIRECTION)).closest('[role=status]')).toHaveTextContent(
    UNKNOWN_DIRECTION,
  );
  expect(screen.getByRole('radio', { name: 'Zarządzanie' })).toBeChecked();
});

test('a group is no choice: the language changes without a question, and the notice goes', async () => {
  const { user } = openApp('/?grupa=PODYPLOMOWE', { offers: OFFERS });
  expect(
    await screen.findByText(
      phrase('linki.wybrano', { wybor: message('kierunek.grupa.podyplomowe.nazwa') }),
    ),
  ).toBeInTheDocument();
  const group = screen.getByRole('button', { name: beginning('kierunek.grupa.podyplomowe.tytul') });
  expect(group).toHaveAttribute('aria-expanded', 'true');
  const [flag] = screen.getAllByRole('button', { name: 'English' });
  await user.click(flag ?? document.body);
  await heading(eng['kierunek.tytul']);
  await waitFor(() => expect(said()).toEqual([]));
});

test('a link to the choices that are there already replaces nothing', async () => {
  openApp('/?oferta=3', { offers: OFFERS, selection: DIETETICS });
  await heading(message('podsumowanie.tytul'));
  const chosen = await screen.findByText(CHOSEN_DIETETICS);
  expect(chosen.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: message('linki.wroc') })).toBeNull();
});

test('earlier choices return in their language, on the screen where they went on', async () => {
  const earlier = testSelection(OFFERS, 'STUDIA_WYZSZE', 'Zarządzanie');
  const { user } = openApp('/?jezyk=eng', { offers: OFFERS, selection: earlier });
  await heading(eng['kierunek.tytul']);
  await user.click(await screen.findByRole('button', { name: eng['linki.wroc'] }));
  const title = await heading(message('miasto.tytul'));
  await waitFor(() => expect(title).toHaveFocus());
  expect(window.location.pathname).toBe('/wybor-miasta');
  await waitFor(() => expect(said()).toEqual([]));
});

test('choices in a language that has no offers any more cannot be restored', async () => {
  openApp('/?oferta=3', {
    offers: OFFERS.filter(({ rekrutacja }) => rekrutacja.lang === 'pl'),
    selection: testSelection(OFFERS, 'STUDIA_WYZSZE', 'Computer Science'),
    language: 'eng',
  });
  await heading(message('podsumowanie.tytul'));
  const chosen = await screen.findByText(CHOSEN_DIETETICS);
  expect(chosen.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: message('linki.wroc') })).toBeNull();
});

test('the heading has the focus after restoring choices on the same screen', async () => {
  const earlier = testSelection(OFFERS, 'STUDIA_WYZSZE', 'Zarządzanie');
  const { user } = openApp('/?kierunek=Dietetyka&miasto=Nigdzie', {
    offers: [...OFFERS, testOffer({ id: 5, direction: 'Dietetyka', city: 'Gdańsk' })],
    selection: earlier,
  });
  const title = await heading(message('miasto.tytul'));
  expect(getText('linki.zastapiono')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: message('linki.wroc') }));
  await waitFor(() => expect(title).toHaveFocus());
});

test('a failed start is retried with the link', async () => {
  let broken = true;
  const dks = () => (broken ? { status: 400 } : { body: OFFERS });
  const { user } = openApp('/?kierunek=zarzadzanie', {
    offers: OFFERS,
    backend: { 'GET dks': dks },
  });
  await heading(message('start.blad.tytul'));
  broken = false;
  await user.click(button('start.blad.ponow'));
  await heading(message('miasto.tytul'));
});
