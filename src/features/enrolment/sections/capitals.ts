import { type NameKind, suggestedName } from '../../../domain/capitalName';
import type { Suggestion } from '../../../fields/useSuggestion';

function capitals(kind: NameKind): Suggestion {
  return {
    suggest: (typed) => suggestedName(typed, kind),
    message: 'podsumowanie.dane_osobowe.wielka_litera',
  };
}

/** Capitals for a name that was typed without any, or with nothing else. */
export const CAPITALS = {
  firstName: capitals('firstName'),
  surname: capitals('surname'),
  place: capitals('place'),
  street: capitals('street'),
} as const;
