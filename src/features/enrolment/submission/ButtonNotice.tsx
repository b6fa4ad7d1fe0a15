import type { ReactNode } from 'react';
import { Notice, type Severity } from '../../../ui/Notice';

interface ButtonNoticeProps {
  severity: Severity;
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A lasting message right above the submit button; brings itself out from under the bar. */
export function ButtonNotice(props: ButtonNoticeProps) {
  return <Notice {...props} className="Outcome" role="alert" ref={bringIntoView} />;
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}
