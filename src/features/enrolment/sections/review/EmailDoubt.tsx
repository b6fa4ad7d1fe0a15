import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { emailSuspicion } from '../../../../domain/emailSuspicion';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { Note } from '../../../../ui/Notice';
import { useEnrolmentForm, useValuesSelector } from '../../form/enrolmentContext';

const doubted = ({ email }: EnrolmentValues) => {
  const suspicion = emailSuspicion(email);
  return suspicion && { ...suspicion, email };
};

/** The suspicion about the e-mail address, which the answer will be sent to; until it is accepted or dismissed. */
export function EmailDoubt() {
  const form = useEnrolmentForm();
  const doubt = useValuesSelector(doubted);
  const [kept, setKept] = useState<string | null>(null);
  if (doubt === null || doubt.email === kept) return null;
  const { meant, letter, email } = doubt;
  return (
    <Note tone="warning">
      {letter !== null && (
        <p>
          <FormattedMessage
            id="podsumowanie.dane_kontaktowe.email.litera"
            values={{ znak: letter }}
          />
        </p>
      )}
      {meant !== null && (
        <p>
          <FormattedMessage
            id="podsumowanie.zakonczenie.email.czy_chodzilo"
            values={{ tekst: <b translate="no">{meant}</b> }}
          />
        </p>
      )}
      <div className="CompletionActions">
        {meant !== null && (
          <Button variant="outlined" onClick={() => form.change('email', meant)}>
            <FormattedMessage id="podsumowanie.zakonczenie.email.popraw" />
          </Button>
        )}
        <Button variant="outlined" onClick={() => setKept(email)}>
          <FormattedMessage id="podsumowanie.zakonczenie.email.zostaw" />
        </Button>
      </div>
    </Note>
  );
}
