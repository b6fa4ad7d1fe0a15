import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Offer } from '../../../contract/offer';
import { PATHS } from '../../../domain/screens';
import { EMPTY_SELECTION, type Selection } from '../../../domain/selection';
import type { StepName } from '../../../domain/stepOrder';
import type { MessageId } from '../../../intl/messages';
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

const CHANGE = message('panel.zmien');

const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
const texts = () => items().map((item) => item.textContent);
/** A row: the name of the step, and what follows it. */
const row = (step: MessageId, ...rest: string[]) => message(step) + rest.join('');
const missing = (step: MessageId) => row(step, message('panel.nie_wybrano'));

test('without a choice the general list is shown, the first step as the current one', () => {
  show('direction', EMPTY_SELECTION);
  expect(texts()).toEqual([
    row('krok.nazwa.kierunek', message('panel.biezacy')),
    missing('krok.nazwa.specjalnosc'),
    missing('krok.nazwa.miasto'),
    missing('krok.nazwa.poziom'),
    missing('krok.nazwa.tryb'),
    row('krok.nazwa.formularz', message('panel.nie_wypelniono')),
  ]);
  expect(items().filter((item) => item.querySelector('[aria-current="step"]'))).toHaveLength(1);
});

test('[1.3.4] a chosen step is a link to its screen, except the current one', async () => {
  const { user, pathname } = show(
    'city',
    higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce', 'Kraków'),
  );
  expect(texts().slice(0, 4)).toEqual([
    row('krok.nazwa.kierunek', 'Zarządzanie', CHANGE),
    row('krok.nazwa.specjalnosc', 'E-commerce', CHANGE),
    row('krok.nazwa.miasto', 'Kraków'),
    missing('krok.nazwa.poziom'),
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /E-commerce/ }));
  expect(pathname()).toBe(PATHS.specialisation);
});

test('a skipped step shows the reason and its city, and does not count', () => {
  show(null, postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'));
  expect(texts().slice(0, 4)).toEqual([
    row('krok.nazwa.kierunek', 'Kadry i płace', CHANGE),
    row(
      'krok.nazwa.specjalnosc',
      message('panel.pominiety'),
      message('panel.pominiete.specjalnosc'),
    ),
    row('krok.nazwa.tryb', 'Online', CHANGE),
    row('krok.nazwa.miasto', 'Kraków', message('panel.pominiete.miasto')),
  ]);
});

test('beside the form are the choices only, each a link to its step', () => {
  show('summary', postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'));
  expect(texts()).toEqual([
    row('krok.nazwa.kierunek', ': Kadry i płace', CHANGE),
    row('krok.nazwa.tryb', ': Online', CHANGE),
    row('krok.nazwa.miasto', ': Kraków'),
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
