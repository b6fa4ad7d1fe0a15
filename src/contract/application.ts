import * as v from 'valibot';
import { instantSchema } from './instant';
import { keySchema, offerSchema } from './offer';
import { settlementTypeSchema } from './postcode';

/** Identity documents of foreigners (docs/specification.md, section 3). */
export const DOCUMENT_TYPES = [
  'dowod_osobisty',
  'paszport',
  'karta_pobytu',
  'polski_dokument_podrozy',
  'tymczasowy_polski_dokument_podrozy',
  'polski_dokument_tozsamosci_cudzoziemca',
] as const;

export const SEXES = ['Kobieta', 'Mężczyzna'] as const;

/** The kind of a question, determined by its answers (docs/contract.md, "The application that is sent"). */
export const QUESTION_KINDS = ['TAKNIE', 'TEKST', 'WIELOKROTNY_WYBOR'] as const;

/**
 * A text of a candidate, in UTF-16 units: twice the longest that the form sends (src/domain/textRules.ts), because a
 * character may have two. The rules normalise each text, and the time for many combining marks grows with the square of
 * their number.
 */
const text = v.pipe(v.string(), v.maxLength(640));
const answerText = v.pipe(v.string(), v.maxLength(8000));

/** `kodPocztowy` of a Polish address is five digits; "-" stands for a country without postcodes. */
export const addressSchema = v.strictObject({
  adres: text,
  numerDomu: text,
  kodPocztowy: text,
  miejscowosc: text,
  rodzajMiejscowosci: settlementTypeSchema,
  wojewodztwo: v.nullable(text),
  kraj: text,
});

const answerSchema = v.strictObject({
  odpowiedzNazwa: answerText,
  odpowiedzId: keySchema,
  odpowiedzTyp: v.picklist(['WYBOR', 'TEKST']),
  formularzTyp: v.picklist(QUESTION_KINDS),
});

/** `nazwa` as received; absent where the question has none. */
const answeredQuestionSchema = v.strictObject({
  id: keySchema,
  nazwa: v.optional(v.nullable(v.string())),
  wymagane: v.boolean(),
  odpowiedzi: v.array(v.strictObject({ id: keySchema, nazwa: v.string() })),
  odpowiedz: v.nullable(v.union([answerSchema, v.array(answerSchema)])),
});

/** `dataUrodzenia` is "yyyy-MM-dd"; `telefon` is "+" and digits. */
const candidateSchema = v.strictObject({
  imie: text,
  imie2: v.nullable(text),
  nazwisko: text,
  pesel: v.nullable(text),
  obcokrajowiec: v.boolean(),
  obcokrajowiecRodzajDowodu: v.nullable(v.picklist(DOCUMENT_TYPES)),
  obcokrajowiecSeriaNumerDowodu: v.nullable(text),
  dataUrodzenia: text,
  miejsceUrodzenia: text,
  plec: v.picklist(SEXES),
  obywatelstwo: text,
  krajPochodzenia: text,
  adres: addressSchema,
  adresKontaktowy: v.nullable(addressSchema),
  adresKorespondencyjnyJakZamieszkania: v.boolean(),
  email: text,
  telefon: text,
});

/** The body of `POST kandydaci` (docs/contract.md, "The application that is sent"). */
export const applicationSchema = v.strictObject({
  kandydat: candidateSchema,
  wydanieEls: v.boolean(),
  warunkiRekrutacyjne: v.array(
    v.strictObject({
      id: keySchema,
      tytul: v.string(),
      trescWarunkow: v.string(),
      zgoda: v.literal(true),
    }),
  ),
  definicjeFormularzy: v.array(
    v.strictObject({
      tytul: v.string(),
      informacja: v.nullable(v.string()),
      pozycjeFormularza: v.array(answeredQuestionSchema),
    }),
  ),
  promoLink: v.nullable(v.string()),
  wybranyNabor: offerSchema,
});

export type Application = v.InferOutput<typeof applicationSchema>;
export type Candidate = v.InferOutput<typeof candidateSchema>;
export type Address = v.InferOutput<typeof addressSchema>;
export type Answer = v.InferOutput<typeof answerSchema>;
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestionSchema>;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type Sex = (typeof SEXES)[number];
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The optional response of a backend about a stored application: its unique reference number (docs/contract.md). */
export const storedSchema = v.object({
  numer: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8}$/)),
  zapisano: instantSchema,
});

export type Stored = v.InferOutput<typeof storedSchema>;
