import { PATHS } from '../domain/screens';
import { EMPTY_SELECTION, type Selection } from '../domain/selection';
import type { StepName } from '../domain/stepOrder';
import { CATALOGUE, catalogueOffer } from '../testing/catalogue';
import { higherChoices } from '../testing/domainFixtures';
import { renderWithProviders } from '../testing/renderApp';
import { useRedirect } from './redirects';

type Screen = Exclude<StepName, 'direction'> | 'summary';

function open(name: Screen, selection: Selection, offers = CATALOGUE) {
  let redirect: string | null = null;
  function Probe() {
    redirect = useRedirect();
    return null;
  }
  renderWithProviders(<Probe />, { offers, preloadedState: { selection }, route: PATHS[name] });
  return redirect;
}

const whole = higherChoices(
  CATALOGUE,
  'Zarządzanie',
  'E-commerce',
  'Kraków',
  'Studia I stopnia',
  'Stacjonarne',
);

test.each(['specialisation', 'city', 'level', 'mode', 'summary'] as const)(
  '[2.4.1] without a choice %s redirects to the start',
  (name) => {
    expect(open(name, EMPTY_SELECTION)).toBe(PATHS.direction);
  },
);

test('[8.1.6] a choice that matches no offer any more counts as missing', () => {
  const former = higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce', 'Sopot');
  expect(open('summary', { ...whole, history: { ...whole.history, 3: former.history[3] } })).toBe(
    PATHS.city,
  );
});

describe('with two programmes of the same choices', () => {
  const offers = [...CATALOGUE, catalogueOffer({ id: 50, specialisation: 'E-commerce' })];

  test('[2.2.7] the form of an ambiguous selection redirects to the last step', () => {
    expect(open('summary', whole, offers)).toBe(PATHS.mode);
  });

  test('the form of a picked programme is shown', () => {
    expect(open('summary', { ...whole, picked: '50/1050' }, offers)).toBeNull();
  });
});
