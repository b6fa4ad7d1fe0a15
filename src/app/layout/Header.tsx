import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fallbackLang } from '../../contract/siteConfig';
import { ThemeButton } from '../../features/appearance/ThemeButton';
import { useLanguage } from '../../intl/language';
import { useSiteTitle } from '../navigation/DocumentTitle';
import { useSiteConfig } from '../siteConfig';

const LINE = {
  fill: 'none',
  stroke: 'var(--mui-palette-look-markLine)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
} as const;

/** The sample logo: an open door under an arch. */
function LogoMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect fill="var(--mui-palette-look-mark)" width="36" height="36" rx="9" />
      <path {...LINE} d="M9 28V17.5a9 9 0 0 1 18 0V28" />
      <path fill="var(--mui-palette-look-markDoor)" d="M14 28V18a4 4 0 0 1 8 0v10z" />
      <path {...LINE} d="M7 28.2h22" />
    </svg>
  );
}

/** The height of the logo in CSS pixels; that of the header depends on it. */
const LOGO_HEIGHT = 36;

/** The logo of the institution, or the sample mark. */
function Logo() {
  const { logo, logoWidth, institution } = useSiteConfig();
  if (logo === '') return <LogoMark />;
  return <img src={logo} alt={institution} width={logoWidth} height={LOGO_HEIGHT} />;
}

/** The recruitment title and the current selections (docs/specification.md, section 1). */
export function Header({ trail }: { trail: ReactNode }) {
  const { title } = useSiteConfig();
  return (
    <AppBar>
      <Toolbar className="Container">
        <div className="Header-title">
          <Link to="/">
            <Logo />
            <b lang={fallbackLang(title, useLanguage())}>{useSiteTitle()}</b>
          </Link>
        </div>
        {trail}
        <ThemeButton />
      </Toolbar>
    </AppBar>
  );
}
