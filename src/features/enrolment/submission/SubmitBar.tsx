import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { LinkButton } from '../../../ui/links';
import { Spinner } from '../../../ui/Spinner';
import { useEnrolment, useEnrolmentState, useValidationMode } from '../form/enrolmentContext';
import { useSectionStatus } from '../progress/useSectionStatus';
import { useNextError } from '../validation/useNextError';
import { isLocked } from './submissionState';
import { SUBMIT_ID } from '../../../fields/fieldId';

const ErrorCount = styled('b')({
  '&&': { display: 'flex', alignItems: 'center', gap: 6 },
  color: 'var(--mui-palette-error-main)',
});

const ErrorLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '& > button': { minHeight: 28, fontSize: '0.875rem' },
});

/** The end of the form: how much is filled in, and the submit button. */
export function SubmitBar({ number }: { number: number }) {
  const intl = useIntl();
  const submission = useEnrolmentState((state) => state.submission);
  const sending = isLocked(submission);
  const wait = useWait(submission.kind === 'sending' ? submission.since : null);
  return (
    <FloatingBar>
      {sending && wait !== 'short' && (
        <LinearProgress aria-label={intl.formatMessage({ id: 'podsumowanie.wysylanie.postep' })} />
      )}
      <BarText>
        <div role="status">{wait !== 'short' && <Waiting long={wait === 'long'} />}</div>
        {wait === 'short' && <Readiness number={number} />}
      </BarText>
      <Button
        id={SUBMIT_ID}
        type="submit"
        variant="contained"
        aria-disabled={sending}
        startIcon={sending ? <Spinner /> : undefined}
      >
        <FormattedMessage
          id={sending ? 'podsumowanie.wysylanie.przycisk' : 'podsumowanie.zakonczenie.przycisk'}
        />
      </Button>
    </FloatingBar>
  );
}

/** The progress is shown after this long, in milliseconds. */
const PROGRESS_AFTER_MS = 1000;

type Wait = 'short' | 'some' | 'long';

/**
 * How long the application has been pending, as a message.
 *
 * @param since a time of `performance.now()`, null while nothing is being sent
 */
function useWait(since: number | null): Wait {
  const [wait, setWait] = useState(() => waitSince(since));
  useEffect(() => {
    if (since === null) return undefined;
    const elapsed = performance.now() - since;
    const timers = [
      setTimeout(setWait, PROGRESS_AFTER_MS - elapsed, 'some'),
      setTimeout(setWait, ATTEMPT_MS - elapsed, 'long'),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setWait('short');
    };
  }, [since]);
  return wait;
}

function waitSince(since: number | null): Wait {
  const ms = since === null ? 0 : performance.now() - since;
  if (ms < PROGRESS_AFTER_MS) return 'short';
  return ms < ATTEMPT_MS ? 'some' : 'long';
}

function Waiting({ long }: { long: boolean }) {
  return (
    <>
      <b>
        <FormattedMessage
          id={long ? 'podsumowanie.wysylanie.nadal' : 'podsumowanie.wysylanie.trwa'}
        />
      </b>
      <small>
        <FormattedMessage
          id={long ? 'podsumowanie.wysylanie.nadal_opis' : 'podsumowanie.wysylanie.trwa_opis'}
        />
      </small>
    </>
  );
}

/** Before sending: the number of fields to fill in or to correct. */
function Readiness({ number }: { number: number }) {
  const { showErrors } = useEnrolment();
  const showsErrors = useValidationMode();
  const { bar, showNextError } = useNextError();
  const sections = useSectionStatus();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (showsErrors && errors > 0) {
    return (
      <>
        <ErrorCount>
          <ErrorOutline fontSize="small" />
          <FormattedMessage id="podsumowanie.zakonczenie.do_poprawy" values={{ liczba: errors }} />
        </ErrorCount>
        <ErrorLinks ref={bar}>
          <LinkButton component="button" type="button" onClick={showErrors}>
            <FormattedMessage id="podsumowanie.zakonczenie.do_listy" />
          </LinkButton>
          <LinkButton component="button" type="button" onClick={showNextError}>
            <FormattedMessage id="podsumowanie.zakonczenie.nastepny_blad" />
          </LinkButton>
        </ErrorLinks>
      </>
    );
  }
  const countKnown = errors > 0 || sections.every(({ ready }) => ready);
  return (
    <>
      <b>
        <span>{`${number}. `}</span>
        <FormattedMessage id="podsumowanie.zakonczenie.tytul" />
      </b>
      {countKnown && (
        <small>
          <FormattedMessage id="podsumowanie.zakonczenie.pozostalo" values={{ liczba: errors }} />
        </small>
      )}
    </>
  );
}
