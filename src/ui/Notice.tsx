import type { AriaRole, ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import { Glyph } from './Glyph';

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

const ICONS = { error: 'error', warning: 'warning', info: 'info', success: 'ok' } as const;

/** A message that stays on the page: icon, title, text, and what can be done about it. */
export function Notice({
  severity,
  title,
  children,
  action,
  role = 'status',
  className,
  titleLevel,
  labelledBy,
  ...notice
}: NoticeProps) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'div';
  return (
    <div
      {...notice}
      className={classNames('Notice', `Notice--${severity}`, className)}
      role={role}
      aria-labelledby={labelledBy}
    >
      <Glyph name={ICONS[severity]} />
      <div className="message">
        {title && (
          <Title className="title" id={labelledBy}>
            {title}
          </Title>
        )}
        {children}
      </div>
      {action && <div className="action">{action}</div>}
    </div>
  );
}
