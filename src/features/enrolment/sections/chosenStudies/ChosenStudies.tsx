import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { type ChosenFact, studiesLines } from '../../../../domain/programmes';
import { Card } from '../../../../ui/Section';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useIsLocked } from '../../model/selectors';
import { Deadline } from './Deadline';

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
  '& > a': { marginTop: 12 },
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

/** As high as a finger needs, in a row as high as its text. */
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
