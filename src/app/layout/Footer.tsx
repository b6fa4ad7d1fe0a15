import { StatementLink } from '../../features/accessibility/StatementLink';
import { useSiteConfig } from '../siteConfig';
import { Help } from './Help';

/** Below everything: on narrow windows the help line, and the accessibility statement on all. */
export function Footer() {
  const { helpLine } = useSiteConfig();
  return (
    <footer className="Container Footer">
      <div className="FootHelp Paper">
        <Help />
      </div>
      <StatementLink helpLine={helpLine} />
    </footer>
  );
}
