import type { ReactNode } from 'react';
import { type Chunk, useChunk } from '../../ui/useChunk';
import { ChunkFailed } from './ChunkFailed';

interface LazyPartProps<T> {
  /** Registers its messages when it is loaded (loading/enrolmentChunks.ts). */
  part: Chunk<T>;
  /** Whether it is needed now. Before, it is rendered only if it is loaded. */
  wanted?: boolean;
  /** Shown while it is loading. */
  waiting?: ReactNode;
  /** Whether the page is complete without it, so that a failure is not shown. */
  optional?: boolean;
  children: (module: T) => ReactNode;
}

/** A part of a page in a chunk of its own, with a retry when it fails to load. */
export function LazyPart<T>(props: LazyPartProps<T>) {
  const { part, wanted = true, waiting = null, optional = false, children } = props;
  const { module, failed, retry } = useChunk(part, wanted);
  if (module) return children(module);
  if (!wanted || (failed && optional)) return null;
  return failed ? <ChunkFailed onRetry={retry} /> : waiting;
}
