import type { ReactNode } from 'react';
import { classNames } from './classNames';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** A link or button that changes the value. */
  action?: ReactNode;
  /** Takes the whole width, at the end of the list. */
  wide?: boolean;
}

/** Pairs of label and value in two columns. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="Facts">
      {items.map(({ key, label, value, action, wide }) => (
        <div key={key} className={classNames(wide && 'wide')}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {action && <span className="chg">{action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
