import type { ReactNode } from 'react';
import { useIsSending } from '../../api/recruitmentApi';
import { type ScreenName, stageOf } from '../../domain/screens';
import { LanguageFlags } from '../../features/language/LanguageFlags';
import { SelectionSteps } from '../../features/selection/panel/SelectionSteps';
import { SelectionTrail } from '../../features/selection/panel/SelectionTrail';
import { Loading } from '../../ui/lazyPart';
import type { LanguageChange } from '../language/useLanguageChange';
import { SectionNav } from '../loading';
import { useSiteConfig } from '../siteConfig';
import { PageLayout } from './PageLayout';
import { SummaryBar } from './SummaryBar';
import type { CatalogueResult } from './useCatalogue';

interface ScreenFrameProps {
  /** Null while a deep link decides it. */
  screen: ScreenName | null;
  catalogue: CatalogueResult;
  change: LanguageChange;
  children: ReactNode;
}

/** Fills the layout of a screen with the choices so far. */
export function ScreenFrame({ screen, catalogue, change, children }: ScreenFrameProps) {
  const languages = useOfferedLanguages(catalogue.languages);
  const current = screen && stageOf(screen);
  const onTheWay = catalogue.state !== 'failed' && current !== null && !isEmpty(catalogue);
  const disabled = useIsSending();
  const steps = onTheWay ? (
    <SelectionSteps current={current}>
      {screen === 'summary' && (
        <Loading>
          <SectionNav />
        </Loading>
      )}
    </SelectionSteps>
  ) : null;
  return (
    <PageLayout
      disabled={disabled}
      bar={onTheWay ? <SummaryBar disabled={disabled} current={current} steps={steps} /> : null}
      trail={onTheWay ? <SelectionTrail /> : null}
      steps={steps}
      flags={
        (screen && showsFlags(screen)) || catalogue.state === 'failed' || isEmpty(catalogue) ? (
          <LanguageFlags languages={languages} current={change.language} onChange={change.ask} />
        ) : null
      }
    >
      {children}
    </PageLayout>
  );
}

/** The first screen, the summary and the screens after it have language flags (docs/specification.md, section 2). */
function showsFlags(screen: ScreenName): boolean {
  return screen === 'direction' || screen === 'summary' || stageOf(screen) === null;
}

function isEmpty({ state, offers }: CatalogueResult): boolean {
  return state === 'ready' && offers.length === 0;
}

/**
 * The languages with a flag: those of the offers in the configured order, others at the end (docs/decisions.md,
 * "Languages"); the configured ones while no offers are loaded.
 */
function useOfferedLanguages(inOffers: readonly string[]): string[] {
  const { languages } = useSiteConfig();
  if (inOffers.length === 0) return [...languages];
  const known: readonly string[] = languages;
  return [
    ...known.filter((language) => inOffers.includes(language)),
    ...inOffers.filter((language) => !known.includes(language)),
  ];
}
