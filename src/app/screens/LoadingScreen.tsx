import { FormattedMessage, useIntl } from 'react-intl';
import { type ScreenName, SCREENS, stageOf } from '../../domain/screens';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { DirectionLead } from '../../features/selection/steps/DirectionLead';
import { PageHead } from '../../ui/PageHead';
import { SkeletonGroups } from '../../ui/SkeletonGroups';
import { SkeletonList } from '../../ui/SkeletonList';
import { StepProgress } from '../../ui/StepProgress';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSiteConfig } from '../siteConfig';

interface LoadingScreenProps {
  /** Null while a deep link decides it. */
  screen: ScreenName | null;
}

/** Shown while the catalogue is loading: the heading of the screen, and skeletons. */
export function LoadingScreen({ screen }: LoadingScreenProps) {
  const intl = useIntl();
  const { institution, applyUntil } = useSiteConfig();
  const progress = useStepProgress(screen && stageOf(screen));
  const first = screen === 'direction';
  return (
    <div aria-busy="true">
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="start.wczytywanie" />
        </VisuallyHidden>
      </div>
      {screen !== null && (
        <>
          <StepProgress {...progress} />
          <PageHead
            title={intl.formatMessage({ id: SCREENS[screen].heading })}
            lead={first && <DirectionLead {...{ institution, applyUntil }} />}
          />
        </>
      )}
      {first ? <SkeletonGroups /> : <SkeletonList rows={8} />}
    </div>
  );
}
