import Button from '@mui/material/Button';
import { useFormState } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { namesQuestionsOrConsents, useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import { type FailedSubmission, failedSubmission } from '../../../api/submissionOutcome';
import { OFFER_UNAVAILABLE } from '../../../contract/refusal';
import type { MessageId } from '../../../intl/messages';
import { PhoneLink } from '../../../ui/links';
import type { Severity } from '../../../ui/Notice';
import { useEnrolment } from '../form/enrolmentContext';
import { entriesOf } from '../validation/fieldMessages';
import { ButtonNotice } from './ButtonNotice';

interface OutcomeMessage {
  title: MessageId;
  text: MessageId;
  /** An error by default. */
  severity?: Severity;
  /** Whether to link to other studies. */
  linksToChoice?: boolean;
}

const OUTDATED: OutcomeMessage = {
  title: 'podsumowanie.wynik.zmienione.tytul',
  text: 'podsumowanie.wynik.zmienione.tekst',
};
const OFFER_WITHDRAWN: OutcomeMessage = {
  title: 'podsumowanie.wynik.oferta_niedostepna.tytul',
  text: 'podsumowanie.wynik.oferta_niedostepna.tekst',
  linksToChoice: true,
};
const ALREADY_REGISTERED: OutcomeMessage = {
  title: 'podsumowanie.wynik.zapisany_wczesniej.tytul',
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst',
  severity: 'warning',
  linksToChoice: true,
};
const SAVED_AS_FIRST_SENT: OutcomeMessage = {
  ...ALREADY_REGISTERED,
  text: 'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi',
  linksToChoice: false,
};
const UNCONFIRMED: OutcomeMessage = {
  title: 'podsumowanie.wynik.niepotwierdzone.tytul',
  text: 'podsumowanie.wynik.niepotwierdzone.tekst',
};
/** From a backend that may store a repeated application twice. */
const UNCONFIRMED_WITHOUT_KEYS: OutcomeMessage = {
  ...UNCONFIRMED,
  text: 'podsumowanie.wynik.niepotwierdzone.tekst_zadzwon',
};
const REFUSED: OutcomeMessage = {
  title: 'podsumowanie.wynik.odrzucone.tytul',
  text: 'podsumowanie.wynik.odrzucone.tekst',
};
const BLOCKED: OutcomeMessage = {
  title: 'podsumowanie.wynik.zablokowane.tytul',
  text: 'podsumowanie.wynik.zablokowane.tekst',
};

/** The message above the button about a failed submission (docs/decisions.md, "Errors the candidate meets"). */
function outcomeMessage(failed: FailedSubmission, knowsKeys: boolean): OutcomeMessage {
  const unconfirmed = knowsKeys ? UNCONFIRMED : UNCONFIRMED_WITHOUT_KEYS;
  switch (failed.kind) {
    case 'alreadyRegistered':
      return failed.sentBefore ? SAVED_AS_FIRST_SENT : ALREADY_REGISTERED;
    case 'refused':
      if (namesQuestionsOrConsents(failed)) return OUTDATED;
      return failed.code === OFFER_UNAVAILABLE ? OFFER_WITHDRAWN : REFUSED;
    case 'unconfirmed':
      return unconfirmed;
    case 'blocked':
      return failed.sentBefore ? unconfirmed : BLOCKED;
  }
}

/** The message about the failed submission; null without one, and while the list of errors names the refused fields. */
export function useOutcome(promoLink: string | null) {
  const [, { error }] = useSubmitApplicationMutation({ fixedCacheKey: SUBMISSION });
  const { submitErrors = {} } = useFormState({ subscription: { submitErrors: true } });
  const knowsKeys = useKnowsKeys(promoLink);
  const failed = failedSubmission(error);
  if (failed === null || entriesOf(submitErrors).length > 0) return null;
  return { failed, ...outcomeMessage(failed, knowsKeys) };
}

/** As much of a backend's `kod` as can be read out on the phone, in characters. */
const REASON_LENGTH = 64;

interface OutcomeNoticeProps {
  backPath: string;
  promoLink: string | null;
}

/** The permanent message above the submit button. */
export function OutcomeNotice({ backPath, promoLink }: OutcomeNoticeProps) {
  const { helpLine } = useEnrolment();
  const message = useOutcome(promoLink);
  if (message === null) return null;
  const { failed, severity = 'error', title, text, linksToChoice } = message;
  const kod = failed.requestCode;
  const reason = failed.kind === 'refused' ? failed.code.slice(0, REASON_LENGTH) : '';
  return (
    <ButtonNotice severity={severity} title={<FormattedMessage id={title} />}>
      <p>
        <FormattedMessage
          id={text}
          values={{
            telefon: <PhoneLink phone={helpLine}>{helpLine}</PhoneLink>,
            powod: <b translate="no">{reason}</b>,
          }}
        />
      </p>
      {kod !== undefined && (
        <p>
          <FormattedMessage
            id="podsumowanie.wynik.kod"
            values={{ kod: <b translate="no">{kod}</b> }}
          />
        </p>
      )}
      {linksToChoice && (
        <Button component={RouterLink} to={backPath} variant="contained">
          <FormattedMessage id="podsumowanie.wynik.wroc_do_wyboru" />
        </Button>
      )}
    </ButtonNotice>
  );
}
