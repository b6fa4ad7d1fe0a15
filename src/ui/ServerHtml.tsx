import { useLayoutEffect, useMemo, useRef } from 'react';
import { classNames } from './classNames';
import { chunk, useChunk } from './useChunk';

interface ServerHtmlProps {
  html: string;
  className?: string;
  /** Level that the highest heading of the text gets; the others follow it. */
  headingsFrom?: 2 | 3 | 4;
}

const part = chunk(() => import('./sanitise'));

/**
 * Sanitised HTML from an editor. Space is reserved until the sanitiser is loaded; if that fails, the text is shown
 * without markup.
 */
export function ServerHtml({ html, className, headingsFrom = 2 }: ServerHtmlProps) {
  const { module, failed } = useChunk(part, true);
  const clean = useMemo(() => module?.sanitise(html, headingsFrom), [module, html, headingsFrom]);
  const classes = classNames('Prose', className);
  if (clean) return <Nodes className={classes} nodes={clean} />;
  if (failed) return <div className={classes}>{html.replace(/<[^>]*>/g, ' ')}</div>;
  return <div className={classNames(classes, 'Prose--loading')} aria-busy="true" />;
}

function Nodes({ className, nodes }: { className: string | undefined; nodes: DocumentFragment }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(nodes.cloneNode(true));
  }, [nodes]);
  return <div ref={box} className={className} />;
}
