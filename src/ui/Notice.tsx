import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export type Severity = 'error' | 'warning' | 'info' | 'success';

interface NoticeProps extends Pick<
  AlertProps,
  'action' | 'children' | 'className' | 'id' | 'ref' | 'role' | 'tabIndex'
> {
  severity: Severity;
  title?: ReactNode;
  /** Heading level of the title, when the notice is a part of the page outline. */
  titleLevel?: 2;
  labelledBy?: string;
}

/** A permanent message. Its role is `status` by default; an `alert` interrupts a screen reader. */
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
        <AlertTitle component={titleLevel ? `h${titleLevel}` : 'div'} id={labelledBy}>
          {title}
        </AlertTitle>
      )}
      {children}
    </Alert>
  );
}

/** The `ref` of a message that the candidate has to see. */
export function bringIntoView(box: Element | null, block: 'nearest' | 'start' = 'nearest'): void {
  box?.scrollIntoView({ block });
}

/** The `ref` of a message that takes the focus. The browser alone would scroll it to the middle. */
export function giveFocus(box: HTMLElement | null, block: 'nearest' | 'start' = 'nearest'): void {
  box?.focus({ preventScroll: true });
  bringIntoView(box, block);
}

interface NoteProps extends Pick<AlertProps, 'children' | 'id'> {
  tone: 'ok' | 'info' | 'warning';
  /** `presentation` inside another live region. */
  role?: 'status' | 'presentation';
}

/** A sentence about something that has just happened, announced politely. */
export function Note({ tone, role = 'status', ...alert }: NoteProps) {
  return (
    <Alert {...alert} variant="standard" role={role} severity={tone === 'ok' ? 'success' : tone} />
  );
}
