import { useContext, useRef, type ReactNode } from 'react';
import type { ScreenName } from '../../domain/paths';
import { EnrolmentContext } from '../../features/enrolment/form/enrolmentContext';
import { useIsSending } from '../../features/enrolment/useIsSending';
import { LanguageFlags } from '../../features/language/LanguageFlags';
import { SelectionSteps } from '../../features/selection/panel/SelectionSteps';
import { SelectionTrail } from '../../features/selection/panel/SelectionTrail';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { sectionNav } from '../loading/enrolmentChunks';
import { useOfferedLanguages } from '../useOfferedLanguages';
import { useChunk } from '../../ui/useChunk';
import type { Catalogue } from '../loading/useCatalogue';
import type { LanguageChange } from '../language/useLanguageChange';
import { PageLayout } from './PageLayout';
import type { PanelHandle } from './SummaryBar';

interface ScreenFrameProps {
  screen: ScreenName;
  catalogue: Catalogue;
  change: LanguageChange;
  children: ReactNode;
}

/** Fills the layout of a screen with the choices so far. */
export function ScreenFrame({ screen, catalogue, change, children }: ScreenFrameProps) {
  const languages = useOfferedLanguages(catalogue.languages);
  const { offers } = catalogue;
  const current = screen === 'completion' ? null : screen;
  const progress = useStepProgress(offers, current);
  const onTheWay = catalogue.state !== 'failed' && current !== null && !isEmpty(catalogue);
  const enrolment = useContext(EnrolmentContext);
  const resting = useIsSending();
  const panel = useRef<PanelHandle>(null);
  const { module: nav } = useChunk(sectionNav, screen === 'summary');
  return (
    <PageLayout
      resting={resting}
      panel={panel}
      progress={onTheWay ? progress : null}
      trail={
        onTheWay ? (
          <SelectionTrail
            offers={offers}
            resting={resting}
            onOpen={() => {
              panel.current?.open();
            }}
          />
        ) : null
      }
      steps={
        onTheWay ? (
          <SelectionSteps offers={offers} current={current}>
            {screen === 'summary' && enrolment && nav && <nav.SectionNav />}
          </SelectionSteps>
        ) : null
      }
      flags={
        showsFlags(screen) || catalogue.state === 'failed' || isEmpty(catalogue) ? (
          <LanguageFlags languages={languages} current={change.language} onChange={change.ask} />
        ) : null
      }
    >
      {children}
    </PageLayout>
  );
}

/** The first screen, the summary and the completion page have language flags (docs/specification.md, section 2). */
function showsFlags(screen: ScreenName): boolean {
  return screen === 'direction' || screen === 'summary' || screen === 'completion';
}

function isEmpty({ state, offers }: Catalogue): boolean {
  return state === 'ready' && offers.length === 0;
}
