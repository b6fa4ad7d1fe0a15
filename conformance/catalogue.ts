import type * as v from 'valibot';
import { type Consent, consentSchema } from '../src/contract/consent';
import {
  type DictionaryEntry,
  dictionaryEntrySchema,
  phonePrefixSchema,
} from '../src/contract/dictionary';
import { type Offer, offerSchema } from '../src/contract/offer';
import { type PostcodePlace, postcodePlaceSchema } from '../src/contract/postcode';
import { type FormDefinition, formDefinitionSchema } from '../src/contract/question';
import { uniqueBy } from '../src/domain/uniqueBy';
import { checkedList, validItems } from './answers';
import type { Backend } from './backend';
import { Fault, NotChecked } from './outcomes';

export const questionsPath = ({ kierunekSpecjalnosc }: Offer): string =>
  `definicje-formularzy/kierunek-specjalnosc/${encodeURIComponent(kierunekSpecjalnosc.id)}`;

export const consentsPath = ({ rekrutacja }: Offer, lang: string): string =>
  `warunki-rekrutacyjne/rekrutacja/${encodeURIComponent(rekrutacja.id)}?lang=${encodeURIComponent(lang)}`;

export const completionPath = (lang: string): string =>
  `templatki-html/zakonczenie-rekrutacji?lang=${encodeURIComponent(lang)}`;

export const dictionaryPath = (name: string, lang: string): string =>
  `slowniki/${name}?lang=${encodeURIComponent(lang)}`;

/**
 * The valid offers.
 *
 * @throws NotChecked when there are none
 */
export async function offersOf(backend: Backend): Promise<[Offer, ...Offer[]]> {
  const [first, ...others] = validItems(offerSchema, await backend.get('dks'));
  if (first === undefined) throw new NotChecked('there is no valid offer');
  return [first, ...others];
}

/** One offer of each group in each language. */
export async function sampleOffers(backend: Backend): Promise<Offer[]> {
  const offers = await offersOf(backend);
  return uniqueBy(offers, ({ nabor, rekrutacja }) => `${nabor.nazwaGrupy} ${rekrutacja.lang}`);
}

/** The languages of the offers. */
export async function languagesOf(backend: Backend): Promise<string[]> {
  const offers = await offersOf(backend);
  return [...new Set(offers.map(({ rekrutacja }) => rekrutacja.lang))];
}

/**
 * Two languages of the offers.
 *
 * @throws NotChecked when there is only one
 */
export async function twoLanguages(backend: Backend): Promise<[string, string]> {
  const [first, second] = await languagesOf(backend);
  if (first !== undefined && second !== undefined) return [first, second];
  throw new NotChecked('the offers have only one language');
}

/** What an application for an offer is built from. */
export interface OfferParts {
  offer: Offer;
  questions: FormDefinition[];
  consents: Consent[];
  countries: DictionaryEntry[];
  citizenships: DictionaryEntry[];
  prefix: string;
  /** Of the postcode in the settings; undefined when the backend does not know it. */
  place: PostcodePlace | undefined;
}

/** A list of which an application needs every item. */
async function wholeList<TSchema extends v.GenericSchema>(
  backend: Backend,
  schema: TSchema,
  path: string,
): Promise<v.InferOutput<TSchema>[]> {
  try {
    return checkedList(schema, await backend.get(path));
  } catch (error) {
    if (error instanceof Fault) throw new NotChecked(`GET ${path}: ${error.message}`);
    throw error;
  }
}

/**
 * The parts of an application, as the form fetches them.
 *
 * @throws NotChecked when the questions or the consents are not as in the schema
 */
export async function partsOf(backend: Backend, offer: Offer): Promise<OfferParts> {
  const { lang } = offer.rekrutacja;
  const dictionary = async (name: string) =>
    validItems(dictionaryEntrySchema, await backend.get(dictionaryPath(name, lang)));
  const prefixes = validItems(
    phonePrefixSchema,
    await backend.get(dictionaryPath('numer-kierunkowy', lang)),
  );
  const [place] = validItems(
    postcodePlaceSchema,
    await backend.get(`kody-pocztowe/${backend.settings.postcode}`),
  );
  const preset = prefixes.find(({ domyslny }) => domyslny) ?? prefixes[0];
  return {
    offer,
    questions: await wholeList(backend, formDefinitionSchema, questionsPath(offer)),
    consents: await wholeList(backend, consentSchema, consentsPath(offer, lang)),
    countries: await dictionary('kraj'),
    citizenships: await dictionary('obywatelstwo'),
    prefix: preset?.kodKierunkowy ?? '+48',
    place,
  };
}
