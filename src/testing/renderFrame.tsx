import { ScreenFrame } from '../app/layout/ScreenFrame';
import { SiteConfigContext } from '../app/siteConfig';
import type { SiteConfig } from '../contract/siteConfig';
import type { ScreenName } from '../domain/screens';
import { renderWithProviders } from './renderApp';

interface Setting extends NonNullable<Parameters<typeof renderWithProviders>[1]> {
  config: SiteConfig;
}

const nothing = () => undefined;

/** Renders what surrounds a screen. */
export function renderFrame(name: ScreenName, { config, ...setting }: Setting) {
  const { language = 'pl', offers = [] } = setting;
  const catalogue = {
    state: 'ready',
    offers,
    languages: [],
    promoUnknown: false,
    retrying: false,
    retry: nothing,
  } as const;
  return renderWithProviders(
    <SiteConfigContext value={config}>
      <ScreenFrame
        screen={name}
        catalogue={catalogue}
        change={{ language, ask: nothing, question: null }}
      >
        <h1>Screen</h1>
      </ScreenFrame>
    </SiteConfigContext>,
    setting,
  );
}
