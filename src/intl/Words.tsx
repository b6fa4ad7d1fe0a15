import { Children, type ReactNode } from 'react';

/**
 * The words of a message, each run of them in an element of its own: a browser that translates the page puts its
 * elements in the place of text nodes, and React could then neither change nor remove a text node that it shares
 * with neighbours.
 */
export function Words({ children }: { children?: ReactNode }) {
  return Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}
