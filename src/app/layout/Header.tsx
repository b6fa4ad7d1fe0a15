import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ThemeButton } from '../../features/appearance/ThemeButton';
import { LogoMark } from '../../ui/LogoMark';
import { useSiteTitle } from '../navigation/DocumentTitle';

/** The recruitment title and the current selections (specification, section 1). */
export function Header({ trail }: { trail: ReactNode }) {
  return (
    <AppBar>
      <Toolbar className="Container">
        <div className="Header-title">
          <Link to="/">
            <LogoMark />
            <b>{useSiteTitle()}</b>
          </Link>
        </div>
        {trail}
        <ThemeButton />
      </Toolbar>
    </AppBar>
  );
}
