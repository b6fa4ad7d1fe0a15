import { type ReactNode, useCallback, useMemo } from 'react';
import type { Reader } from './partsForReader';
import { sanitise } from './sanitise';

interface ServerHtmlProps {
  html: string;
  /** Level of the highest heading of the text; the others are relative to it. */
  headingsFrom?: 2 | 3 | 4;
  /** The reader for whom the parts of the text are chosen; the same object until it changes. */
  reader?: Reader;
  /** Returns what follows the displayed text. */
  children?: (text: DocumentFragment) => ReactNode;
}

/** Sanitised HTML from an editor. */
export function ServerHtml({ html, headingsFrom = 2, reader, children }: ServerHtmlProps) {
  const text = useMemo(() => sanitise(html, headingsFrom, reader), [html, headingsFrom, reader]);
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      box?.replaceChildren(text.cloneNode(true));
    },
    [text],
  );
  return (
    <>
      <div ref={fill} className="Prose" />
      {children?.(text)}
    </>
  );
}
