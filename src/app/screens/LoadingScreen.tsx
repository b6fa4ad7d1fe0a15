import { FormattedMessage, useIntl } from 'react-intl';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import type { MessageId } from '../../intl/messageId';
import { PageHead } from '../../ui/PageHead';
import { SkeletonGroups } from '../../ui/SkeletonGroups';
import { SkeletonList } from '../../ui/SkeletonList';
import { StepProgress } from '../../ui/StepProgress';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ScreenName } from '../../domain/paths';

const HEADINGS: Readonly<Record<ScreenName, MessageId>> = {
  direction: 'kierunek.tytul',
  specialisation: 'specjalnosc.tytul',
  city: 'miasto.tytul',
  level: 'poziom.tytul',
  mode: 'tryb.tytul',
  summary: 'podsumowanie.tytul',
  completion: 'zakonczenie.tytul',
};

/** The catalogue is on its way: the heading of the screen at once, the boxes of its content in their places. */
export function LoadingScreen({ screen }: { screen: ScreenName }) {
  const intl = useIntl();
  const first = screen === 'direction';
  return (
    <div aria-busy="true">
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="start.wczytywanie" />
        </VisuallyHidden>
      </div>
      <StepProgress {...useStepProgress([], screen === 'completion' ? null : screen)} />
      <PageHead
        title={intl.formatMessage({ id: HEADINGS[screen] })}
        lead={first && intl.formatMessage({ id: 'kierunek.opis' })}
      />
      {first ? <SkeletonGroups rows={10} groups={3} /> : <SkeletonList rows={8} />}
    </div>
  );
}
