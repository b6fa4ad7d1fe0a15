import { FormattedMessage } from 'react-intl';
import { useFilledShare } from '../../features/enrolment/form/enrolmentContext';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { RouteGuard } from '../../features/selection/RouteGuard';
import { PageHead } from '../../ui/PageHead';
import { StepProgress } from '../../ui/StepProgress';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useRememberPosition } from '../navigation/formPosition';

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
