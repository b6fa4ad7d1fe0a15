import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { SiteConfig } from '../contract/siteConfig';
import { Appearance } from '../features/appearance/Appearance';
import { selectLanguage } from '../features/language/languageSlice';
import { Texts } from '../features/language/Texts';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { ToastProvider } from '../ui/ToastProvider';
import { EnrolmentHost } from './EnrolmentHost';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { PartFailed } from './screens/PartFailed';
import { SiteConfigContext } from './siteConfig';
import { SupportLink } from './support/SupportLink';

function TextsOfLanguage({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  return (
    <Texts
      language={language}
      failed={<TextsFailed />}
      notice={(retry) => <PartFailed onRetry={retry} />}
    >
      {children}
    </Texts>
  );
}

/** Without texts there are no words to be had but these, in the two commonest languages. */
function TextsFailed() {
  return (
    <main className="Container" role="alert">
      <p>Nie udało się wczytać strony. Odśwież ją, proszę.</p>
      <p lang="en">The page could not be loaded. Please reload it.</p>
    </main>
  );
}

interface SiteProps {
  config: SiteConfig;
  /** Called when the browser does not keep the draft of the form. */
  onDraftRefused: () => void;
  /** See `MuiProvider`. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** What surrounds every screen: the same in the browser (App) and in the page that the backend prepares (prerender). */
export function Site({ config, onDraftRefused, cache, children }: SiteProps) {
  return (
    <SiteConfigContext value={config}>
      <Appearance />
      <MuiProvider {...(cache && { cache })}>
        <TextsOfLanguage>
          <ToastProvider>
            <SupportLink />
            <EnrolmentHost poland={config.poland} onDraftRefused={onDraftRefused}>
              <ScreenBoundary>{children}</ScreenBoundary>
            </EnrolmentHost>
          </ToastProvider>
        </TextsOfLanguage>
      </MuiProvider>
    </SiteConfigContext>
  );
}
