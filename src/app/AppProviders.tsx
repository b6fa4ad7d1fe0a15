import type { EmotionCache } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { SiteConfig } from '../contract/siteConfig';
import { selectLanguage } from '../intl/languageSlice';
import { MessagesProvider } from '../features/language/MessagesProvider';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { ToastProvider } from '../ui/ToastProvider';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { ChunkFailed } from './screens/ChunkFailed';
import { SiteConfigContext } from './siteConfig';
import { useAppSelector } from './store/hooks';
import { SupportLink } from './support/SupportLink';
import type { createEnrolment } from '../features/enrolment/form/createEnrolment';
import { EnrolmentContext } from '../features/enrolment/form/enrolmentContext';
import { enrolment as code } from './loading/enrolmentChunks';
import { showColourScheme } from '../ui/colourScheme';
import { useDarkDocument } from '../features/appearance/useDarkTheme';

function CurrentMessages({ children }: { children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  return (
    <MessagesProvider
      language={language}
      failed={<MessagesFailed />}
      notice={(retry) => <ChunkFailed onRetry={retry} />}
    >
      {children}
    </MessagesProvider>
  );
}

/** Without messages only these are available, in the two most common languages. */
function MessagesFailed() {
  return (
    <main className="Container" role="alert">
      <p>Nie udało się wczytać strony. Odśwież ją, proszę.</p>
      <p lang="en">The page could not be loaded. Please reload it.</p>
    </main>
  );
}

interface AppProvidersProps {
  config: SiteConfig;
  /** Called when the browser refuses to store the draft of the form. */
  onDraftRefused: () => void;
  /** See `MuiProvider`. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** The providers around every screen, in the browser (`App`) and on the server (`renderSite`). */
export function AppProviders({ config, onDraftRefused, cache, children }: AppProvidersProps) {
  return (
    <SiteConfigContext value={config}>
      <Appearance />
      <MuiProvider {...(cache && { cache })}>
        <CurrentMessages>
          <ToastProvider>
            <SupportLink />
            <EnrolmentProvider
              poland={config.poland}
              studentCardPrice={config.studentCardPrice}
              onDraftRefused={onDraftRefused}
            >
              <ScreenBoundary>{children}</ScreenBoundary>
            </EnrolmentProvider>
          </ToastProvider>
        </CurrentMessages>
      </MuiProvider>
    </SiteConfigContext>
  );
}

type EnrolmentProviderProps = Parameters<typeof createEnrolment>[0] & { children: ReactNode };

/** Holds the form above the routes (docs/adr/0003); its code is loaded after the first screen. */
function EnrolmentProvider({ children, ...settings }: EnrolmentProviderProps) {
  const module = useSyncExternalStore(code.subscribe, code.loaded, () => undefined);
  const [enrolment, setEnrolment] = useState(() => module?.createEnrolment(settings) ?? null);
  if (module && enrolment === null) setEnrolment(module.createEnrolment(settings));
  useEffect(() => enrolment?.start(), [enrolment]);
  return <EnrolmentContext value={enrolment}>{children}</EnrolmentContext>;
}

/** Applies the colour scheme to the document. */
function Appearance() {
  const dark = useDarkDocument();
  useLayoutEffect(() => {
    showColourScheme(dark);
  }, [dark]);
  return null;
}
