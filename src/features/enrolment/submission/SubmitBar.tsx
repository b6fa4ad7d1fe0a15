import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { SUBMIT_ID } from '../../../fields/fieldId';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { LinkButton } from '../../../ui/links';
import { Spinner } from '../../../ui/Spinner';
import { BELOW_MD } from '../../../ui/theme/media';
import { SECTION_NAMES } from '../form/shownSections';
import { useSectionInView } from '../progress/useSectionInView';
import { useIsReadyToSend, useSectionStatus } from '../progress/useSectionStatus';
import { enrolmentSlice } from '../state/enrolmentSlice';
import { useIsLocked } from '../state/selectors';
import { useNextError } from '../validation/useNextError';
import { hasMainAction, useOutcome } from './OutcomeNotice';

const ErrorCount = styled('b')({
  '&&': { display: 'flex', alignItems: 'center', gap: 6 },
  color: 'var(--mui-palette-error-main)',
});

const ErrorLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '& > button': { minHeight: 28, fontSize: '0.8125rem' },
  // As high as a finger needs, in the height of the text.
  [BELOW_MD]: { marginBlock: -8, '& > button': { minHeight: 44 } },
});

/** Filled only when sending is the next thing to do. */
const SubmitButton = styled(Button)({
  '&[data-tonal]:not([aria-disabled="true"])': {
    backgroundColor: 'var(--mui-palette-primary-tint)',
    color: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
});

/** The end of the form: how much is filled in, and the submit button. */
export const SubmitBar = memo(function SubmitBar({ promoLink }: { promoLink: string | null }) {
  const [, { isLoading, startedTimeStamp = null }] = useSubmitApplicationMutation({
    fixedCacheKey: SUBMISSION,
  });
  const ready = useIsReadyToSend();
  return (
    <SubmitProgress
      sending={useIsLocked()}
      wait={useWait(isLoading ? startedTimeStamp : null)}
      repeats={useKnowsKeys(promoLink)}
      // Sending the same again changes nothing: the notice has the useful button.
      tonal={hasMainAction(useOutcome(promoLink)) || !ready}
    />
  );
});

interface SubmitProgressProps {
  /** Whether the application is being sent, or is stored. */
  sending: boolean;
  wait: Wait;
  /** Whether the application is sent again after a long wait. */
  repeats: boolean;
  /** Whether something else is to be done first. The button works all the same. */
  tonal?: boolean;
}

export function SubmitProgress(props: SubmitProgressProps) {
  const { sending, wait, repeats, tonal = false } = props;
  const intl = useIntl();
  return (
    <FloatingBar>
      {sending && wait !== 'short' && (
        <LinearProgress aria-label={intl.formatMessage({ id: 'podsumowanie.wysylanie.postep' })} />
      )}
      <BarText>
        <div role="status">
          {wait !== 'short' && <Waiting long={wait === 'long'} repeats={repeats} />}
        </div>
        {wait === 'short' && <Readiness />}
      </BarText>
      <SubmitButton
        id={SUBMIT_ID}
        type="submit"
        variant="contained"
        data-tonal={tonal || undefined}
        aria-disabled={sending}
        startIcon={sending ? <Spinner /> : undefined}
      >
        <FormattedMessage
          id={sending ? 'podsumowanie.wysylanie.przycisk' : 'podsumowanie.zakonczenie.przycisk'}
        />
      </SubmitButton>
    </FloatingBar>
  );
}

/** The progress is shown after this long, in milliseconds. */
const PROGRESS_AFTER_MS = 1000;

type Wait = 'short' | 'some' | 'long';

/**
 * How long the application has been pending, as a message.
 *
 * @param since milliseconds since 1970, null while nothing is being sent
 */
function useWait(since: number | null): Wait {
  const [wait, setWait] = useState(() => waitSince(since));
  useEffect(() => {
    if (since === null) return undefined;
    const elapsed = Date.now() - since;
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
  const ms = since === null ? 0 : Date.now() - since;
  if (ms < PROGRESS_AFTER_MS) return 'short';
  return ms < ATTEMPT_MS ? 'some' : 'long';
}

/** `repeats`: whether the application is sent again after a long wait. */
function Waiting({ long, repeats }: { long: boolean; repeats: boolean }) {
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

/** Before sending: the section in view, and the number of fields to fill in or to correct. */
function Readiness() {
  const dispatch = useDispatch();
  const showNextError = useNextError();
  const { showsErrors, sections } = useSectionStatus();
  const inView = useSectionInView();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (showsErrors && errors > 0) {
    return (
      <>
        <ErrorCount>
          <ErrorOutline fontSize="small" />
          <FormattedMessage id="podsumowanie.zakonczenie.do_poprawy" values={{ liczba: errors }} />
        </ErrorCount>
        <ErrorLinks data-error-links>
          <LinkButton
            component="button"
            type="button"
            onClick={() => dispatch(enrolmentSlice.actions.errorsShown())}
          >
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
  const index = sections.findIndex(({ section }) => section === inView);
  const current = sections[index];
  return (
    <>
      <b>
        <span>{`${current ? index + 1 : sections.length + 1}. `}</span>
        <FormattedMessage
          id={current ? SECTION_NAMES[current.section] : 'podsumowanie.zakonczenie.tytul'}
        />
      </b>
      {countKnown && (
        <small>
          {current && current.errors > 0 ? (
            <FormattedMessage
              id="podsumowanie.zakonczenie.w_sekcji"
              values={{ tu: current.errors, razem: errors }}
            />
          ) : (
            <FormattedMessage id="podsumowanie.zakonczenie.pozostalo" values={{ liczba: errors }} />
          )}
        </small>
      )}
    </>
  );
}
