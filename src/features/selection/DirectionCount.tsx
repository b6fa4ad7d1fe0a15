import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface DirectionCountProps {
  total: number;
  /** How many match the search; null while there is none. */
  hits: number | null;
}

/** The noun is for screen readers only where there is no room for it. */
function rzeczownik(noun: ReactNode) {
  return <span className="chip-noun">{noun}</span>;
}

/** How many directions a group has: "22 kierunki", or "2 z 22" while searching. */
export function DirectionCount({ total, hits }: DirectionCountProps) {
  if (hits === null) {
    const label = (
      <FormattedMessage id="kierunek.grupa.liczba" values={{ liczba: total, rzeczownik }} />
    );
    return <span className="Chip">{label}</span>;
  }
  const label = (
    <FormattedMessage id="kierunek.grupa.trafienia" values={{ liczba: hits, wszystkie: total }} />
  );
  return <span className={hits > 0 ? 'Chip Chip--hit' : 'Chip'}>{label}</span>;
}
