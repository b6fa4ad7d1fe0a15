import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ThemeButton } from '../../features/appearance/ThemeButton';
import { LogoMark } from '../../ui/LogoMark';
import { useSiteTitle } from '../DocumentTitle';

/** The recruitment title and the current selections (specification, section 1). */
export function Header({ trail }: { trail: ReactNode }) {
  return (
    <header className="AppBar">
      <div className="Container Toolbar">
        <Link className="Brand" to="/">
          <LogoMark />
          <b>{useSiteTitle()}</b>
        </Link>
        {trail}
        <ThemeButton />
      </div>
    </header>
  );
}
