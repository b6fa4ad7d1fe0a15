import Phone from '@mui/icons-material/PhoneRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../intl/messages';

/** The institution's phone line as displayed, with the international prefix: "+48 22 000 00 00". */
export const HelpLineContext = createContext('');

/** The call as the main action of a screen or a notice; outlined beside another main action. */
export function CallButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const intl = useIntl();
  const phone = useContext(HelpLineContext);
  return (
    <Button
      size="large"
      variant={variant}
      startIcon={<Phone />}
      href={telAddress(phone)}
      aria-label={intl.formatMessage({ id: 'pomoc.zadzwon' }, { numer: phone })}
    >
      {phone}
    </Button>
  );
}

/** A message with the phone line (`telefon`) as a link, for what a candidate cannot resolve alone. */
export function CallMessage({ id }: { id: MessageId }) {
  return <FormattedMessage id={id} values={{ telefon: <PhoneLink /> }} />;
}

function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A number in two lines is hard to dial: it gets them only where one is too short, in large text on a narrow phone. */
const PhoneNumber = styled(Link)({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

type PhoneLinkProps = Pick<LinkProps, 'aria-label' | 'children' | 'className' | 'variant'>;

/** Calls the phone line; its text is the number unless there is another one. */
export function PhoneLink({ children, ...link }: PhoneLinkProps) {
  const phone = useContext(HelpLineContext);
  return (
    <PhoneNumber {...link} href={telAddress(phone)}>
      {children ?? phone}
    </PhoneNumber>
  );
}
