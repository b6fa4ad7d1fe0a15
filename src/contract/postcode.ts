import * as v from 'valibot';

/** 1 = city, 2 = village (docs/specification.md, section 9). */
export const settlementTypeSchema = v.picklist([1, 2]);

/**
 * One item of the response to `GET kody-pocztowe/{5 digits}`: a place, or one of its streets, with that postcode. The
 * settlement type is null where the backend does not know it.
 */
export const postcodePlaceSchema = v.object({
  miejscowosc: v.string(),
  rodzajMiejscowosci: v.optional(
    v.nullable(
      v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), settlementTypeSchema),
    ),
    null,
  ),
  ulica: v.optional(v.nullable(v.string()), null),
  wojewodztwo: v.string(),
});

export type PostcodePlace = v.InferOutput<typeof postcodePlaceSchema>;
export type SettlementType = v.InferOutput<typeof settlementTypeSchema>;
