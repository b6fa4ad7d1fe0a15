import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Offer } from '../../../contract/offer';
import { PATHS } from '../../../domain/screens';
import { EMPTY_SELECTION, type Selection, type StepName } from '../../../domain/selection';
import { CATALOGUE, catalogueOffer } from '../../../testing/catalogue';
import { queryText } from '../../../testing/controls';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { beginning, containing, message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { SelectionSteps } from './SelectionSteps';

function show(
  current: StepName | 'summary' | null,
  selection: Selection,
  children?: ReactNode,
  offers: readonly Offer[] = CATALOGUE,
) {
  return renderWithProviders(<SelectionSteps current={current}>{children}</SelectionSteps>, {
    offers,
    preloadedState: { selection },
  });
}

const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
const texts = () => items().map((item) => item.textContent);

test('without a choice the general list is shown, the first step as the current one', () => {
  show('direction', EMPTY_SELECTION);
  expect(texts()).toEqual([
    'Kierunek, bieżący krok',
    'Specjalność, jeszcze nie wybrano',
    'Miasto, jeszcze nie wybrano',
    'Poziom studiów, jeszcze nie wybrano',
    'Tryb studiów, jeszcze nie wybrano',
    'Formularz, jeszcze nie wypełniono',
  ]);
  expect(items().filter((item) => item.querySelector('[aria-current="step"]'))).toHaveLength(1);
});

test('[1.3.4] a chosen step is a link to its screen, except the current one', async () => {
  const { user, pathname } = show(
    'city',
    higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce', 'Kraków'),
  );
  expect(texts().slice(0, 4)).toEqual([
    'KierunekZarządzanieZmień',
    'SpecjalnośćE-commerceZmień',
    'MiastoKraków',
    'Poziom studiów, jeszcze nie wybrano',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /E-commerce/ }));
  expect(pathname()).toBe(PATHS.specialisation);
});

test('a skipped step shows the reason and its city, and does not count', () => {
  show(null, postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'));
  expect(texts().slice(0, 4)).toEqual([
    'KierunekKadry i płaceZmień',
    'Specjalność, krok pominiętyPominięto\u00a0– kierunek bez specjalności',
    'Tryb studiówOnlineZmień',
    'MiastoKrakówPominięto\u00a0– zajęcia tylko w\u00a0jednym mieście',
  ]);
});

test('beside the form are the choices only, each a link to its step', () => {
  show('summary', postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'));
  expect(texts()).toEqual([
    'Kierunek: Kadry i płaceZmień',
    'Tryb studiów: OnlineZmień',
    'Miasto: Kraków',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([PATHS.direction, PATHS.mode]);
});

test('with all choices the last item links to the form from every screen', async () => {
  const { user, pathname } = show(
    'direction',
    postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'),
  );
  await user.click(screen.getByRole('link', { name: beginning('krok.nazwa.formularz') }));
  expect(pathname()).toBe(PATHS.summary);
});

describe('with several remaining programmes', () => {
  const sameChoices = [catalogueOffer({ id: 1184 }), catalogueOffer({ id: 1192 })];
  const whole = higherChoices(
    sameChoices,
    'Zarządzanie',
    null,
    'Kraków',
    'Studia I stopnia',
    'Stacjonarne',
  );

  test('the picked one is in the list, with a link to pick another', () => {
    show('summary', { ...whole, picked: '1192/2192' }, null, sameChoices);
    expect(texts().at(-1)).toMatch(
      containing(
        message('oferty.wybrana'),
        message('oferty.numery', { rekrutacja: 1192, oferta: 2192 }),
        message('panel.zmien'),
      ),
    );
    expect(screen.getByRole('link', { name: /1192/ })).toHaveAttribute('href', PATHS.mode);
  });

  test('there is no link to the form until one is picked', () => {
    show('direction', whole, null, sameChoices);
    expect(queryText('oferty.wybrana')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('link', { name: beginning('krok.nazwa.formularz') }),
    ).not.toBeInTheDocument();
  });
});

test('the sections of the form are listed only on its screen', () => {
  const whole = postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online');
  const { unmount } = show('summary', whole, <a href="#dane">Dane</a>);
  expect(screen.getByRole('link', { name: 'Dane' })).toBeInTheDocument();
  unmount();
  show('mode', whole, <a href="#dane">Dane</a>);
  expect(screen.queryByRole('link', { name: 'Dane' })).not.toBeInTheDocument();
});
