import Phone from '@mui/icons-material/PhoneOutlined';
import type { ReactNode } from 'react';

interface HelpBoxProps {
  title: string;
  /** The number as people read it, with the international prefix: "+48 22 000 00 00". */
  phone: string;
  /** Accessible name of the link; holds the number too. */
  callLabel: string;
  /** Other help, below the number. */
  children?: ReactNode;
}

/** The help line, one press away. */
export function HelpBox({ title, phone, callLabel, children }: HelpBoxProps) {
  return (
    <div className="Help">
      <span className="ic">
        <Phone />
      </span>
      <div>
        <b>{title}</b>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={callLabel}>
          {phone}
        </a>
        {children}
      </div>
    </div>
  );
}
