import type { ReactNode } from 'react';

/** Id of the one h1 of a screen, to move focus to after navigation. */
export const PAGE_TITLE_ID = 'page-title';

export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="PageHead">
      <h1 className="h1" id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
