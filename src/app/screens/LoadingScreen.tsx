import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ScreenName, SCREENS, stageOf } from '../../domain/screens';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { DirectionLead } from '../../features/selection/steps/DirectionLead';
import { PageHead } from '../../ui/PageHead';
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

const Field = styled(Skeleton)({ margin: '8px 0 32px' });
const Group = styled(Paper)({
  padding: '20px 24px',
  '& > * + *': { marginTop: 8 },
  '& > div': { marginTop: 14 },
});

/** A skeleton of a search field and groups of choices, the first one open; the caller announces the loading state. */
function SkeletonGroups() {
  return (
    <div aria-hidden="true">
      <Skeleton width={120} height={20} />
      <Field height={48} />
      <div className="Groups">
        {[0, 1, 2].map((index) => (
          <Group key={index}>
            <Skeleton width={index === 0 ? '34%' : '46%'} height={20} />
            <Skeleton width={240} height={14} />
            {index === 0 && <SkeletonList rows={10} />}
          </Group>
        ))}
      </div>
    </div>
  );
}
