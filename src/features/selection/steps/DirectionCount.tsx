import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BELOW_MD } from '../../../ui/theme/media';

interface DirectionCountProps {
  total: number;
  /** The number of search results; null without a search. */
  hits: number | null;
}

/** For screen readers only where space is short. */
const Noun = styled('span')({
  [BELOW_MD]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

const Numbers = styled(Typography)({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
}) as typeof Typography;

function rzeczownik(noun: ReactNode) {
  return <Noun data-noun>{noun}</Noun>;
}

/** The number of directions in a group: "22 kierunki", or "2 z 22" while searching. */
export function DirectionCount({ total, hits }: DirectionCountProps) {
  return (
    <Numbers component="span" variant="body2" color="textSecondary">
      {hits === null ? (
        <FormattedMessage id="kierunek.grupa.liczba" values={{ liczba: total, rzeczownik }} />
      ) : (
        <FormattedMessage
          id="kierunek.grupa.trafienia"
          values={{ liczba: hits, wszystkie: total }}
        />
      )}
    </Numbers>
  );
}
