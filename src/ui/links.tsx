import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A button or link that looks like a link, with a touch-sized height. */
export const LinkButton = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  borderRadius: 6,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.5,
  textAlign: 'start',
  overflowWrap: 'anywhere',
}) as typeof Link;

/** A button that opens a dialog with additional information. */
export function DialogLink(props: { onClick: () => void; children: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="textSecondary"
      aria-haspopup="dialog"
      {...props}
    />
  );
}

interface PhoneLinkProps extends Pick<
  LinkProps,
  'aria-label' | 'children' | 'className' | 'variant'
> {
  /** As displayed, with the international prefix: "+48 22 000 00 00". */
  phone: string;
}

function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function PhoneLink({ phone, children = phone, ...link }: PhoneLinkProps) {
  return (
    <Link {...link} href={phoneAddress(phone)}>
      {children}
    </Link>
  );
}

/** The phone line as the main action of a message. */
export function PhoneButton({ phone, 'aria-label': name }: PhoneLinkProps) {
  return (
    <Button variant="contained" aria-label={name} href={phoneAddress(phone)}>
      {phone.replaceAll(' ', '\u00a0')}
    </Button>
  );
}
