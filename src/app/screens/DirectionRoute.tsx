import { DirectionScreen } from '../../features/selection/steps/DirectionScreen';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';

/** The first step, also at any address that is not a route. */
export function DirectionRoute() {
  const { institution } = useSiteConfig();
  return (
    <>
      <DocumentTitle screen="direction" />
      <DirectionScreen institution={institution} />
    </>
  );
}
