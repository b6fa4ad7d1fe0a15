import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { BELOW_MD } from '../../../../ui/theme/media';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { Deadline } from './Deadline';

/** One fact of the chosen offer and the address of the step where it is changed. */
export interface ChosenStep {
  label: string;
  value: string;
  path: string;
}

interface ChosenStudiesProps {
  steps: readonly ChosenStep[];
  /** The step where other studies can be chosen. */
  backPath: string;
  /** The last day for applications, "yyyy-MM-dd"; null without one. */
  deadline: string | null;
  /** Disables the change while the application is being sent. */
  locked: boolean;
}

/** One line of text with a link to the place where it is changed. */
export const SummaryLine = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  '& > ul > li': { display: 'inline' },
  '& li + li::before': { content: '"· " / ""' },
  '& > a': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: 32,
    // Keeps the height of the text.
    marginBlock: -4,
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  // On phones the link follows the text.
  [BELOW_MD]: {
    display: 'block',
    fontSize: '1rem',
    lineHeight: '1.375rem',
    '& > :is(ul, span)': { display: 'inline', marginInlineEnd: 8 },
    '& > a': { minWidth: 44, minHeight: 44, marginBlock: -10 },
  },
});

/** The chosen studies in one line: level, mode, field, speciality, city. */
export function StudiesLine({ steps, backPath, locked }: Omit<ChosenStudiesProps, 'deadline'>) {
  const intl = useIntl();
  return (
    <SummaryLine>
      <ul>
        {steps.map(({ label, value }) => (
          <li key={label}>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {/* Of its own: a browser's translation replaces text nodes, which React would update in vain. */}
            <span>{value}</span>{' '}
          </li>
        ))}
      </ul>
      {!locked && (
        <Link component={RouterLink} to={backPath}>
          <FormattedMessage id="podsumowanie.zmien" />
          <VisuallyHidden>{`: ${intl.formatMessage({ id: 'podsumowanie.studia.tytul' })}`}</VisuallyHidden>
        </Link>
      )}
    </SummaryLine>
  );
}

const Row = styled(Paper)({
  // The edges of a card (ui/Section.tsx).
  padding: '14px 32px',
  marginBottom: 20,
  [BELOW_MD]: { padding: '12px 18px', marginBottom: 16 },
}) as typeof Paper;

/** The chosen studies above the form (docs/specification.md, section 2). */
export const ChosenStudies = memo(function ChosenStudies(props: ChosenStudiesProps) {
  const intl = useIntl();
  const { deadline, ...line } = props;
  return (
    <Row component="section" aria-label={intl.formatMessage({ id: 'podsumowanie.studia.tytul' })}>
      <StudiesLine {...line} />
      {deadline !== null && <Deadline day={deadline} />}
    </Row>
  );
});
