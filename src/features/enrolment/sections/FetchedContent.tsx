import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { FetchedList } from '../model/fetchedList';
import { FailedNotice } from './FailedNotice';

const Outline = styled('div')({
  display: 'grid',
  gap: 20,
  '& > .MuiSkeleton-root': { height: 48 },
});

interface FetchedContentProps<T> {
  list: FetchedList<T>;
  /** The message when the call failed, which names the missing data. */
  failed: MessageId;
  /** The message while it is loading. */
  loading: MessageId;
  section: Section;
  /** True when a notice above the form reports the failure. */
  reported?: boolean | undefined;
  children: ReactNode;
}

/** The body of a section that depends on a call: skeleton, content, or an error with a retry. */
export function FetchedContent<T>({
  list,
  failed,
  loading,
  section,
  reported = false,
  children,
}: FetchedContentProps<T>) {
  switch (list.state) {
    case 'ready':
      return children;
    case 'failed':
      return reported ? (
        <Typography color="textSecondary">
          <FormattedMessage id={failed} />
        </Typography>
      ) : (
        <FailedNotice list={list} message={failed} section={section} />
      );
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden as="div">
            <p role="status">
              <FormattedMessage id={loading} />
            </p>
          </VisuallyHidden>
          <Outline aria-hidden="true">
            <Skeleton />
            <Skeleton />
          </Outline>
        </div>
      );
  }
}
