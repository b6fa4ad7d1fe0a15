import Button from '@mui/material/Button';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import {
  isOfferGone,
  namesQuestionsOrConsents,
  useSubmitApplicationMutation,
} from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import { type FailedSubmission, failedSubmission } from '../../../api/submissionOutcome';
import { NO_PLACES } from '../../../contract/refusal';
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

/** The message above the button about a failed submission (docs/faults.md, "What the candidate reads"). */
function outcomeMessage(failed: FailedSubmission, knowsKeys: boolean): OutcomeMessage {
  const mayBeStored = failed.sentBefore === true;
  const unconfirmed: OutcomeMessage = {
    title: 'podsumowanie.wynik.niepotwierdzone.tytul',
    // Without keys, the backend may store a repeated application twice.
    text: knowsKeys
      ? 'podsumowanie.wynik.niepotwierdzone.tekst'
      : 'podsumowanie.wynik.niepotwierdzone.tekst_zadzwon',
    main: 'call',
    again: true,
  };
  const rejected: OutcomeMessage = {
    title: 'podsumowanie.wynik.odrzucone.tytul',
    text: 'podsumowanie.wynik.odrzucone.tekst',
    main: 'call',
  };
  switch (failed.kind) {
    case 'alreadyRegistered':
      return {
        title: 'podsumowanie.wynik.zapisany_wczesniej.tytul',
        text: mayBeStored
          ? 'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi'
          : 'podsumowanie.wynik.zapisany_wczesniej.tekst',
        severity: 'warning',
        main: 'call',
        second: mayBeStored ? 'first' : 'choice',
      };
    case 'refused':
      if (namesQuestionsOrConsents(failed)) {
        return {
          title: 'podsumowanie.wynik.zmienione.tytul',
          text: 'podsumowanie.wynik.zmienione.tekst',
        };
      }
      if (!isOfferGone(failed)) return rejected;
      return {
        title:
          failed.code === NO_PLACES
            ? 'podsumowanie.wynik.brak_miejsc.tytul'
            : 'podsumowanie.wynik.oferta_niedostepna.tytul',
        text: 'podsumowanie.wynik.oferta_niedostepna.tekst',
        main: 'choice',
      };
    case 'unconfirmed':
      return unconfirmed;
    case 'offline':
      if (mayBeStored) return unconfirmed;
      return {
        title: 'podsumowanie.wynik.bez_internetu.tytul',
        text: 'podsumowanie.wynik.bez_internetu.tekst',
        severity: 'warning',
      };
    case 'limit':
      if (mayBeStored) return unconfirmed;
      return {
        title: 'podsumowanie.wynik.odrzucone.tytul',
        text: 'podsumowanie.wynik.limit.tekst',
        severity: 'warning',
      };
    case 'intercepted':
      return mayBeStored ? unconfirmed : rejected;
  }
}

const LOST: FailedSubmission = { kind: 'unconfirmed' };

/**
 * The message about the failed submission; null without one, and while the list of errors names the refused fields. A
 * reload or another screen does not hide that an application had no response.
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

/** The status, or as much of the backend's `kod` as can be read out on the phone. */
function reasonOf(failed: FailedSubmission): string {
  if (failed.kind === 'intercepted') return `HTTP ${String(failed.status)}`;
  return failed.kind === 'refused' ? failed.code.slice(0, 64) : '';
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
