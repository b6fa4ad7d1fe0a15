import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { LinkButton } from '../../../ui/links';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { useSectionStatus } from '../progress/useSectionStatus';

const BarLink = styled(LinkButton)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.error.main,
  fontWeight: 600,
})) as typeof LinkButton;

/** Before sending: the number of fields to fill in or to correct. */
export function Readiness() {
  const dispatch = useDispatch();
  const { showsErrors, sections } = useSectionStatus();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (showsErrors && errors > 0) {
    return (
      <BarLink
        component="button"
        type="button"
        onClick={() => dispatch(enrolmentSlice.actions.errorsShown())}
      >
        <ErrorOutline fontSize="small" />
        <FormattedMessage id="podsumowanie.zakonczenie.do_poprawy" values={{ liczba: errors }} />
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
