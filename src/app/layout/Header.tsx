import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fallbackLang } from '../../contract/siteConfig';
import { useLanguage } from '../../intl/language';
import { useSiteTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';

const LINE = {
  fill: 'none',
  stroke: 'var(--mui-palette-look-markLine)',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

/** The sample logo: an open door under an arch. */
function LogoMark() {
  return (
    <svg viewBox="0 0 34 40" aria-hidden="true">
      <path
        fill="var(--mui-palette-look-mark)"
        d="M0 38V17a17 17 0 0 1 34 0v21a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z"
      />
      <path {...LINE} d="M6.5 33V17a10.5 10.5 0 0 1 21 0v16" />
      <path fill="var(--mui-palette-look-markDoor)" d="M12 33V17.5a5 5 0 0 1 10 0V33z" />
    </svg>
  );
}

/** The height of the logo in CSS pixels; that of the header depends on it. */
const LOGO_HEIGHT = 36;

/** The logo of the institution, or the sample mark; the name is beside it. */
function Logo() {
  const { logo, logoWidth } = useSiteConfig();
  if (logo === '') return <LogoMark />;
  return <img src={logo} alt="" width={logoWidth} height={LOGO_HEIGHT} />;
}

/** The recruitment title, the institution and the current selections (docs/specification.md, section 1). */
export function Header({ trail }: { trail: ReactNode }) {
  const { institution, title } = useSiteConfig();
  return (
    <AppBar>
      <Toolbar className="Container">
        <div className="Header-title">
          <Link to="/">
            <Logo />
            <span>
              <b lang={fallbackLang(title, useLanguage())}>{useSiteTitle()}</b>
              <small translate="no">{institution}</small>
            </span>
          </Link>
        </div>
        {trail}
      </Toolbar>
    </AppBar>
  );
}
