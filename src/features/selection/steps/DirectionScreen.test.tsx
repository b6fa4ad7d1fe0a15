import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '../../../domain/screens';
import type { Selection } from '../../../domain/selection';
import { CATALOGUE } from '../../../testing/catalogue';
import { button, FORWARD, getText, queryText } from '../../../testing/controls';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { ANYTHING, beginning, message, phrase } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { DirectionScreen } from './DirectionScreen';

const HIGHER = beginning('kierunek.grupa.studia_wyzsze.tytul');
const CHOSEN = phrase('kierunek.grupa.wybrano', { kierunek: 'Łączność' });
const CONTINUE = phrase('kierunek.dokoncz', { wybor: ANYTHING });
const POSTGRADUATE = beginning('kierunek.grupa.podyplomowe.tytul');

function show(selection?: Selection) {
  return renderWithProviders(<DirectionScreen />, {
    offers: CATALOGUE,
    ...(selection && { preloadedState: { selection } }),
  });
}

const group = (name: RegExp) => screen.getByRole('button', { name });
const rows = (name: RegExp) =>
  within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');
const names = (name: RegExp) => rows(name).map((row) => row.closest('label')?.textContent);
const search = () => screen.getByRole('searchbox', { name: message('kierunek.szukaj.etykieta') });

test('[2.2.3] the first group is open, with unique directions sorted in Polish', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(message('kierunek.tytul'));
  expect(group(HIGHER)).toHaveAttribute('aria-expanded', 'true');
  expect(group(HIGHER)).toHaveTextContent(phrase('kierunek.grupa.liczba', { liczba: 3 }));
  expect(names(HIGHER)).toEqual(['Bezpieczeństwo żywności', 'Łączność', 'Zarządzanie']);
  expect(group(POSTGRADUATE)).toHaveAttribute('aria-expanded', 'false');
  // Not rendered at all: a closed group costs nothing.
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(3);
});

test.each([
  ['pl', null, phrase('kierunek.jezyki', { tutaj: 4, po_polsku: 22 }), false],
  ['eng', { here: 4, polish: 22 }, /^4\sfields of study in English, 22\sin Polish\.$/, true],
] as const)(
  '%s: the directions in this language and in Polish: %j',
  (language, fewer, line, shown) => {
    renderWithProviders(<DirectionScreen fewer={fewer} />, { offers: CATALOGUE, language });
    expect(screen.queryByText(line) !== null).toBe(shown);
  },
);

const WHOLE = higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce', 'Kraków', 'Studia I stopnia');

test('who returns with more than the direction chosen can continue there', async () => {
  const { user, pathname } = show(WHOLE);
  await user.click(
    screen.getByRole('link', {
      name: message('kierunek.dokoncz', { wybor: 'Zarządzanie, Kraków' }),
    }),
  );
  expect(pathname()).toBe(PATHS.mode);
});

test('another direction leaves nothing to continue', async () => {
  const { user } = show(WHOLE);
  await user.click(screen.getByRole('radio', { name: 'Łączność' }));
  expect(screen.queryByRole('link', { name: CONTINUE })).not.toBeInTheDocument();
});

test.each([
  [false, 1],
  [true, 0],
])(
  'after the form it says that its data are deleted, unless there are some: %s',
  (hasAnswers, count) => {
    const selection = postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online');
    renderWithProviders(<DirectionScreen hasAnswers={hasAnswers} />, {
      offers: CATALOGUE,
      preloadedState: { selection },
    });
    expect(screen.getByRole('link', { name: CONTINUE })).toHaveAttribute('href', PATHS.summary);
    expect(screen.queryAllByText(phrase('kierunek.dokoncz.usuniete'))).toHaveLength(count);
  },
);

