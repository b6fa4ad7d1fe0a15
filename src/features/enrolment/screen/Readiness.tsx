import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { focusById } from '../../../ui/focusById';
import { LinkButton } from '../../../ui/links';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { useSectionStatus } from '../progress/useSectionStatus';
import { DOUBT_ID, useEmailDoubt } from '../sections/review/EmailDoubt';

const BarLink = styled(LinkButton)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.warning.main,
  fontWeight: 600,
  '&[data-wrong]': { color: theme.vars.palette.error.main },
})) as typeof LinkButton;

/**
 * Before sending: the number of fields to fill in or to correct, or that the e-mail address is doubted.
 *
 * @param keptEmail see `ReviewSectionProps`
 */
export function Readiness({ keptEmail }: { keptEmail: string | null }) {
  const dispatch = useDispatch();
  const doubted = useEmailDoubt(keptEmail) !== null;
  const { showsErrors, sections } = useSectionStatus();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (showsErrors && errors > 0) {
    return (
      <BarLink
        component="button"
        type="button"
        data-wrong
        onClick={() => dispatch(enrolmentSlice.actions.errorsShown())}
      >
        <ErrorOutline fontSize="small" />
        <FormattedMessage id="podsumowanie.zakonczenie.do_poprawy" values={{ liczba: errors }} />
      </BarLink>
    );
  }
  if (errors === 0 && doubted) {
    return (
      <BarLink component="button" type="button" onClick={() => focusById(DOUBT_ID)}>
        <WarningAmber fontSize="small" />
        <FormattedMessage id="podsumowanie.zakonczenie.email.sprawdz" />
      </BarLink>
    );
  }
  if (errors === 0 && !sections.every(({ ready }) => ready)) return null;
  return (
    <small>
      <FormattedMessage id="podsumowanie.zakonczenie.pozostalo" values={{ liczba: errors }} />
    </small>
  );
}
