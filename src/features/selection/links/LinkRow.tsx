import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { BELOW_MD } from '../../../ui/theme/media';
import { CopyNote, useCopy } from '../../../ui/useCopy';

/** A list of links. */
export const LinkRows = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > div': { flex: '1 1 260px', minWidth: 0 },
  '& > [role=status]': { flexBasis: '100%' },
  // The text of the button ends, or begins, where the content does.
  '& > button': { marginInline: -14 },
  '& a': { overflowWrap: 'anywhere' },
  [BELOW_MD]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
});

interface LinkRowProps {
  href: string;
  /** What the link leads to. */
  name?: string;
}

/** A link as text, to follow or to copy. */
export function LinkRow({ href, name }: LinkRowProps) {
  const { copied, copy } = useCopy();
  const id = useId();
  return (
    <Row>
      <div>
        {name !== undefined && <p>{name}</p>}
        <Link id={id} href={href} translate="no">
          {href}
        </Link>
      </div>
      <Button startIcon={<ContentCopy />} aria-describedby={id} onClick={() => void copy(href)}>
        <FormattedMessage id="pomoc.dane.kopiuj_link" />
      </Button>
      <CopyNote copied={copied} />
    </Row>
  );
}
