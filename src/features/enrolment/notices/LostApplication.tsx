import Button from '@mui/material/Button';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { shownReference } from '../../../domain/referenceNumber';
import { applicationPath } from '../../../domain/screens';
import { EnrolmentContext } from '../model/enrolmentContext';

/**
 * Names the tab's application without a response, where its studies are no longer offered: it may have taken their last
 * place. Nothing without one, and until the form is loaded.
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
      {enrolment?.myApplication && (
        <Button component={RouterLink} to={applicationPath(lost.reference)} variant="outlined">
          <FormattedMessage id="podsumowanie.wynik.czy_dotarlo" />
        </Button>
      )}
    </>
  );
}
