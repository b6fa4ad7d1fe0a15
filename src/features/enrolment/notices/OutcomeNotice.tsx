import Button from '@mui/material/Button';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { namesQuestionsOrConsents, useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import { type FailedSubmission, failedSubmission } from '../../../api/submissionOutcome';
import { NO_PLACES, OFFER_UNAVAILABLE } from '../../../contract/refusal';
import { SavedAt } from '../../../copy/SavedAt';
import { shownReference } from '../../../domain/referenceNumber';
import { applicationPath } from '../../../domain/screens';
import { entriesOf } from '../../../fields/nestedErrors';
import type { MessageId } from '../../../intl/messages';
import { LinkButton } from '../../../ui/links';
import type { Severity } from '../../../ui/Notice';
import { CallButton } from '../../../ui/phoneLinks';
import { useEnrolment } from '../model/enrolmentContext';
import { ButtonNotice, NoticeActions } from './ButtonNotice';

interface OutcomeMessage {
  title: MessageId;
  text: MessageId;
  /** An error by default. */
  severity?: Severity;
  /** The main action: to call, or to choose other studies. */
  main?: 'call' | 'choice';
  /** The second one: to choose other studies, or to see what was stored. */
  second?: 'choice' | 'first';
  /** True when the application may be stored already, so that the button sends it again. */
  again?: boolean;
}

const OUTDATED: OutcomeMessage = {
  title: 'podsumowanie.wynik.zmienione.tytul',
  text: 'podsumowanie.wynik.zmienione.tekst',
};
const OFFER_WITHDRAWN: OutcomeMessage = {
  title: 'podsumowanie.wynik.oferta_niedostepna.tytul',
  text: 'podsumowanie.wynik.oferta_niedostepna.tekst',
  main: 'choice',
};
const OFFER_FULL: OutcomeMessage = {
  ...OFFER_WITHDRAWN,
  title: 'podsumowanie.wynik.brak_miejsc.tytul',
};
const ALREADY_REGISTERED: OutcomeMessage = {
  title: 'podsumowanie.wynik.zapisany_wczesniej.tytul',
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst',
  severity: 'warning',
  main: 'call',
  second: 'choice',
};
const SAVED_AS_FIRST_SENT: OutcomeMessage = {
  ...ALREADY_REGISTERED,
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi',
  second: 'first',
};
const UNCONFIRMED: OutcomeMessage = {
  title: 'podsumowanie.wynik.niepotwierdzone.tytul',
  text: 'podsumowanie.wynik.niepotwierdzone.tekst',
  main: 'call',
  again: true,
};
/** The message for a backend that may store a repeated application twice. */
const UNCONFIRMED_WITHOUT_KEYS: OutcomeMessage = {
  ...UNCONFIRMED,
  text: 'podsumowanie.wynik.niepotwierdzone.tekst_zadzwon',
};
const OFFLINE: OutcomeMessage = {
  title: 'podsumowanie.wynik.bez_internetu.tytul',
  text: 'podsumowanie.wynik.bez_internetu.tekst',
  severity: 'warning',
};
const LIMIT: OutcomeMessage = {
  title: 'podsumowanie.wynik.odrzucone.tytul',
  text: 'podsumowanie.wynik.limit.tekst',
  severity: 'warning',
};
const REFUSED: OutcomeMessage = {
  title: 'podsumowanie.wynik.odrzucone.tytul',
  text: 'podsumowanie.wynik.odrzucone.tekst',
  main: 'call',
};

/** The message above the button about a failed submission (docs/faults.md, "What the candidate reads"). */
function outcomeMessage(failed: FailedSubmission, knowsKeys: boolean): OutcomeMessage {
  const unconfirmed = knowsKeys ? UNCONFIRMED : UNCONFIRMED_WITHOUT_KEYS;
  switch (failed.kind) {
    case 'alreadyRegistered':
      return failed.sentBefore ? SAVED_AS_FIRST_SENT : ALREADY_REGISTERED;
    case 'refused':
      if (namesQuestionsOrConsents(failed)) return OUTDATED;
      if (failed.code === NO_PLACES) return OFFER_FULL;
      return failed.code === OFFER_UNAVAILABLE ? OFFER_WITHDRAWN : REFUSED;
    case 'unconfirmed':
      return unconfirmed;
    case 'offline':
      return failed.sentBefore ? unconfirmed : OFFLINE;
    case 'limit':
      return failed.sentBefore ? unconfirmed : LIMIT;
    case 'intercepted':
      return failed.sentBefore ? unconfirmed : REFUSED;
  }
}

const LOST: FailedSubmission = { kind: 'unconfirmed' };

/**
 * The message about the failed submission; null without one, and while the list of errors names the refused fields. A
 * reload or another screen does not hide that an application had no response.
 *
 * @param offer the `offerKey` of the chosen studies
 */
export function useOutcome(offer: string) {
  const [, { error, isUninitialized }] = useSubmitApplicationMutation({
    fixedCacheKey: SUBMISSION,
  });
  // `pristine`, because a cleared form forgets the application without a response.
  const { submitErrors = {} } = useFormState({
    subscription: { submitErrors: true, pristine: true },
  });
  const { keys } = useEnrolment();
  const knowsKeys = useKnowsKeys();
  const isLost = isUninitialized && keys.firstFor(offer)?.isStored === false;
  const failed = isLost ? LOST : failedSubmission(error);
  if (failed === null || entriesOf(submitErrors).length > 0) return null;
  return { failed, ...outcomeMessage(failed, knowsKeys) };
}

/** As much of a backend's `kod` as can be read out on the phone, in characters. */
const REASON_LENGTH = 64;

function reasonOf(failed: FailedSubmission): string {
  if (failed.kind === 'intercepted') return `HTTP ${String(failed.status)}`;
  return failed.kind === 'refused' ? failed.code.slice(0, REASON_LENGTH) : '';
}

interface OutcomeNoticeProps {
  backPath: string;
  /** The `offerKey` of the chosen studies. */
  offer: string;
  /** Shows the completion page of the first attempt. */
  showFirst: () => void;
}

/** The permanent message above the submit button. */
export function OutcomeNotice({ backPath, offer, showFirst }: OutcomeNoticeProps) {
  const message = useOutcome(offer);
  const { keys, myApplication } = useEnrolment();
  if (message === null) return null;
  const { failed, severity = 'error', title, text, main, second, again = false } = message;
  const kod = failed.requestCode;
  const first = again || second === 'first' ? keys.firstFor(offer) : null;
  return (
    <ButtonNotice
      severity={severity}
      title={<FormattedMessage id={title} />}
      takesFocus={failed.kind === 'alreadyRegistered'}
    >
      {again && failed !== LOST && (
        <p>
          <FormattedMessage id="podsumowanie.wynik.niepotwierdzone.dane" />
        </p>
      )}
      <p>
        <FormattedMessage id={text} values={{ powod: <b translate="no">{reasonOf(failed)}</b> }} />
      </p>
      {failed.kind === 'limit' && failed.until !== null && (
        <p>
          <FormattedMessage
            id="zgloszenie.limit.kiedy"
            values={{ kiedy: <SavedAt instant={failed.until} /> }}
          />
        </p>
      )}
      {first && (
        <p>
          <FormattedMessage
            id="podsumowanie.wynik.pierwsza_proba"
            values={{ numer: <b translate="no">{shownReference(first.reference)}</b> }}
          />
        </p>
      )}
      {kod !== undefined && (
        <p>
          <FormattedMessage
            id="podsumowanie.wynik.kod"
            values={{ kod: <b translate="no">{kod}</b> }}
          />
        </p>
      )}
      <NoticeActions className="CompletionActions">
        {main === 'choice' && (
          <Button component={RouterLink} to={backPath} variant="contained">
            <FormattedMessage id="podsumowanie.wynik.wroc_do_wyboru" />
          </Button>
        )}
        {(main === 'call' || kod !== undefined) && (
          <CallButton variant={main === 'call' ? 'contained' : 'outlined'} />
        )}
        {myApplication && (first !== null || failed.kind === 'alreadyRegistered') && (
          <Button
            component={RouterLink}
            to={applicationPath(first?.reference ?? null)}
            variant="outlined"
          >
            <FormattedMessage
              id={again ? 'podsumowanie.wynik.czy_dotarlo' : 'podsumowanie.wynik.moje_zgloszenie'}
            />
          </Button>
        )}
        {second === 'choice' && (
          <LinkButton component={RouterLink} to={backPath}>
            <FormattedMessage id="podsumowanie.wynik.inne_studia" />
          </LinkButton>
        )}
        {first && !again && (
          <Button variant="outlined" onClick={showFirst}>
            <FormattedMessage id="podsumowanie.wynik.pierwsza_proba.pokaz" />
          </Button>
        )}
      </NoticeActions>
    </ButtonNotice>
  );
}
