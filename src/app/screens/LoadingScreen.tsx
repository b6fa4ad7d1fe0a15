import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ScreenName, SCREENS, stageOf } from '../../domain/screens';
import { StepProgress } from '../../features/selection/panel/StepProgress';
import { DirectionLead } from '../../features/selection/steps/DirectionLead';
import { PageHead } from '../../ui/PageHead';
import { Sheet } from '../../ui/Sheet';
import { SkeletonList } from '../../ui/SkeletonList';
import { BELOW_SM } from '../../ui/theme/media';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface LoadingScreenProps {
  /** Null while a deep link decides it. */
  screen: ScreenName | null;
}

/** Shown while the catalogue is loading: the heading of the screen, and skeletons. */
export function LoadingScreen({ screen }: LoadingScreenProps) {
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
      {first ? <SkeletonGroups /> : <SkeletonList rows={8} />}
    </div>
  );
}

const Field = styled(Skeleton)({ marginBottom: 16 });
const Group = styled('div')({
  padding: '20px 24px',
  [BELOW_SM]: { padding: '17px 16px' },
  ':not(:first-child) > &': { borderTop: '1px solid var(--mui-palette-divider)' },
});
const Rows = styled('div')({ padding: '0 24px 12px', [BELOW_SM]: { paddingInline: 16 } });

/** A skeleton of a search field and groups of choices, the first one open; the caller announces the loading state. */
function SkeletonGroups() {
  return (
    <div aria-hidden="true">
      <Field height={48} />
      <Sheet>
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <Group>
              <Skeleton width={index === 0 ? '34%' : '46%'} height={22} />
            </Group>
            {index === 0 && (
              <Rows>
                <SkeletonList rows={10} />
              </Rows>
            )}
          </div>
        ))}
      </Sheet>
    </div>
  );
}
