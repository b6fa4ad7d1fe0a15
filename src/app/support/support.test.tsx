import { screen, waitFor, within } from '@testing-library/react';
import { withFirstOffers } from '../../domain/choices';
import { type Snapshot, snapshotAddress } from '../../features/support/snapshot';
import { higherChoices, OFFERS, testOffer, WHOLE } from '../../testing/domainFixtures';
import { message, phrase } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { dialogClosed } from '../../testing/renderApp';
import { SNAPSHOT } from '../../testing/snapshot';
import { storeSentApplication } from '../store/tabSession';

const ASKED: Snapshot = {
  ...SNAPSHOT,
  theme: { dark: true },
  selection: higherChoices(OFFERS, 'Kierunek A', 'Specjalność B'),
};

const address = (snapshot: unknown) => snapshotAddress(snapshot as Snapshot, '/wybor-miasta');
const question = () => screen.findByRole('dialog', { name: phrase('pomoc.link.tytul') });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the snapshot contains the route and choices, and nothing typed', async () => {
  const sent = { studies: [], reference: 'K7PM3XVA', name: 'Przykład', email: 'p•••@x•••.com' };
  storeSentApplication({ ...sent, savedAt: '2026-09-01T10:00:00.000Z' });
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await user.type(
    await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
    'Przykład',
  );
  await user.type(
    screen.getByRole('textbox', { name: message('podsumowanie.dane_osobowe.pesel') }),
    '44051401359',
  );
  const [button] = screen.getAllByRole('button', { name: message('pomoc.dane.pokaz') });
  await user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.dane.wszystkie') }));
  const shown = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  expect(JSON.parse(shown.value)).toEqual({
    build: 'development',
    time: expect.any(String) as unknown,
    route: '/podsumowanie',
    language: { language: 'pl' },
    theme: { dark: false },
    selection: withFirstOffers(WHOLE, 1),
    offers: 2,
    fields: {
      filled: expect.arrayContaining(['imie', 'pesel']) as unknown,
      invalid: expect.arrayContaining(['nazwisko', 'email']) as unknown,
    },
    sent: '2026-09-01T10:00:00.000Z',
    unanswered: null,
    calls: expect.arrayContaining([
      {
        at: expect.any(String) as unknown,
        call: 'GET dks',
        status: 200,
        ms: expect.any(Number) as unknown,
      },
    ]) as unknown,
  });
  expect(shown.value).not.toMatch(/Przykład|44051401359|K7PM3XVA|•/);
});

test('an application that had no response before a reload is in the snapshot', async () => {
  const sentAt = new Date().toISOString();
  const savedAt = Date.now();
  const lost = { reference: 'K7PM3XVA', sentAt, isStored: false };
  sessionStorage.setItem('rekrutacja.bez_odpowiedzi', JSON.stringify({ '70/1': lost }));
  const draft = { savedAt, offer: '70/1', values: { imie: 'Przykład' } };
  sessionStorage.setItem('rekrutacja.draft', JSON.stringify(draft));
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') });
  const [button] = screen.getAllByRole('button', { name: message('pomoc.dane.pokaz') });
  await user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.dane.wszystkie') }));
  const shown = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  expect(JSON.parse(shown.value)).toMatchObject({ sent: null, unanswered: sentAt });
});

test('a link asks, then restores language, theme and choices, and is removed from the address', async () => {
  const { user } = openApp(address(ASKED), { offers: OFFERS });
  const dialog = await question();
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.link.wczytaj') }));
  expect(await heading(message('miasto.tytul'))).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Miasto B' })).toBeInTheDocument();
  expect(window.location.pathname + window.location.hash).toBe('/wybor-miasta');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark'),
  );
});

test('a link of another language leads to its screen as well', async () => {
  const english = testOffer({ id: 9, lang: 'eng', direction: 'Law' });
  const { user } = openApp(address(ASKED), { offers: [...OFFERS, english], language: 'eng' });
  const dialog = await screen.findByRole('dialog');
  const load = within(dialog).getAllByRole('button').at(-1);
  await user.click(load ?? document.body);
  expect(await heading(message('miasto.tytul'))).toBeInTheDocument();
  expect(window.location.pathname).toBe('/wybor-miasta');
});

test('the heading has the focus after restoring on the screen that is open', async () => {
  const { user } = openApp(address(ASKED), { offers: OFFERS, selection: WHOLE });
  const dialog = await question();
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.link.wczytaj') }));
  expect(await screen.findByRole('radio', { name: 'Miasto B' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the heading has the focus after restoring where another screen was shown', async () => {
  const { user } = openApp(address(ASKED), { offers: OFFERS });
  const dialog = await question();
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.link.wczytaj') }));
  const city = await heading(message('miasto.tytul'));
  await dialogClosed();
  expect(city).toHaveFocus();
});

test('without confirmation the choices stay', async () => {
  const { user } = openApp(address(ASKED), { offers: OFFERS, selection: WHOLE });
  const dialog = await question();
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.link.zostaw') }));
  await dialogClosed();
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('radio', { name: 'Miasto A' })).toBeChecked();
});

test.each([
  ['no data', '/wybor-miasta#support=%%%'],
  ['an array', address([])],
  ['slices of a wrong type', address({ selection: 7, language: 'pl', theme: { dark: 'x' } })],
])('a link with %s changes nothing and shows a message', async (_what, link) => {
  openApp(link, { offers: OFFERS, selection: WHOLE });
  expect(await screen.findByText(phrase('pomoc.link.uszkodzony'))).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(await screen.findByRole('radio', { name: 'Miasto A' })).toBeChecked();
});