test('[2.2.1] a group without offers is omitted', () => {
  show();
  expect(queryText('kierunek.grupa.podyplomowe_spec.tytul')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('[2.2.5] a choice shows the forward button, which names the next screen', async () => {
  const { user, pathname } = show();
  expect(screen.queryByRole('button', { name: FORWARD })).not.toBeInTheDocument();
  expect(screen.getByText(message('krok.numer', { numer: 1 }))).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Zarządzanie' }));
  expect(screen.getByRole('radio', { name: 'Zarządzanie' })).toBeChecked();
  expect(getText('krok.numer_z', { numer: 1, liczba: 5 })).toBeInTheDocument();
  await user.click(button('krok.dalej.specjalnosc'));
  expect(pathname()).toBe(PATHS.specialisation);
});

test('a group without a direction, from a link, has no bar', () => {
  show({ flow: 'PODYPLOMOWE', history: {}, picked: null });
  expect(group(POSTGRADUATE)).toHaveAttribute('aria-expanded', 'true');
  // Only that of the search.
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test('[4.2.1] the forward button skips the specialisation when no offer of the direction has one', async () => {
  const { user, pathname } = show();
  await user.click(screen.getByRole('radio', { name: 'Łączność' }));
  expect(getText('krok.numer_z', { numer: 1, liczba: 4 })).toBeInTheDocument();
  await user.click(button('krok.dalej.miasto'));
  expect(pathname()).toBe(PATHS.city);
});

test('[2.2.4, 4.1.1] a name in two groups is two choices', async () => {
  const { user, store } = show(higherChoices(CATALOGUE, 'Zarządzanie'));
  await user.click(group(POSTGRADUATE));
  const [here] = within(screen.getByRole('radiogroup', { name: HIGHER })).getAllByRole('radio', {
    checked: true,
  });
  expect(here).toHaveAttribute('value', 'Zarządzanie');
  const list = within(screen.getByRole('radiogroup', { name: POSTGRADUATE }));
  expect(list.getByRole('radio', { name: 'Zarządzanie' })).not.toBeChecked();
  await user.click(list.getByRole('radio', { name: 'Zarządzanie' }));
  expect(list.getByRole('radio', { name: 'Zarządzanie' })).toBeChecked();
  expect(here).not.toBeChecked();
  expect(store.getState().selection.flow).toBe('PODYPLOMOWE');
});

test('initially the group with the choice is open, and another choice closes none', async () => {
  const { user } = show(postgraduateChoices(CATALOGUE, 'Kadry i płace'));
  expect(screen.getByRole('radio', { name: 'Kadry i płace' })).toBeChecked();
  expect(group(HIGHER)).toHaveAttribute('aria-expanded', 'false');
  await user.click(group(HIGHER));
  await user.click(screen.getByRole('radio', { name: 'Łączność' }));
  expect(group(POSTGRADUATE)).toHaveAttribute('aria-expanded', 'true');
});

test('a closed group shows its choice', async () => {
  const { user } = show(higherChoices(CATALOGUE, 'Łączność'));
  expect(group(HIGHER)).not.toHaveTextContent(CHOSEN);
  await user.click(group(HIGHER));
  expect(group(HIGHER)).toHaveTextContent(CHOSEN);
  expect(group(POSTGRADUATE)).not.toHaveTextContent(CHOSEN);
});

test('the search ignores case and diacritics, covers all groups, and announces the count', async () => {
  const { user } = show();
  await user.type(search(), 'LACZ');
  expect(names(HIGHER)).toEqual(['Łączność']);
  expect(screen.getByText('Łącz', { selector: 'mark' })).toBeInTheDocument();
  const found = beginning('kierunek.szukaj.znaleziono', { liczba: 1, wszystkie: 5 });
  expect(search()).toHaveAccessibleDescription(found);
  expect(screen.getByText(found).closest('[role="status"]')).not.toBeNull();
  expect(group(HIGHER)).toHaveTextContent(
    phrase('kierunek.grupa.trafienia', { liczba: 1, wszystkie: 3 }),
  );
  expect(screen.queryByRole('button', { name: POSTGRADUATE })).not.toBeInTheDocument();
});

test('the search finds specialisations and cities as well, and says where', async () => {
  const { user } = show();
  await user.type(search(), 'commer');
  expect(names(HIGHER)).toEqual([`Zarządzanie${message('krok.nazwa.specjalnosc')}: E-commerce`]);
  expect(screen.getByText('commer', { selector: 'mark' })).toBeInTheDocument();
  await user.clear(search());
  await user.type(search(), 'krakow');
  expect(names(HIGHER)).toEqual(
    ['Bezpieczeństwo żywności', 'Zarządzanie'].map(
      (name) => `${name}${message('krok.nazwa.miasto')}: Kraków`,
    ),
  );
  await user.clear(search());
  // Two letters are in most names of cities.
  await user.type(search(), 'kr');
  expect(queryText('krok.nazwa.miasto')).not.toBeInTheDocument();
});

test('groups with results open, others are left out, and clearing the search restores them', async () => {
  const { user } = show();
  expect(
    screen.queryByRole('button', { name: beginning('szukaj.wyczysc') }),
  ).not.toBeInTheDocument();
  await user.type(search(), 'kadry');
  expect(screen.queryByRole('button', { name: HIGHER })).not.toBeInTheDocument();
  expect(names(POSTGRADUATE)).toEqual(['Kadry i płace']);
  await user.click(button('szukaj.wyczysc'));
  expect(group(HIGHER)).toHaveAttribute('aria-expanded', 'true');
  expect(group(POSTGRADUATE)).toHaveAttribute('aria-expanded', 'false');
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
  await waitFor(() =>
    expect(screen.queryByRole('radiogroup', { name: POSTGRADUATE })).not.toBeInTheDocument(),
  );
});

test('without results, a button shows all directions', async () => {
  const { user } = show();
  await user.type(search(), 'robotyka');
  expect(search()).toHaveAccessibleDescription(phrase('szukaj.brak', { fraza: 'robotyka' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    message('kierunek.brak.tytul'),
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(button('specjalnosc.brak.pokaz', { liczba: 5 }));
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
  expect(names(HIGHER)).toHaveLength(3);
});

test('a misspelled name has near matches in all groups, and the query stays', async () => {
  const { user } = show();
  await user.type(search(), 'zażądzanei');
  expect(names(HIGHER)).toEqual(['Zarządzanie']);
  expect(names(POSTGRADUATE)).toEqual(['Zarządzanie']);
  expect(search()).toHaveAccessibleDescription(
    phrase('szukaj.podobne', { fraza: 'zażądzanei', liczba: 2 }),
  );
  const [found] = rows(HIGHER);
  if (found) await user.click(found);
  expect(search()).toHaveValue('zażądzanei');
  expect(button('krok.dalej.specjalnosc')).toBeInTheDocument();
});

test('a search never hides the choice: its row stays, and so does its closed group', async () => {
  const { user } = show(higherChoices(CATALOGUE, 'Łączność'));
  await user.type(search(), 'zarz');
  expect(names(HIGHER)).toEqual(['Zarządzanie', 'Łączność']);
  expect(screen.getByRole('radio', { name: 'Łączność' })).toBeChecked();
  await user.clear(search());
  await user.type(search(), 'kadry');
  expect(group(HIGHER)).toHaveTextContent(CHOSEN);
  await user.clear(search());
  await user.type(search(), 'nic takiego');
  expect(search()).toHaveAccessibleDescription(phrase('szukaj.brak', { fraza: 'nic takiego' }));
  expect(group(HIGHER)).toHaveTextContent(CHOSEN);
  expect(button('krok.dalej.miasto')).toBeInTheDocument();
});
