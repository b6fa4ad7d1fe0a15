import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsSending } from '../../api/recruitmentApi';
import { type ScreenName, stageOf } from '../../domain/screens';
import { LanguageFlags } from '../../features/language/LanguageFlags';
import { SelectionSteps } from '../../features/selection/panel/SelectionSteps';
import { SelectionTrail } from '../../features/selection/panel/SelectionTrail';
import { Loading } from '../../ui/lazyPart';
import { FROM_MD } from '../../ui/theme/media';
import type { LanguageChange } from '../language/useLanguageChange';
import { SectionNav } from '../loading';
import { useSiteConfig } from '../siteConfig';
import { Footer } from './Footer';
import { Header } from './Header';
import { SidePanel } from './SidePanel';
import { SummaryBar } from './SummaryBar';
import type { CatalogueResult } from './useCatalogue';

/** The languages below `md`, where there is no side panel; the row scrolls away with the screen. */
const LanguageRow = styled('nav')({
  [FROM_MD]: { display: 'none' },
  '@media print': { display: 'none' },
});

interface ScreenFrameProps {
  /** Null while a deep link decides it. */
  screen: ScreenName | null;
  catalogue: CatalogueResult;
  change: LanguageChange;
  children: ReactNode;
}

/** What surrounds every screen: header, side panel or its replacement on phones, and footer. */
export function ScreenFrame({ screen, catalogue, change, children }: ScreenFrameProps) {
  const intl = useIntl();
  const isSending = useIsSending();
  const languages = useOfferedLanguages(catalogue.languages);
  const current = screen && stageOf(screen);
  const hasNoOffers = catalogue.state === 'failed' || catalogue.state === 'empty';
  const onTheWay = current !== null && !hasNoOffers;
  const steps = onTheWay ? (
    <SelectionSteps current={current}>
      {screen === 'summary' && (
        <Loading>
          <SectionNav />
        </Loading>
      )}
    </SelectionSteps>
  ) : null;
  const flags =
    hasNoOffers || (screen && showsFlags(screen)) ? (
      <LanguageFlags languages={languages} current={change.language} onChange={change.ask} />
    ) : null;
  return (
    <>
      <a className="SkipLink" href="#main">
        <FormattedMessage id="naglowek.do_tresci" />
      </a>
      <Header trail={onTheWay && <SelectionTrail />} />
      {onTheWay && <SummaryBar current={current} steps={steps} />}
      <div className="Container Layout" data-languages={flags === null ? undefined : ''}>
        {flags && (
          <LanguageRow inert={isSending} aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}>
            {flags}
          </LanguageRow>
        )}
        <SidePanel steps={steps} flags={flags} />
        <main className="Main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}

/** The first screen, the summary and the screens after it have language flags (docs/specification.md, section 2). */
function showsFlags(screen: ScreenName): boolean {
  return screen === 'direction' || screen === 'summary' || stageOf(screen) === null;
}

/** The languages of the offers in the configured order; the configured ones while no offers are loaded. */
function useOfferedLanguages(inOffers: readonly string[]): string[] {
  const { languages } = useSiteConfig();
  if (inOffers.length === 0) return [...languages];
  const known: readonly string[] = languages;
  return [
    ...known.filter((language) => inOffers.includes(language)),
    ...inOffers.filter((language) => !known.includes(language)),
  ];
}
