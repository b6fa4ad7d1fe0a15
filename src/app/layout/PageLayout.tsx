import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CENTRED, FROM_MD, SM_TO_MD } from '../../ui/theme/media';
import { Footer } from './Footer';
import { Header } from './Header';
import { SidePanel } from './SidePanel';

const FlagsBar = styled(AppBar)({
  padding: '8px 12px',
  [FROM_MD]: { display: 'none' },
  [SM_TO_MD]: { paddingInline: CENTRED },
}) as typeof AppBar;

interface PageLayoutProps {
  /** Whether navigation is disabled, because an application is being sent. */
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
      {flags !== null && (
        <FlagsBar
          component="nav"
          inert={disabled}
          aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}
        >
          {flags}
        </FlagsBar>
      )}
      {bar}
      <div className="Container Layout">
        <main className="Main" id="main" tabIndex={-1}>
          {children}
        </main>
        <SidePanel disabled={disabled} steps={steps} flags={flags} />
      </div>
      <Footer />
    </>
  );
}
