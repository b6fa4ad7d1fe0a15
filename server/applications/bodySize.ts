import type { Catalogue } from '../catalogue/catalogue';

const sizeOf = (part: unknown) => Buffer.byteLength(JSON.stringify(part));

/**
 * The recruitments of which an application may be too large to send: it repeats the consents and the questions of its
 * offer.
 *
 * @param most bytes that both may take together
 * @returns their ids, each once
 */
export function oversizedRecruitments(catalogue: Catalogue, most: number): string[] {
  const languages = new Set(catalogue.offers.map(({ rekrutacja }) => rekrutacja.lang));
  const consents = new Map([...languages].map((lang) => [lang, sizeOf(catalogue.consents(lang))]));
  const oversized = catalogue.offers.filter(
    (offer) =>
      (consents.get(offer.rekrutacja.lang) ?? 0) + sizeOf(catalogue.questions(offer)) > most,
  );
  return [...new Set(oversized.map(({ rekrutacja }) => String(rekrutacja.id)))];
}
