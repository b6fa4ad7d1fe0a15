import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { BELOW_MD } from './theme/media';

/** A button or link that looks like a link, with a touch-sized height. */
export const LinkButton = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  textAlign: 'start',
  overflowWrap: 'anywhere',
}) as typeof Link;

const Opener = styled(LinkButton)({ [BELOW_MD]: { minHeight: 44 } }) as typeof Link;

/** A button that opens a dialog with additional information. */
export function DialogLink(props: {
  onClick: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <Opener component="button" type="button" variant="body1" aria-haspopup="dialog" {...props} />
  );
}
