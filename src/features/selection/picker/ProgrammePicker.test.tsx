import { screen, within } from '@testing-library/react';
import { PATHS } from '../../../domain/screens';
import { catalogueOffer } from '../../../testing/catalogue';
import { button, FORWARD } from '../../../testing/controls';
import { HELP_LINE, higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { containing, message, phrase } from '../../../testing/message';
import { renderStep } from '../../../testing/renderStep';

const OFFERS = [
  catalogueOffer({ id: 1184, specialisation: 'Finanse' }),
  catalogueOffer({ id: 1192, specialisation: 'Finanse' }),
  catalogueOffer({ id: 1200, specialisation: 'Finanse', mode: 'Online' }),
];

function show(mode: string | null, name: 'city' | 'mode' = 'mode', offers = OFFERS) {
  const selection = higherChoices(
    offers,
    'Zarządzanie',
    'Finanse',
    'Kraków',
    'Studia I stopnia',
    mode,
  );
  return renderStep(name, selection, offers);
}

const programmes = () => within(screen.getByRole('radiogroup', { name: message('oferty.lista') }));

test('[2.2.7] several programmes remain: an alert is scrolled into view, and there is no forward button', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  const { user } = show(null);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Stacjonarne' }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(message('oferty.wiele.tytul'));
  expect(alert).toHaveTextContent(phrase('oferty.wiele.tekst', { liczba: 2 }));
  expect(scrolledTo).toEqual([alert]);
  expect(screen.getByText(message('krok.wybierz.oferta'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: FORWARD })).not.toBeInTheDocument();
});

const programmeNumber = (value: number) => `${message('oferty.numer_oferty')} ${value}`;
const bothNumbers = (recruitment: number, programme: number) =>
  `${message('oferty.numer')} ${recruitment} · ${programmeNumber(programme)}`;

const labels = () =>
  programmes()
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent.trim());

test('programmes that differ in a number only: both numbers, and the help line', () => {
  show('Stacjonarne');
  expect(labels()).toEqual([bothNumbers(1184, 2184), bothNumbers(1192, 2192)]);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(phrase('oferty.tylko_numery'));
  expect(
    within(alert).getByRole('link', { name: message('pomoc.zadzwon', { numer: HELP_LINE }) }),
  ).toHaveAttribute('href', 'tel:+48220000000');
});

test('a differing level leads, and the help line is not named', () => {
  const postgraduate = { group: 'PODYPLOMOWE', specialisation: 'Finanse' } as const;
  const offers = [
    catalogueOffer({ id: 1, ...postgraduate, level: 'Studia MBA' }),
    catalogueOffer({
      id: 2,
      ...postgraduate,
      level: 'Studia podyplomowe',
    }),
  ];
  const selection = postgraduateChoices(offers, 'Zarządzanie', 'Finanse', 'Stacjonarne');
  renderStep('mode', selection, offers);
  expect(labels()).toEqual([
    expect.stringMatching(containing('Studia MBA', '1 · ', programmeNumber(1001))),
    expect.stringMatching(containing('Studia podyplomowe', '2 · ', programmeNumber(1002))),
  ]);
  expect(screen.getByRole('alert')).not.toHaveTextContent(HELP_LINE);
});

test('arrow keys move past a choice that leaves several programmes', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = show(null);
  await user.click(screen.getByRole('radio', { name: 'Stacjonarne' }));
  expect(screen.getByRole('radio', { name: 'Stacjonarne' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Online' })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('krok.dalej.formularz')).toBeInTheDocument();
});

test('a picked programme shows the forward button', async () => {
  const { user, pathname, store } = show('Stacjonarne');
  await user.click(programmes().getByRole('radio', { name: /1192/ }));
  expect(programmes().getByRole('radio', { name: /1192/ })).toBeChecked();
  expect(store.getState().selection.picked).toBe('1192/2192');
  await user.click(button('krok.dalej.formularz'));
  expect(pathname()).toBe(PATHS.summary);
});

test('an earlier step of an ambiguous selection is unchanged', () => {
  show('Stacjonarne', 'city');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('krok.dalej.poziom')).toBeInTheDocument();
});
