import type { Offer } from '../../../src/contract/offer';
import type { Fault } from './seed';

const questionOwner = ({ nabor, rekrutacja }: Offer) => `${nabor.nazwaGrupy} (${rekrutacja.lang})`;

/**
 * Finds each `kierunekSpecjalnosc.id` that occurs in two groups or languages. Questions are fetched by this id only, and
 * those of a group depend on group and language, so the form would show other questions than the backend validates. An
 * id with questions of its own may occur anywhere.
 *
 * @param ownQuestions questions by `kierunekSpecjalnosc.id`
 */
export function ambiguousSpecialities(
  offers: readonly Offer[],
  ownQuestions: Readonly<Record<string, readonly unknown[]>>,
): Fault[] {
  const own = new Map(Object.entries(ownQuestions));
  const seen = new Map<string, string>();
  return offers.flatMap((offer, index) => {
    const id = String(offer.kierunekSpecjalnosc.id);
    const here = questionOwner(offer);
    const there = seen.get(id) ?? here;
    seen.set(id, there);
    if (there === here || (own.get(id) ?? []).length > 0) return [];
    const message = `id ${id} stands in ${there} and in ${here}; give each an id of its own, or the id questions of its own in formDefinitions.byId`;
    return [{ place: ['offers', index, 'kierunekSpecjalnosc', 'id'], message }];
  });
}
