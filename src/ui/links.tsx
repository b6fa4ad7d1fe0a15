import type { ComponentProps, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  to: string;
}

/**
 * A link to another screen, built on React Router's hooks for custom links. React Router's own `Link` also prefetches
 * routes in framework mode, which adds 2.9 kB to the first screen (docs/adr/0019).
 */
export function RouterLink({ to, children, ...anchor }: RouterLinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return (
    <a {...anchor} href={href} onClick={onClick}>
      {children}
    </a>
  );
}

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

/** A phone number as a link. */
export function PhoneLink({ phone, children = phone, ...link }: PhoneLinkProps) {
  return (
    <Link {...link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </Link>
  );
}
