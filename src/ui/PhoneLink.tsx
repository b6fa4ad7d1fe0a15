import Link, { type LinkProps } from '@mui/material/Link';

interface PhoneLinkProps extends Pick<LinkProps, 'aria-label' | 'children' | 'variant'> {
  /** As people read it, with the international prefix: "+48 22 000 00 00". */
  phone: string;
}

/** A phone number as a link that calls it. */
export function PhoneLink({ phone, children = phone, ...link }: PhoneLinkProps) {
  return (
    <Link {...link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </Link>
  );
}
