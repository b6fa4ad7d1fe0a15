import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { OFFER_UNAVAILABLE } from '../../../contract/refusal';
import type { MessageId } from '../../../intl/messages';
import type { Severity } from '../../../ui/Notice';
import { RouterLink } from '../../../ui/links';
import { useEnrolmentState } from '../form/enrolmentContext';
import { ButtonNotice } from './ButtonNotice';
import type { Submission } from './submissionState';

interface OutcomeMessage {
  severity: Severity;
  title: MessageId;
  text: MessageId;
  /** Whether to link to other studies. */
  linksToChoice: boolean;
}

const OUTDATED: OutcomeMessage = {
  severity: 'error',
  title: 'podsumowanie.wynik.zmienione.tytul',
  text: 'podsumowanie.wynik.zmienione.tekst',
  linksToChoice: false,
};
const OFFER_WITHDRAWN: OutcomeMessage = {
  severity: 'error',
  title: 'podsumowanie.wynik.oferta_niedostepna.tytul',
  text: 'podsumowanie.wynik.oferta_niedostepna.tekst',
  linksToChoice: true,
};
const ALREADY_REGISTERED: OutcomeMessage = {
  severity: 'warning',
  title: 'podsumowanie.toast.kandydat_zapisany_wczesniej',
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst',
  linksToChoice: true,
};
const SAVED_AS_FIRST_SENT: OutcomeMessage = {
  ...ALREADY_REGISTERED,
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi',
  linksToChoice: false,
};
const UNCONFIRMED: OutcomeMessage = {
  severity: 'error',
  title: 'podsumowanie.wynik.niepotwierdzone.tytul',
  text: 'podsumowanie.wynik.niepotwierdzone.tekst',
  linksToChoice: false,
};

const BLOCKED: OutcomeMessage = {
  severity: 'error',
  title: 'podsumowanie.wynik.zablokowane.tytul',
  text: 'podsumowanie.wynik.zablokowane.tekst',
  linksToChoice: false,
};

/** The message above the button about a failed submission (docs/decisions.md, "Errors the candidate meets"). */
function outcomeMessage(submission: Submission): OutcomeMessage | null {
  if (submission.kind !== 'failed') return null;
  const { outcome, refusals, outdated, sentBefore } = submission;
  switch (outcome.kind) {
    case 'alreadyRegistered':
      return sentBefore ? SAVED_AS_FIRST_SENT : ALREADY_REGISTERED;
    case 'refused':
      // The list of errors above the form names each field.
      if (refusals.length > 0) return null;
      if (outdated) return OUTDATED;
      return outcome.code === OFFER_UNAVAILABLE ? OFFER_WITHDRAWN : UNCONFIRMED;
    case 'unconfirmed':
      return UNCONFIRMED;
    case 'blocked':
      return sentBefore ? UNCONFIRMED : BLOCKED;
  }
}

/** The permanent message above the submit button. */
export function OutcomeNotice({ backPath }: { backPath: string }) {
  const submission = useEnrolmentState((state) => state.submission);
  const message = outcomeMessage(submission);
  if (message === null) return null;
  const kod = submission.kind === 'failed' ? submission.outcome.requestCode : undefined;
  return (
    <ButtonNotice severity={message.severity} title={<FormattedMessage id={message.title} />}>
      <p>
        <FormattedMessage id={message.text} />
      </p>
      {kod !== undefined && (
        <p>
          <FormattedMessage
            id="podsumowanie.wynik.kod"
            values={{ kod: <b translate="no">{kod}</b> }}
          />
        </p>
      )}
      {message.linksToChoice && (
        <Link component={RouterLink} to={backPath}>
          <FormattedMessage id="podsumowanie.wynik.wroc_do_wyboru" />
        </Link>
      )}
    </ButtonNotice>
  );
}
