import { FormattedMessage, useIntl } from 'react-intl';
import { type ScreenName, SCREENS, stageOf } from '../../domain/screens';
import { StepProgress } from '../../features/selection/panel/StepProgress';
import { DirectionLead } from '../../features/selection/steps/DirectionLead';
import { PageHead } from '../../ui/PageHead';
import { ListSheet } from '../../ui/Sheet';
import { SkeletonList } from '../../ui/SkeletonList';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Shown while the catalogue is loading: skeletons below the heading of the screen, if that is decided yet. */
export function LoadingScreen({ screen }: { screen: ScreenName | null }) {
  const intl = useIntl();
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
          <StepProgress current={stageOf(screen)} />
          <PageHead
            title={intl.formatMessage({ id: SCREENS[screen].heading })}
            lead={first && <DirectionLead />}
          />
        </>
      )}
      <ListSheet>
        <SkeletonList rows={first ? 16 : 8} />
      </ListSheet>
    </div>
  );
}
