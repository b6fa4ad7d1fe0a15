import type { StepName } from '../../domain/selection';
import { RouteGuard } from '../../features/selection/RouteGuard';
import { DirectionScreen } from '../../features/selection/steps/DirectionScreen';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';
import { useAppSelector } from '../store/hooks';

/** The first step, also at any address that is not a route. */
export function DirectionRoute() {
  const { institution, applyUntil } = useSiteConfig();
  const filledIn = useAppSelector(({ enrolment }) => enrolment?.opened?.from === 'application');
  return (
    <>
      <DocumentTitle screen="direction" />
      <DirectionScreen institution={institution} applyUntil={applyUntil} filledIn={filledIn} />
    </>
  );
}

/** A step after the first one, behind the route guard. */
export function StepRoute({ name }: { name: Exclude<StepName, 'direction'> }) {
  const { helpLine } = useSiteConfig();
  return (
    <>
      <DocumentTitle screen={name} />
      <RouteGuard key={name} name={name}>
        <StepScreen name={name} helpLine={helpLine} />
      </RouteGuard>
    </>
  );
}
