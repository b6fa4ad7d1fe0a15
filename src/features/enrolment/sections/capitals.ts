import { type NameKind, suggestedName } from '../../../domain/capitalName';
import type { Suggestion } from '../../../fields/useSuggestion';

const REPLACE = 'podsumowanie.dane_osobowe.wielka_litera';

function capitals(kind: NameKind): Suggestion {
  return { suggest: (typed) => suggestedName(typed, kind), message: REPLACE };
}

/** Capitals for a name that was typed without any, or with nothing else. */
export const CAPITALS = {
  firstName: capitals('firstName'),
  surname: capitals('surname'),
  place: capitals('place'),
  street: capitals('street'),
} as const;

/** Documents have capitals only. */
export const UPPER_CASE: Suggestion = {
  suggest: (number) => (number === number.toUpperCase() ? null : number.toUpperCase()),
  message: REPLACE,
};
