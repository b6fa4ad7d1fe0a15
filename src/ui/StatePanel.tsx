import type { AriaRole, ReactNode } from 'react';
import { PAGE_TITLE_ID } from './PageHead';
import { classNames } from './classNames';

interface StatePanelProps {
  /** An icon of @mui/icons-material. */
  icon: ReactNode;
  tone: 'plain' | 'error' | 'ok';
  title: ReactNode;
  /** 1 when the panel is the whole screen. */
  headingLevel: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
  role?: AriaRole;
}

const tones = { plain: undefined, error: 'ic--err', ok: 'ic--ok' } as const;

/** An empty or full-page state: one icon, the cause, one way out. */
export function StatePanel({
  icon,
  tone,
  title,
  headingLevel,
  children,
  actions,
  role,
}: StatePanelProps) {
  return (
    <section className="Paper Empty" role={role}>
      <span className={classNames('ic', tones[tone])}>{icon}</span>
      <Heading level={headingLevel}>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="acts">{actions}</div>}
    </section>
  );
}

function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  if (level === 1) {
    return (
      <h1 className="h2 title" id={PAGE_TITLE_ID} tabIndex={-1}>
        {children}
      </h1>
    );
  }
  const Tag = `h${level}` as const;
  return <Tag className="h3">{children}</Tag>;
}
