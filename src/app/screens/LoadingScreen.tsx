import { FormattedMessage, useIntl } from 'react-intl';
import { useStepProgress } from '../../features/selection/useStepProgress';
import { PageHead } from '../../ui/PageHead';
import { SkeletonGroups } from '../../ui/SkeletonGroups';
import { StepProgress } from '../../ui/StepProgress';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The catalogue is on its way: the heading at once, the boxes of the first screen in their places. */
export function LoadingScreen() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="start.wczytywanie" />
        </VisuallyHidden>
      </div>
      <StepProgress {...useStepProgress([], 'direction')} />
      <PageHead
        title={intl.formatMessage({ id: 'kierunek.tytul' })}
        lead={intl.formatMessage({ id: 'kierunek.opis' })}
      />
      <SkeletonGroups rows={10} groups={3} />
    </div>
  );
}
