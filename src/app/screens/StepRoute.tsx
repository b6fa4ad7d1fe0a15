import type { StepName } from '../../domain/selection';
import { RouteGuard } from '../../features/selection/RouteGuard';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';

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
