import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Leads to where one thing is changed; `what` says which to those who hear the link alone. */
export function ChangeLink({ to, what }: { to: string; what: string }) {
  return (
    <Link component={RouterLink} to={to}>
      <FormattedMessage id="podsumowanie.zmien" />
      <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
    </Link>
  );
}
