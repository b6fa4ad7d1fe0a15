import type { Seed } from './seed';
import type {
  CompletionTextTable,
  ConsentTable,
  DictionaryTable,
  FormDefinitionTable,
  OfferTable,
  PostcodeTable,
} from '../../database/tables';

/** The names of the dictionaries, which are the last parts of their calls. */
export const DICTIONARIES = {
  countries: 'kraj',
  citizenships: 'obywatelstwo',
  phonePrefixes: 'numer-kierunkowy',
} as const;

/** The scope of a group's own extra questions. */
export const groupScope = (group: string) => `group:${group}`;

/** The scope of one `kierunekSpecjalnosc`'s own extra questions. */
export const idScope = (id: string | number) => `id:${String(id)}`;

/** The `lang` of questions that are the same in every language. */
export const ANY_LANGUAGE = '*';

type ByLanguage = Readonly<Record<string, readonly unknown[]>>;

function listed(lists: ByLanguage): { lang: string; position: number; payload: string }[] {
  return Object.entries(lists).flatMap(([lang, items]) =>
    items.map((item, position) => ({ lang, position, payload: JSON.stringify(item) })),
  );
}

export function offerRows({ offers }: Seed): OfferTable[] {
  return offers.map((offer, position) => ({
    position,
    rekrutacja_id: String(offer.rekrutacja.id),
    kierunek_specjalnosc_id: String(offer.kierunekSpecjalnosc.id),
    lang: offer.rekrutacja.lang,
    payload: JSON.stringify(offer),
  }));
}

export function formDefinitionRows({ formDefinitions }: Seed): FormDefinitionTable[] {
  const groups = Object.entries(formDefinitions.byGroup).flatMap(([group, lists]) =>
    listed(lists).map((row) => ({ scope: groupScope(group), ...row })),
  );
  const own = Object.entries(formDefinitions.byId).flatMap(([id, items]) =>
    listed({ [ANY_LANGUAGE]: items }).map((row) => ({ scope: idScope(id), ...row })),
  );
  return [...groups, ...own];
}

export function consentRows({ consents }: Seed): ConsentTable[] {
  return listed(consents);
}

export function dictionaryRows(seed: Seed): DictionaryTable[] {
  return (['countries', 'citizenships', 'phonePrefixes'] as const).flatMap((file) =>
    listed(seed[file]).map((row) => ({ name: DICTIONARIES[file], ...row })),
  );
}

export function completionTextRows({ completionTexts }: Seed): CompletionTextTable[] {
  return Object.entries(completionTexts).map(([lang, html]) => ({ lang, html }));
}

export function postcodeRows({ postcodes }: Seed): PostcodeTable[] {
  return postcodes.map(
    ([code, miejscowosc, rodzaj_miejscowosci, ulica, wojewodztwo], position) => ({
      source: 'seed',
      position,
      code,
      miejscowosc,
      rodzaj_miejscowosci,
      ulica,
      wojewodztwo,
    }),
  );
}
