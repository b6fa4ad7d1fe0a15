import { type ReactNode, useCallback, useMemo } from 'react';
import type { Reader } from './partsForReader';
import { sanitiser } from './sanitiser';
import { useChunk } from './useChunk';
import { withoutMarkup } from './withoutMarkup';

interface ServerHtmlProps {
  html: string;
  /** Level of the highest heading of the text; the others are relative to it. */
  headingsFrom?: 2 | 3 | 4;
  /** For whom the parts of the text are chosen; the same object until it changes. */
  reader?: Reader;
  /** What follows the displayed text. */
  children?: (text: DocumentFragment) => ReactNode;
}

/**
 * Sanitised HTML from an editor. Space is reserved until the sanitiser is loaded; if that fails, the text is shown
 * without markup.
 */
export function ServerHtml({ html, headingsFrom = 2, reader, children }: ServerHtmlProps) {
  const { module, failed } = useChunk(sanitiser, true);
  const clean = useMemo(
    () => module?.sanitise(html, headingsFrom, reader),
    [module, html, headingsFrom, reader],
  );
  if (clean) {
    return (
      <>
        <Nodes nodes={clean} />
        {children?.(clean)}
      </>
    );
  }
  if (failed) return <div className="Prose">{withoutMarkup(html)}</div>;
  return <div className="Prose Prose--loading" aria-busy="true" />;
}

function Nodes({ nodes }: { nodes: DocumentFragment }) {
  const fill = useCallback(
    (box: HTMLDivElement | null) => {
      box?.replaceChildren(nodes.cloneNode(true));
    },
    [nodes],
  );
  return <div ref={fill} className="Prose" />;
}
