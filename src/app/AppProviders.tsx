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
import { hasSnapshot } from '../features/support/snapshot';
import { showColourScheme } from '../ui/colourScheme';
import { Loading } from '../ui/lazyPart';
import { HelpLineContext } from '../ui/phoneLinks';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { Toaster } from '../ui/Toaster';
import { MessagesProvider } from './language/MessagesProvider';
import { ScreenBoundary } from './layout/ScreenBoundary';
import { SupportLink } from './loading';
import { SiteConfigContext } from './siteConfig';

interface AppProvidersProps {
  config: SiteConfig;
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
          <MessagesProvider>
            <SupportLinkInAddress />
            <EnrolmentHolder>
              <ScreenBoundary>{children}</ScreenBoundary>
            </EnrolmentHolder>
            {/* The toasts come last, so that the link to the content stays the first stop. */}
            <Toaster />
          </MessagesProvider>
        </MuiProvider>
      </HelpLineContext>
    </SiteConfigContext>
  );
}

function SupportLinkInAddress() {
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
