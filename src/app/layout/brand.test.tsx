import { screen, within } from '@testing-library/react';
import { parseSiteConfig } from '../../contract/parseSiteConfig';
import { renderFrame } from '../../testing/renderFrame';

const BRAND = parseSiteConfig({
  institution: 'Akademia Morska',
  logo: '/logo.svg',
  logoWidth: 90,
  openingHours: { pl: 'pn.–pt. 8–16', eng: 'Mon–Fri 8 am – 4 pm' },
  legalLinks: [
    { text: { pl: 'Ochrona danych', eng: 'Privacy' }, address: 'https://akademia.example/rodo' },
    { text: { pl: 'Regulamin' }, address: '/regulamin' },
  ],
});

function open(language: 'pl' | 'eng', config = BRAND) {
  renderFrame('application', { config, language });
}

/** The `lang` of an element, own or inherited; null for that of the page. */
const langOf = (text: string) =>
  screen.getAllByText(text).map((shown) => shown.closest('[lang]')?.getAttribute('lang') ?? null);

const legalLinks = () =>
  within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
    .filter(([, href]) => !href?.startsWith('tel:'));

test('the logo is beside the name of the institution, with a size of its own before it is loaded', () => {
  open('pl');
  const home = screen.getByRole('link', { name: `${BRAND.title.pl} ${BRAND.institution}` });
  const logo = within(home).getByRole('presentation');
  expect(logo).toHaveAttribute('src', '/logo.svg');
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['90', '36']);
});

test.each([
  ['pl', 'pn.–pt. 8–16', 'Ochrona danych'],
  ['eng', 'Mon–Fri 8 am – 4 pm', 'Privacy'],
] as const)(
  'in %s the help line has its opening hours, and the footer the links',
  (language, hours, text) => {
    open(language);
    for (const shown of screen.getAllByText(hours)) {
      expect(shown.closest('div')).toHaveTextContent('+48 22 000 00 00');
    }
    expect(legalLinks()).toEqual([
      [text, 'https://akademia.example/rodo', '_blank'],
      ['Regulamin', '/regulamin', '_blank'],
    ]);
  },
);

test('a Polish text in another language is marked as Polish', () => {
  open('eng', { ...BRAND, title: { pl: 'Rekrutacja' }, openingHours: { pl: 'pn.–pt. 8–16' } });
  expect(langOf('Regulamin')).toEqual(['pl']);
  expect(langOf('Privacy')).toEqual([null]);
  expect(langOf('Rekrutacja')).toEqual(['pl']);
  expect(new Set(langOf('pn.–pt. 8–16'))).toEqual(new Set(['pl']));
});

test('two links may have one address', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = '/regulamin';
  const legalLinks = ['Regulamin', 'Opłaty'].map((pl) => ({ text: { pl }, address }));
  open('pl', { ...BRAND, legalLinks });
  expect(error).not.toHaveBeenCalled();
});

test('by default there are neither hours nor links, and the mark has no name', () => {
  open('pl', parseSiteConfig({}));
  expect(legalLinks()).toEqual([]);
  expect(screen.queryByText('pn.–pt. 8–16')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
