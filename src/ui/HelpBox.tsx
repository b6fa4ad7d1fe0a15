import Phone from '@mui/icons-material/PhoneOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconCircle } from './IconCircle';
import { PhoneLink } from './links';
import { LOW_PANEL } from './theme/media';

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  [LOW_PANEL]: { '& > :first-child': { display: 'none' } },
  '& b': { display: 'block', fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
  '& small': {
    display: 'block',
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
});

interface HelpBoxProps {
  title: string;
  /** The number as displayed, with the international prefix: "+48 22 000 00 00". */
  phone: string;
  /** Accessible name of the link, which includes the number. */
  callLabel: string;
  /** When the line is open; null where that is not known. */
  hours?: ReactNode;
  /** Other help below the number. */
  children?: ReactNode;
}

/** The help line as a link. */
export function HelpBox({ title, phone, callLabel, hours = null, children }: HelpBoxProps) {
  return (
    <Box>
      <IconCircle tone="primary">
        <Phone />
      </IconCircle>
      <div>
        <b>{title}</b>
        <PhoneLink phone={phone} variant="h3" aria-label={callLabel} />
        {hours !== null && <small>{hours}</small>}
        {children}
      </div>
    </Box>
  );
}
