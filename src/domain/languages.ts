import { PRIMARY_LANGUAGES } from '../contract/languages';
import type { Offer } from '../contract/offer';
import { offerKey } from './steps';
import { uniqueBy } from './uniqueBy';

/** The languages of the offers, in the order of the offers. */
export function languagesOf(offers: readonly Offer[]): string[] {
  return [...new Set(offers.map((offer) => offer.rekrutacja.lang))];
}

/** The offers in a language, without duplicates. */
export function offersIn(offers: readonly Offer[], language: string): Offer[] {
  return uniqueBy(
    offers.filter((offer) => offer.rekrutacja.lang === language),
    offerKey,
  );
}

/** The current language, unless it has no offers and a primary one has some. */
export function languageFor(offers: readonly Offer[], current: string): string {
  const available = languagesOf(offers);
  if (available.includes(current)) return current;
  return PRIMARY_LANGUAGES.find((language) => available.includes(language)) ?? current;
}
