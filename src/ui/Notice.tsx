import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AriaRole, ReactNode, Ref } from 'react';

export type Severity = 'error' | 'warning' | 'info' | 'success';

interface NoticeProps {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `status` unless told otherwise; `alert` interrupts a screen reader. */
  role?: AriaRole;
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
  id?: string;
  className?: string;
  /** Heading level of the title, where the notice is a part of the page's outline. */
  titleLevel?: 2 | 3;
  labelledBy?: string;
}

/** A message that stays on the page: icon, title, text, and what can be done about it. */
export function Notice({
  title,
  children,
  role = 'status',
  titleLevel,
  labelledBy,
  ...alert
}: NoticeProps) {
  return (
    <Alert {...alert} role={role} aria-labelledby={labelledBy}>
      {title && (
        <AlertTitle
          {...(labelledBy && { id: labelledBy })}
          component={titleLevel ? `h${titleLevel}` : 'div'}
        >
          {title}
        </AlertTitle>
      )}
      {children}
    </Alert>
  );
}
