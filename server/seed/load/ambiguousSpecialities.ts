import type { Offer } from '../../../src/contract/offer';

const questionOwner = ({ nabor, rekrutacja }: Offer) => `${nabor.nazwaGrupy} (${rekrutacja.lang})`;

/**
 * Finds a `kierunekSpecjalnosc.id` that occurs in two groups or languages. Questions are fetched by this id only, and
 * those of a group depend on group and language, so the form would show other questions than the backend validates. An
 * id with questions of its own may occur anywhere.
 *
 * @param ownQuestions questions by `kierunekSpecjalnosc.id`
 * @returns the error message, or null
 */
export function ambiguousSpeciality(
  offers: readonly Offer[],
  ownQuestions: Readonly<Record<string, readonly unknown[]>>,
): string | null {
  const own = new Map(Object.entries(ownQuestions));
  const seen = new Map<string, string>();
  for (const offer of offers) {
    const id = String(offer.kierunekSpecjalnosc.id);
    const here = questionOwner(offer);
    const there = seen.get(id) ?? here;
    if (there !== here && (own.get(id) ?? []).length === 0) {
      return `offers: kierunekSpecjalnosc.id ${id} stands in ${there} and in ${here}; give each an id of its own, or the id questions of its own in formDefinitions.byId`;
    }
    seen.set(id, there);
  }
  return null;
}
