import { FormattedMessage } from 'react-intl';
import type { StepName } from '../../domain/selection';
import { useFilledShare } from '../../features/enrolment/form/enrolmentContext';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { RouteGuard } from '../../features/selection/RouteGuard';
import { DirectionScreen } from '../../features/selection/steps/DirectionScreen';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { PageHead } from '../../ui/PageHead';
import { StepProgress } from '../../ui/StepProgress';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useRememberPosition } from '../navigation/formPosition';
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

/** The heading of the summary. The form below it is pre-rendered on every step (`SummaryForm`). */
export function SummaryRoute() {
  return (
    <>
      <DocumentTitle screen="summary" />
      <RouteGuard name="summary">
        <SummaryProgress />
        <SummaryHead />
      </RouteGuard>
    </>
  );
}

/** Apart from the route, because a key in the form may change it. */
function SummaryProgress() {
  return <StepProgress {...useStepProgress('summary', useFilledShare())} />;
}

function SummaryHead() {
  useRememberPosition();
  return (
    <PageHead
      title={<FormattedMessage id="podsumowanie.tytul" />}
      lead={<FormattedMessage id="podsumowanie.opis" />}
    />
  );
}
