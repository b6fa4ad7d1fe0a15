import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES, languageInfo, type Language } from '../contract/languages';
import {
  receiptSchema,
  signedApplicationSchema,
  type SignedApplication,
} from '../contract/receipt';
import { fingerprintText, receiptParts, signedText } from '../domain/receipt';
import type { MessageId } from '../intl/messages';
import type { CopyIntl } from './entryName';
import { expectedPieces, type ExpectedPiece, type Shows } from './expectedPieces';
import { FIELD_LABELS } from './fieldLabels';
import { readCopy, tagsOf, textOf } from './readCopy';

/** A difference: what it is, what the file says, and what was signed; null where it is not known or too long. */
export interface Change {
  what: string;
  found: string | null;
  signed: string | null;
}

/**
 * Whether a file is a genuine copy of an application.
 *
 * - `damaged`: the signature does not belong to the fingerprints, so that nobody can tell what was changed
 * - `otherVersion`: the signature is genuine, but the contract has no such data
 * - `changed`: `signed` is what was signed, where the differences are in what the file shows; else null
 */
export type Verdict =
  | { kind: 'notACopy' | 'unsigned' | 'unknownKey' | 'damaged' | 'otherVersion' }
  | { kind: 'changed'; changes: readonly Change[]; signed: SignedApplication | null }
  | { kind: 'genuine'; signed: SignedApplication };

/** What browser and backend do in different ways. Hashes, keys and signatures are base64url. */
export interface CopyTools {
  sha256: (text: string) => Promise<string> | string;
  verify: (text: string, signature: string, publicKey: string) => Promise<boolean> | boolean;
  /** The messages of a language. */
  intlOf: (language: Language) => CopyIntl;
  /**
   * Whether HTML in a file is what the copy makes of the institution's HTML.
   *
   * @param address on the site where the file was made
   */
  shows: (found: string, html: string, address: string) => boolean;
}

/** The longest text that is repeated in a change, in characters. */
const LONGEST = 100;

const jsonSchema = v.pipe(v.string(), v.parseJson());
/** What every version of a receipt has. */
const sealSchema = v.object({
  potwierdzenie: v.pick(receiptSchema, ['odciski', 'klucz', 'podpis']),
});

/** The parts whose fingerprint is not the signed one, by path. */
async function changedParts(signed: SignedApplication, tools: CopyTools): Promise<string[]> {
  const { sol, odciski } = signed.potwierdzenie;
  const parts = receiptParts(signed.zgloszenie, signed.potwierdzenie);
  const found = await Promise.all(
    Array.from(parts, async ([path, part]) => {
      const fingerprint = await tools.sha256(fingerprintText(sol, path, part));
      return odciski[path] === fingerprint ? [] : [path];
    }),
  );
  return [...found.flat(), ...Object.keys(odciski).filter((path) => !parts.has(path))];
}

const LABELS: ReadonlyMap<string, MessageId> = new Map(
  Object.entries({
    ...FIELD_LABELS,
    numer: 'zakonczenie.numer',
    zapisano: 'zakonczenie.zapisano',
    promoLink: 'zakonczenie.kopia.promo',
  }),
);

/** A changed part: the label of a field or the title of a text, with its path. */
function changeOf(path: string, { zgloszenie, potwierdzenie }: SignedApplication, intl: CopyIntl) {
  const [list = '', index] = path.split('.');
  const label = LABELS.get(path.slice(path.lastIndexOf('.') + 1));
  const title =
    list === 'warunkiRekrutacyjne' || list === 'definicjeFormularzy'
      ? zgloszenie[list][Number(index)]?.tytul
      : label && intl.formatMessage({ id: label });
  const part = receiptParts(zgloszenie, potwierdzenie).get(path);
  const found = typeof part === 'string' && part.length < LONGEST ? part : null;
  return { what: title === undefined ? path : `${title} (${path})`, found, signed: null };
}

/** The differences between the pieces of a file and those of the genuine one. */
function shownChanges(found: readonly string[], expected: readonly ExpectedPiece[]): Change[] {
  const changes = expected.flatMap((piece, index) => {
    const html = found[index] ?? '';
    return piece.matches(html) ? [] : [pieceChange(html, piece)];
  });
  if (found.length === expected.length) return changes;
  // Where a piece is missing or too many, all that follow are wrong.
  const added = textOf(found[expected.length] ?? '').slice(0, LONGEST);
  return [changes[0] ?? { what: added, found: null, signed: null }];
}

function pieceChange(html: string, { what, value, html: expected }: ExpectedPiece): Change {
  if (value === null) return { what, found: null, signed: null };
  const text = textOf(html);
  const isLabelled = value !== what && text.startsWith(`${what} `);
  const found = isLabelled ? text.slice(what.length + 1) : text;
  const known = tagsOf(expected);
  const foreign = tagsOf(html).find((tag) => !known.includes(tag));
  const name = foreign === undefined ? what : `${what}: ${foreign.slice(0, LONGEST)}`;
  return { what: name, found, signed: value };
}

/**
 * Checks a downloaded copy against its signature, then what it shows against what was signed.
 *
 * @param html the content of the file
 * @param publicKeys those of the institution, also earlier ones
 */
export async function checkCopy(
  html: string,
  publicKeys: readonly string[],
  tools: CopyTools,
): Promise<Verdict> {
  const content = readCopy(html);
  if (content === null) return { kind: 'notACopy' };
  if (content.signed === null) return { kind: 'unsigned' };
  const sealed = v.safeParse(v.pipe(jsonSchema, sealSchema), content.signed);
  if (!sealed.success) return { kind: 'damaged' };
  const { klucz, podpis, odciski } = sealed.output.potwierdzenie;
  if (!publicKeys.includes(klucz)) return { kind: 'unknownKey' };
  if (!(await tools.verify(signedText(odciski), podpis, klucz))) return { kind: 'damaged' };
  const read = v.safeParse(v.pipe(jsonSchema, signedApplicationSchema), content.signed);
  if (!read.success) return { kind: 'otherVersion' };
  const signed = read.output;
  const paths = await changedParts(signed, tools);
  // A forged language makes every row another one.
  const language =
    LANGUAGES.find((one) => languageInfo(one).tag === content.locale) ?? DEFAULT_LANGUAGE;
  if (paths.length > 0) {
    const intl = tools.intlOf(language);
    const changes = paths.map((path) => changeOf(path, signed, intl));
    return { kind: 'changed', changes, signed: null };
  }
  const shows: Shows = (found, html) => tools.shows(found, html, content.address);
  const expected = expectedPieces(tools.intlOf(language), signed, content, shows);
  const changes = shownChanges(content.pieces, expected);
  return changes.length > 0 ? { kind: 'changed', changes, signed } : { kind: 'genuine', signed };
}
