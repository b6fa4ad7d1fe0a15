import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { latestDeadline } from '../../../domain/deadline';
import { dateInWords } from '../../../intl/dateInWords';
import { FROM_SM } from '../../../ui/theme/media';
import { useOffers } from '../selectionProgress';

const Line = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  [FROM_SM]: { marginTop: 4 },
}));

export interface DirectionLeadProps {
  /** True when the form is filled in already, with the data of the last application. */
  filledIn?: boolean;
  /** The directions in the current language and in Polish, where the latter are more; else null. */
  fewer?: { here: number; polish: number } | null;
}

/** Below the heading of the first screen: what applying takes, until when, and in which language there is more. */
export function DirectionLead({ filledIn = false, fewer = null }: DirectionLeadProps) {
  const intl = useIntl();
  const deadline = latestDeadline(useOffers());
  return (
    <>
      <FormattedMessage id={filledIn ? 'kierunek.te_same_dane' : 'kierunek.opis'} />
      {fewer && (
        <Line>
          <FormattedMessage
            id="kierunek.jezyki"
            values={{ tutaj: fewer.here, po_polsku: fewer.polish }}
          />
        </Line>
      )}
      {deadline !== null && (
        <Line>
          <FormattedMessage
            id="kierunek.termin"
            values={{ data: dateInWords(intl, deadline, 'numeric') }}
          />
        </Line>
      )}
    </>
  );
}
