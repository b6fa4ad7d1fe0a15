import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

const Line = styled('small')({ display: 'block', marginTop: 4, fontSize: '0.875rem' });

export interface DirectionLeadProps {
  institution: string;
  /** The last day of applications, "yyyy-MM-dd"; "" where none is shown. */
  applyUntil?: string;
  /** Whether the form is filled in already, with the data of the last application. */
  filledIn?: boolean;
}

/** Below the heading of the first screen: how it goes on, at which institution, how long it takes, and until when. */
export function DirectionLead({
  institution,
  applyUntil = '',
  filledIn = false,
}: DirectionLeadProps) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id="kierunek.opis" />
      <Line>
        <FormattedMessage
          id={filledIn ? 'kierunek.te_same_dane' : 'kierunek.czas'}
          values={{ uczelnia: institution }}
        />
      </Line>
      {applyUntil !== '' && (
        <Line>
          <FormattedMessage
            id="kierunek.termin"
            values={{ data: intl.formatDate(applyUntil, { dateStyle: 'long', timeZone: 'UTC' }) }}
          />
        </Line>
      )}
    </>
  );
}
