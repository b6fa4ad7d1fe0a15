import Paper from '@mui/material/Paper';
import { StatementLink } from '../../features/accessibility/StatementLink';
import { useSiteConfig } from '../siteConfig';
import { Help } from './Help';

/** Below everything: on narrow windows the help line, and the accessibility statement on all. */
export function Footer() {
  const { helpLine } = useSiteConfig();
  return (
    <footer className="Container Footer">
      <Paper className="Footer-help">
        <Help />
      </Paper>
      <StatementLink helpLine={helpLine} />
    </footer>
  );
}
