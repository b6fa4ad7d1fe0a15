import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BELOW_MD } from '../../../ui/theme/media';

interface DirectionCountProps {
  total: number;
  /** The number of search results; null without a search. */
  hits: number | null;
}

const Count = styled('span')({
  flex: 'none',
  padding: '0 12px',
  borderRadius: 13,
  backgroundColor: 'var(--mui-palette-background-sunken)',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.8125rem',
  lineHeight: '26px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '&[data-found]': {
    backgroundColor: 'var(--mui-palette-primary-tint)',
    color: 'var(--mui-palette-primary-main)',
    fontWeight: 600,
  },
});

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

function rzeczownik(noun: ReactNode) {
  return <Noun data-noun>{noun}</Noun>;
}

/** The number of directions in a group: "22 kierunki", or "2 z 22" while searching. */
export function DirectionCount({ total, hits }: DirectionCountProps) {
  if (hits === null) {
    return (
      <Count>
        <FormattedMessage id="kierunek.grupa.liczba" values={{ liczba: total, rzeczownik }} />
      </Count>
    );
  }
  return (
    <Count data-found={hits > 0 ? '' : undefined}>
      <FormattedMessage id="kierunek.grupa.trafienia" values={{ liczba: hits, wszystkie: total }} />
    </Count>
  );
}
