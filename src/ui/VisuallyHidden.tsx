import type { ReactNode } from 'react';

/** Text for screen readers only; `as="div"` where it holds blocks. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'div';
}) {
  return <Tag className="sr">{children}</Tag>;
}
