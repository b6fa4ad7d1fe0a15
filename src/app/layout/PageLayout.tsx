import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FROM_MD } from '../../ui/theme/media';
import { Footer } from './Footer';
import { Header } from './Header';
import { SidePanel } from './SidePanel';

/** Below `md`: it scrolls away with the screen. */
const LanguageRow = styled('nav')({
  [FROM_MD]: { display: 'none' },
  '@media print': { display: 'none' },
});

interface PageLayoutProps {
  /** True when navigation is disabled, because an application is being sent. */
  disabled: boolean;
  /** The panel of small screens; null on screens that are no step. */
  bar: ReactNode;
  trail: ReactNode;
  steps: ReactNode;
  flags: ReactNode;
  children: ReactNode;
}

/** The layout of every screen: header, screen and side panel, or its replacement on phones. */
export function PageLayout(props: PageLayoutProps) {
  const { disabled, bar, trail, steps, flags, children } = props;
  const intl = useIntl();
  return (
    <>
      <a className="SkipLink" href="#main">
        <FormattedMessage id="naglowek.do_tresci" />
      </a>
      <Header trail={trail} />
      {bar}
      <div className="Container Layout" data-languages={flags === null ? undefined : ''}>
        {flags !== null && (
          <LanguageRow inert={disabled} aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}>
            {flags}
          </LanguageRow>
        )}
        <SidePanel disabled={disabled} steps={steps} flags={flags} />
        <main className="Main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
