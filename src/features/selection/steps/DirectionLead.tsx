import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';

const Line = styled('small')({ display: 'block', marginTop: 4, fontSize: '0.875rem' });

/** Below the heading of the first screen: how it goes on, at which institution, and how long it takes. */
export function DirectionLead({ institution }: { institution: string }) {
  return (
    <>
      <FormattedMessage id="kierunek.opis" />
      <Line>
        <FormattedMessage id="kierunek.czas" values={{ uczelnia: institution }} />
      </Line>
    </>
  );
}
