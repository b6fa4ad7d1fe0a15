import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { focusField } from '../../../fields/fieldId';
import type { MessageId } from '../../../intl/messages';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { LinkButton } from '../../../ui/links';
import { Spinner } from '../../../ui/Spinner';
import { BELOW_SM } from '../../../ui/theme/media';
import { useEnrolment } from '../model/enrolmentContext';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { errorEntries, useIsLocked } from '../model/selectors';
import { useOutcome } from '../notices/OutcomeNotice';
import { leadThroughReview, SUBMIT_ID } from '../progress/leadThroughReview';
import { useSectionStatus } from '../progress/useSectionStatus';

const { errorsShown } = enrolmentSlice.actions;

interface SubmitBarProps {
  /** The `offerKey` of the chosen studies. */
  offer: string;
  /** True while the end of the review is in view: nobody sends what they have not seen. */
  isInReview: boolean;
}

/** One row, also on a phone, but for the sentences about a long wait. */
const Bar = styled(FloatingBar)({
  '& b': { display: 'block' },
  [BELOW_SM]: {
    '&&:not([data-waiting]) > :not(button)': { flex: '99 1 110px', order: 0 },
    // Below the text it is as wide as the bar.
    '&&:not([data-waiting]) > button': { flex: '1 0 auto', paddingInline: 15 },
  },
});

const BarLink = styled(LinkButton)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 8,
  minHeight: 44,
  color: theme.vars.palette.error.main,
  fontWeight: 600,
})) as typeof LinkButton;

/** `onNext`: the step that comes before sending; without it, the button sends. */
interface NextStep {
  label: MessageId;
  onNext?: () => void;
}

/** The end of the form: how much is filled in, and the submit button. */
export function SubmitBar({ offer, isInReview }: SubmitBarProps) {
  const intl = useIntl();
  const [, { isLoading }] = useSubmitApplicationMutation({ fixedCacheKey: SUBMISSION });
  const outcome = useOutcome(offer);
  const {
    submitFailed = false,
    dirtySinceLastSubmit = false,
    hasValidationErrors = false,
  } = useFormState({
    subscription: { submitFailed: true, dirtySinceLastSubmit: true, hasValidationErrors: true },
  });
  const [wasReviewed, setReviewed] = useState(false);
  // Only a complete form has been reviewed; an emptied one starts again.
  const isReviewed = !hasValidationErrors && (wasReviewed || isInReview);
  if (isReviewed !== wasReviewed) setReviewed(isReviewed);
  const wait = useWait(isLoading);
  const sending = useIsLocked();
  const showNextError = useNextError();
  // The same application is stored already, so only another one can be sent.
  if (outcome?.failed.kind === 'alreadyRegistered' && !dirtySinceLastSubmit && !sending) {
    return null;
  }
  const next = (): NextStep => {
    if (sending) return { label: 'podsumowanie.wysylanie.przycisk' };
    if (submitFailed && hasValidationErrors) {
      return { label: 'podsumowanie.zakonczenie.nastepny_blad', onNext: showNextError };
    }
    // Sending an incomplete form shows its errors.
    if (hasValidationErrors) return { label: 'podsumowanie.zakonczenie.sprawdz' };
    if (!isReviewed) {
      return { label: 'podsumowanie.zakonczenie.sprawdz', onNext: leadThroughReview };
    }
    return {
      label: outcome?.again
        ? 'podsumowanie.ponowienie.wyslij'
        : 'podsumowanie.zakonczenie.przycisk',
    };
  };
  const { label, onNext } = next();
  // Sending the same again changes nothing, so the notice has the useful button.
  const tonal = outcome?.main !== undefined;
  return (
    <Bar data-waiting={wait === 'short' ? undefined : ''}>
      {sending && wait !== 'short' && (
        <LinearProgress aria-label={intl.formatMessage({ id: 'podsumowanie.wysylanie.postep' })} />
      )}
      <BarText>
        <div role="status">{wait !== 'short' && <Waiting long={wait === 'long'} />}</div>
        {wait === 'short' && <Readiness />}
      </BarText>
      <Button
        id={SUBMIT_ID}
        type={onNext ? 'button' : 'submit'}
        variant={tonal ? 'outlined' : 'contained'}
        data-tonal={tonal || undefined}
        aria-disabled={sending}
        startIcon={sending ? <Spinner /> : undefined}
        onClick={onNext}
      >
        <FormattedMessage id={label} />
      </Button>
    </Bar>
  );
}

/**
 * Returns a function that leads to the first field with an error, then from error to error, past those that were left
 * alone or repaired. After the last one it starts again.
 */
function useNextError(): () => void {
  const { form } = useEnrolment();
  const last = useRef({ name: '', at: 0 });
  return () => {
    const names = errorEntries(form.getState()).map(({ name }) => name);
    const before = names.indexOf(last.current.name);
    // In the place of a repaired error is the one after it.
    const after = before === -1 ? last.current.at : before + 1;
    const at = after < names.length ? after : 0;
    const name = names[at];
    if (name === undefined) return;
    last.current = { name, at };
    focusField(name);
  };
}

/** Before sending: the number of fields to fill in or to correct. */
function Readiness() {
  const dispatch = useDispatch();
  const { showsErrors, sections } = useSectionStatus();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (showsErrors && errors > 0) {
    return (
      <BarLink component="button" type="button" onClick={() => dispatch(errorsShown())}>
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

/** The progress is shown after this long, in milliseconds. */
const PROGRESS_AFTER_MS = 1000;

type Wait = 'short' | 'some' | 'long';

function useWait(isPending: boolean): Wait {
  const [wait, setWait] = useState<Wait>('short');
  useEffect(() => {
    if (!isPending) return undefined;
    const timers = [
      setTimeout(setWait, PROGRESS_AFTER_MS, 'some'),
      setTimeout(setWait, ATTEMPT_MS, 'long'),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWait('short');
    };
  }, [isPending]);
  return wait;
}

function Waiting({ long }: { long: boolean }) {
  // After a long wait the application is sent again.
  const repeats = useKnowsKeys();
  return (
    <>
      <b>
        <FormattedMessage
          id={long ? 'podsumowanie.wysylanie.nadal' : 'podsumowanie.wysylanie.trwa'}
        />
      </b>
      <small>
        <FormattedMessage
          id={
            long && repeats
              ? 'podsumowanie.wysylanie.nadal_opis'
              : 'podsumowanie.wysylanie.trwa_opis'
          }
        />
      </small>
    </>
  );
}
