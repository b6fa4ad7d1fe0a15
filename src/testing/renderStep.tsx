import type { Offer } from '../contract/offer';
import { PATHS } from '../domain/screens';
import type { Selection } from '../domain/selection';
import type { StepName } from '../domain/stepOrder';
import { StepScreen } from '../features/selection/steps/StepScreen';
import { CATALOGUE } from './catalogue';
import { renderWithProviders } from './renderApp';

/** The line about a mode. */
export const EXPLANATIONS = { Stacjonarne: 'Od poniedziałku do piątku' };

/** Renders the screen of a step after the direction, with these choices made. */
export function renderStep(
  name: Exclude<StepName, 'direction'>,
  selection: Selection,
  offers: readonly Offer[] = CATALOGUE,
) {
  return renderWithProviders(<StepScreen name={name} explanations={EXPLANATIONS} />, {
    offers,
    preloadedState: { selection },
    route: PATHS[name],
  });
}
