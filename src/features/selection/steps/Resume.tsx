import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { pathToGoOn } from '../../../domain/steps';
import { BELOW_SM } from '../../../ui/theme/media';
import { useOffers, useSelectionProgress } from '../selectionProgress';
import { selectSelection } from '../selectionSlice';

const ResumeButton = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: 16,
  width: '100%',
  minHeight: 64,
  marginBottom: 16,
  padding: '12px 20px 12px 24px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  [BELOW_SM]: { padding: '10px 16px' },
  '&:hover': { backgroundColor: theme.vars.palette.primary.tintHover },
  '& > span': { flex: 1, textAlign: 'start', overflowWrap: 'anywhere' },
  '& b': theme.typography.h3,
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& > svg': { color: theme.vars.palette.primary.main },
})) as typeof ButtonBase;

interface ResumeProps {
  /** True when the form has data; else they have been deleted, or there never were any. */
  hasAnswers: boolean;
}

/** Leads to where a candidate left off, if the first screen was opened with more than its own choice. */
export function Resume({ hasAnswers }: ResumeProps) {
  const { steps, chosen } = useSelectionProgress();
  const to = pathToGoOn(useOffers(), useSelector(selectSelection));
  const isLeftOff = steps.filter(({ choice }) => choice !== null).length > 1;
  const [returns] = useState(isLeftOff);
  if (!returns || !isLeftOff) return null;
  const names = [steps[0], steps.find(({ name }) => name === 'city')];
  const wybor = names.flatMap((step) => step?.choice ?? []).join(', ');
  return (
    <ResumeButton component={Link} to={to}>
      <span>
        <b>
          <FormattedMessage id="kierunek.dokoncz" values={{ wybor }} />
        </b>
        {chosen !== null && !hasAnswers && (
          <small>
            <FormattedMessage id="kierunek.dokoncz.usuniete" />
          </small>
        )}
      </span>
      <ArrowForward />
    </ResumeButton>
  );
}
