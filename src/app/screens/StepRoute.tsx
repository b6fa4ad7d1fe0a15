import type { Offer } from '../../contract/offer';
import type { StepName } from '../../domain/selection';
import { Guarded } from '../../features/selection/Guarded';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { useSiteConfig } from '../siteConfig';

interface StepRouteProps {
  name: Exclude<StepName, 'direction'>;
  offers: readonly Offer[];
}

/** One step after the first, for those who may be there (specification, section 2, "Guard"). */
export function StepRoute({ name, offers }: StepRouteProps) {
  const { helpLine } = useSiteConfig();
  return (
    <Guarded offers={offers} name={name}>
      <StepScreen name={name} offers={offers} helpLine={helpLine} />
    </Guarded>
  );
}
