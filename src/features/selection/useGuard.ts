import type { Offer } from '../../contract/offer';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import { guard } from '../../domain/steps';
import { useWay } from './useWay';

/**
 * Where a candidate who opens a screen has to go instead, null when the screen is theirs
 * (specification, section 2, "Guard"). The form of an ambiguous selection leads back to the last step,
 * where one of the programmes is picked.
 */
export function useGuard(offers: readonly Offer[], name: StepName | 'summary'): string | null {
  const way = useWay(offers);
  const elsewhere = guard(way.steps, name);
  if (elsewhere !== null || name !== 'summary' || way.chosen !== null) return elsewhere;
  return PATHS[way.walked.at(-1)?.name ?? 'direction'];
}
