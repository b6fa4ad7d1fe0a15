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
  const progress = useStepProgress('summary', useFilledShare());
  return (
    <>
      <DocumentTitle screen="summary" />
      <RouteGuard name="summary">
        <StepProgress {...progress} />
        <SummaryHead />
      </RouteGuard>
    </>
  );
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
