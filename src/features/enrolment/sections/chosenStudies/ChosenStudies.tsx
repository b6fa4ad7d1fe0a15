import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { lastDay } from '../../../../domain/deadline';
import { type ChosenFact, studiesLines } from '../../../../domain/programmes';
import { dateInWords } from '../../../../intl/dateInWords';
import { Card } from '../../../../ui/Section';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { now } from '../../model/form';
import { useIsLocked } from '../../model/selectors';

export interface ChosenStudiesProps {
  studies: readonly ChosenFact[];
  /** The step where other studies can be chosen. */
  backPath: string;
  /** The last day for applications, "yyyy-MM-dd"; null without one. */
  deadline: string | null;
}

const Studies = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 24,
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& h2': { marginBottom: 4 },
  // Beside the title, below its label.
  '& > a': { marginTop: 16 },
})) as typeof Card;

/** Leads to the step where other studies are chosen. */
export function ChangeStudies({ backPath }: { backPath: string }) {
  const intl = useIntl();
  return (
    <ChangeLink component={RouterLink} to={backPath}>
      <FormattedMessage id="podsumowanie.zmien" />
      <VisuallyHidden>{`: ${intl.formatMessage({ id: 'podsumowanie.studia.tytul' })}`}</VisuallyHidden>
    </ChangeLink>
  );
}

/** A link as high as a finger needs; its margins keep the row as high as its text. */
const ChangeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  marginBlock: -10,
}) as typeof Link;

/** The chosen studies, first in the form (docs/specification.md, section 2). */
export function ChosenStudies(props: ChosenStudiesProps) {
  const { studies, backPath, deadline } = props;
  const locked = useIsLocked();
  const intl = useIntl();
  const { title, details } = studiesLines(studies);
  const label = intl.formatMessage({ id: 'podsumowanie.studia.tytul' });
  return (
    <Studies component="section" aria-label={label}>
      <div>
        <small aria-hidden="true">{label}</small>
        <Typography variant="h2">{title}</Typography>
        <p>{details}</p>
        {deadline !== null && <Deadline day={deadline} />}
      </div>
      {!locked && <ChangeStudies backPath={backPath} />}
    </Studies>
  );
}

const Line = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-last]': { color: 'var(--mui-palette-warning-main)', fontWeight: 600 },
});

/** The last day to apply, in the candidate's language; in the last three days a warning. `day`: "yyyy-MM-dd". */
export function Deadline({ day }: { day: string }) {
  const intl = useIntl();
  const last = lastDay(day, now());
  const data = dateInWords(intl, day);
  return (
    <Line data-last={last ?? undefined}>
      {last === null ? (
        <FormattedMessage id="podsumowanie.termin" values={{ data }} />
      ) : (
        <FormattedMessage id="podsumowanie.termin.blisko" values={{ data, kiedy: last }} />
      )}
    </Line>
  );
}
