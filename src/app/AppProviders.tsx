import type { EmotionCache } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteConfig } from '../contract/siteConfig';
import { useDarkTheme } from '../features/appearance/useDarkTheme';
import {
  type Enrolment,
  EnrolmentContext,
  HoldEnrolmentContext,
} from '../features/enrolment/model/enrolmentContext';
import { MessagesProvider } from '../features/language/MessagesProvider';
import { hasSnapshot } from '../features/support/snapshot';
import { selectLanguage } from '../intl/languageSlice';
import { showColourScheme } from '../ui/colourScheme';
import { Loading } from '../ui/lazyPart';
import { HelpLineContext } from '../ui/phoneLinks';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { Toaster } from '../ui/Toaster';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { SupportLink } from './loading';
import { ChunkFailed } from './screens/ChunkFailed';
import { SiteConfigContext } from './siteConfig';
import { useAppSelector } from './store/store';

function CurrentMessages({ children }: { children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  return (
    <MessagesProvider
      language={language}
      failed={<MessagesFailed />}
      notice={(retry) => (
        <div className="Container Container--notice">
          <ChunkFailed onRetry={retry} />
        </div>
      )}
    >
      {children}
    </MessagesProvider>
  );
}

/** Without messages only these two texts are available, in the two most common languages. */
function MessagesFailed() {
  return (
    <main className="Container" role="alert">
      <p>Nie udało się wczytać strony. Odśwież stronę.</p>
      <p lang="en">The page could not be loaded. Please reload it.</p>
    </main>
  );
}

interface AppProvidersProps {
  config: SiteConfig;
  /** See `MuiProvider`. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** The providers around every screen, in the browser (`App`) and on the server (`renderSite`). */
export function AppProviders({ config, cache, children }: AppProvidersProps) {
  return (
    <SiteConfigContext value={config}>
      <Appearance />
      <HelpLineContext value={config.helpLine}>
        <MuiProvider {...(cache && { cache })}>
          <CurrentMessages>
            <LinkOfSupport />
            <EnrolmentHolder>
              <ScreenBoundary>{children}</ScreenBoundary>
            </EnrolmentHolder>
            {/* The toasts come last, so that the link to the content stays the first stop. */}
            <Toaster />
          </CurrentMessages>
        </MuiProvider>
      </HelpLineContext>
    </SiteConfigContext>
  );
}

function LinkOfSupport() {
  const { hash } = useLocation();
  if (!hasSnapshot(hash)) return null;
  return (
    <Loading>
      <SupportLink />
    </Loading>
  );
}

/** Holds the form above the routes (docs/adr/0003); the summary creates it once its code is loaded. */
export function EnrolmentHolder({ children }: { children: ReactNode }) {
  const [enrolment, hold] = useState<Enrolment | null>(null);
  // A layout effect, because the listeners must be there before the first effects of the screen that shows the form.
  useLayoutEffect(() => enrolment?.start(), [enrolment]);
  return (
    <EnrolmentContext value={enrolment}>
      <HoldEnrolmentContext value={hold}>{children}</HoldEnrolmentContext>
    </EnrolmentContext>
  );
}

/** Applies the colour scheme to the document. */
function Appearance() {
  const dark = useDarkTheme({ noSsr: true });
  useLayoutEffect(() => {
    showColourScheme(dark);
  }, [dark]);
  return null;
}
