import { Children, type ReactNode } from 'react';

/**
 * Wraps each text of a message in an element. A browser that translates the page replaces text nodes by its own
 * elements, and React could then neither update nor remove a text node with siblings.
 */
export function TextSpan({ children }: { children?: ReactNode }) {
  return Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}
