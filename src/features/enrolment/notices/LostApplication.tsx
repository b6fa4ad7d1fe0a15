import Button from '@mui/material/Button';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { shownReference } from '../../../domain/referenceNumber';
import { applicationPath } from '../../../domain/screens';
import { CallButton } from '../../../ui/phoneLinks';
import { EnrolmentContext } from '../model/enrolmentContext';
import { NoticeActions } from './ButtonNotice';

/**
 * Names the tab's last application without a response below the choices that are no longer offered: it may have taken
 * the last place. Renders nothing until the form is loaded.
 */
export function LostApplication() {
  const enrolment = useContext(EnrolmentContext);
  const lost = enrolment?.keys.unanswered() ?? null;
  if (lost === null) return null;
  return (
    <>
      <p>
        <b>
          <FormattedMessage id="podsumowanie.wynik.niepotwierdzone.tytul" />
        </b>
      </p>
      <p>
        <FormattedMessage
          id="podsumowanie.wynik.pierwsza_proba"
          values={{ numer: <b translate="no">{shownReference(lost.reference)}</b> }}
        />
      </p>
      <NoticeActions className="CompletionActions">
        <CallButton />
        {enrolment?.myApplication && (
          <Button component={RouterLink} to={applicationPath(lost.reference)} variant="outlined">
            <FormattedMessage id="podsumowanie.wynik.czy_dotarlo" />
          </Button>
        )}
      </NoticeActions>
    </>
  );
}
