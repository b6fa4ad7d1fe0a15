import { type ReactNode, useCallback, useMemo } from 'react';
import { lazyPart, Loading } from './lazyPart';
import type { Reader } from './partsForReader';
import type { sanitise } from './sanitise';
import { withoutMarkup } from './withoutMarkup';

interface SanitiserProps {
  children: (clean: typeof sanitise) => ReactNode;
}

/** Passes the sanitiser, which is in a file of its own, to its content. */
export const Sanitiser = lazyPart(async () => {
  const { sanitise } = await import('./sanitise');
  return ({ children }: SanitiserProps) => children(sanitise);
});

interface ServerHtmlProps {
  html: string;
  /** Level of the highest heading of the text; the others are relative to it. */
  headingsFrom?: 2 | 3 | 4;
  /** The reader for whom the parts of the text are chosen; the same object until it changes. */
  reader?: Reader;
  /** Returns what follows the displayed text. */
  children?: (text: DocumentFragment) => ReactNode;
}

/**
 * Sanitised HTML from an editor. Space is reserved until the sanitiser is loaded; if that fails, the text is shown
 * without markup.
 */
export function ServerHtml(props: ServerHtmlProps) {
  return (
    <Loading
      waiting={<div className="Prose Prose--loading" aria-busy="true" />}
      failed={() => <div className="Prose">{withoutMarkup(props.html)}</div>}
    >
      <Sanitiser>{(clean) => <Sanitised {...props} clean={clean} />}</Sanitiser>
    </Loading>
  );
}

function Sanitised(props: ServerHtmlProps & { clean: typeof sanitise }) {
  const { html, headingsFrom = 2, reader, clean, children } = props;
  const text = useMemo(
    () => clean(html, headingsFrom, reader),
    [clean, html, headingsFrom, reader],
  );
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
