import type { ReactNode } from 'react';

/** Text for screen readers only; use `as="div"` for block content. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'div';
}) {
  return <Tag className="sr">{children}</Tag>;
}
