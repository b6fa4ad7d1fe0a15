import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FROM_SM } from './theme/media';
import { VisuallyHidden } from './VisuallyHidden';

/** The surface of a section. */
export const Card = styled(Paper)({
  padding: '24px 16px',
  [FROM_SM]: { padding: '32px 40px' },
  '@media print': { padding: '0 0 16px', breakInside: 'avoid' },
}) as typeof Paper;

const Heading = styled(Typography)(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginBottom: 6,
  // A link to a section scrolls to its top, clear of the bar.
  scrollMarginBlock: '16px 40vh',
  overflowWrap: 'anywhere',
  '& > span': {
    flex: 'none',
    minWidth: '1.15em',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  [FROM_SM]: { gap: 12 },
})) as typeof Typography;

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '62ch',
  color: theme.vars.palette.text.secondary,
}));

const Content = styled('div')({ marginTop: 24 });

interface SectionProps {
  /** Id of the section. Its heading has the id `<id>-h` and can be focused, for links to the section. */
  id: string;
  number?: number;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a form, with its number and heading. */
export function Section({ id, number, title, lead, children }: SectionProps) {
  return (
    <Card component="section" id={id} aria-labelledby={`${id}-h`}>
      <Heading variant="h2" id={`${id}-h`} tabIndex={-1}>
        {number !== undefined && (
          <span>
            {number}
            <VisuallyHidden>. </VisuallyHidden>
          </span>
        )}
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      {children && <Content>{children}</Content>}
    </Card>
  );
}
