import Phone from '@mui/icons-material/PhoneRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../intl/messages';

/** A button or link that looks like a link, with a touch-sized height. */
export const LinkButton = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  borderRadius: 8,
  textAlign: 'start',
  overflowWrap: 'anywhere',
}) as typeof Link;

/** A button that opens a dialog with additional information. */
export function DialogLink(props: {
  onClick: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <Link component="button" type="button" variant="body1" aria-haspopup="dialog" {...props} />
  );
}

interface CallButtonProps extends Pick<ButtonProps, 'variant'> {
  /** As displayed, with the international prefix. */
  phone: string;
}

/** The call as the main action of a screen or a notice; outlined beside another main action. */
export function CallButton({ phone, variant = 'contained' }: CallButtonProps) {
  const intl = useIntl();
  return (
    <Button
      size="large"
      variant={variant}
      startIcon={<Phone />}
      href={telAddress(phone)}
      aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: phone })}
    >
      {phone.replaceAll(' ', '\u00a0')}
    </Button>
  );
}

/** A message with the phone line (`telefon`) as a link, for what a candidate cannot resolve alone. */
export function CallMessage({ id, phone }: { id: MessageId; phone: string }) {
  return <FormattedMessage id={id} values={{ telefon: <PhoneLink phone={phone} /> }} />;
}

function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A number in two lines is hard to dial. */
const OneLine = styled(Link)({ whiteSpace: 'nowrap' });

interface PhoneLinkProps extends Pick<
  LinkProps,
  'aria-label' | 'children' | 'className' | 'variant'
> {
  /** As displayed, with the international prefix: "+48 22 000 00 00". */
  phone: string;
}

export function PhoneLink({ phone, children = phone, ...link }: PhoneLinkProps) {
  return (
    <OneLine {...link} href={telAddress(phone)}>
      {children}
    </OneLine>
  );
}
