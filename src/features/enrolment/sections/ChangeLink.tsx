import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** A link to the place where something is changed; `what` completes its accessible name. */
export function ChangeLink({ to, what }: { to: string; what: string }) {
  return (
    <Link component={RouterLink} to={to}>
      <FormattedMessage id="podsumowanie.zmien" />
      <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
    </Link>
  );
}
