import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { LinkButton } from '../../../ui/LinkButton';
import { Spinner } from '../../../ui/Spinner';
import { useEnrolment } from '../form/enrolmentContext';
import { useSectionStatus } from '../progress/useSectionStatus';
import { useNextError } from '../validation/useNextError';
import { SUBMIT_ID } from './submitId';

interface SubmitBarProps {
  number: number;
  button: Ref<HTMLButtonElement>;
}

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

/** The last step: how much is filled in, and the button that sends it. */
export function SubmitBar({ number, button }: SubmitBarProps) {
  const intl = useIntl();
  const { submission } = useEnrolment();
  const sending = submission.kind === 'sending' || submission.kind === 'saved';
  const wait = submission.kind === 'sending' ? submission.wait : 'short';
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
        ref={button}
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
  const { errorFocus, showErrors } = useEnrolment();
  const { bar, showNextError } = useNextError();
  const sections = useSectionStatus();
  if (sections.length === 0) return null;
  const errors = sections.reduce((sum, section) => sum + section.errors, 0);
  if (errorFocus > 0 && errors > 0) {
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
