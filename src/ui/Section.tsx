import type { ReactNode } from 'react';

interface SectionProps {
  /** Id of the section; its heading has `<id>-h` and takes focus, for links to the section. */
  id: string;
  number?: number;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A card of a form, with its number and heading. */
export function Section({ id, number, title, lead, children }: SectionProps) {
  return (
    <section className="Section Paper" id={id} aria-labelledby={`${id}-h`}>
      <h2 className="h2" id={`${id}-h`} tabIndex={-1}>
        {number !== undefined && <span className="n">{`${number}. `}</span>}
        {title}
      </h2>
      {lead && <p className="sub">{lead}</p>}
      <div className="cnt">{children}</div>
    </section>
  );
}
