import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LaterTexts } from '../../features/language/MessagesProvider';
import type { MessageId } from '../../intl/messages';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk, type Chunk } from '../../ui/useChunk';
import { ChunkFailed } from './ChunkFailed';

interface LazyPartProps<T> {
  /** Ready once its messages are loaded as well. */
  part: Chunk<T>;
  /** The head of a page, shown also without its content; null for a part without one. */
  head: { title: MessageId; lead: MessageId } | null;
  children: (module: T) => ReactNode;
}

/** A part of a page in a chunk of its own, with a retry when it fails to load. */
export function LazyPart<T>(props: LazyPartProps<T>) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt<T>(props: LazyPartProps<T> & { onRetry: () => void }) {
  const { part, head, children, onRetry } = props;
  const { module, failed } = useChunk(part, true);
  const content = failed ? (
    <ChunkFailed onRetry={onRetry} />
  ) : (
    module && <LaterTexts>{children(module)}</LaterTexts>
  );
  if (head === null) return content;
  return (
    <>
      {/* The same element before and after, as the focus may be on its heading. */}
      <PageHead
        title={<FormattedMessage id={head.title} />}
        lead={<FormattedMessage id={head.lead} />}
      />
      {content ?? <SkeletonList rows={4} />}
    </>
  );
}
