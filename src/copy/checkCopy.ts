import * as v from 'valibot';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../contract/languages';
import {
  receiptSchema,
  type SignedApplication,
  signedApplicationSchema,
} from '../contract/receipt';
import { fingerprintText, receiptParts, signedText } from '../domain/receipt';
import { PATHS } from '../domain/screens';
import { SIGNED_END, SIGNED_START } from './copyPage';
import { copyText } from './copyText';
import type { CopyIntl } from './entryName';

/** In bytes: a copy has some 50 kB, and an application at most 64 kB. */
export const LARGEST_COPY = 1_000_000;

/** How deep the data may be nested: an application has nine levels, to which a backend may add. */
const DEEPEST = 32;

/** How many changed parts are named, and how long a path may be. */
const MOST_NAMED = 20;
const LONGEST_PATH = 100;

/**
 * Whether a file is a genuine copy of an application.
 *
 * - `damaged`: the signature does not belong to the fingerprints
 * - `changed`: parts of the data do not have the fingerprints that were signed, by path
 * - `otherVersion`: the data is genuine, but this release cannot read it
 * - `differs`: the data is genuine, but the file shows another text than this release would
 */
export type Verdict =
  | { kind: 'notACopy' | 'unsigned' | 'unknownKey' | 'damaged' | 'otherVersion' }
  | { kind: 'changed'; paths: readonly string[] }
  | { kind: 'genuine' | 'differs'; signed: SignedApplication };

/** What browser and backend do in different ways. Hashes, keys and signatures are base64url. */
export interface CopyTools {
  sha256: (text: string) => Promise<string> | string;
  verify: (text: string, signature: string, publicKey: string) => Promise<boolean> | boolean;
  /** The messages of a language. */
  intlOf: (language: Language) => CopyIntl;
  /** The text of HTML as a copy shows it: of a file, or of the institution's HTML. */
  textOf: (html: string) => string;
}

const jsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => isNestedWithin(value, DEEPEST)),
);

/** What every version of a signed application has. */
const sealSchema = v.object({
  zgloszenie: v.looseObject({}),
  potwierdzenie: v.object({
    ...receiptSchema.entries,
    zapisano: v.string(),
    teksty: v.looseObject({}),
  }),
});

type Sealed = v.InferOutput<typeof sealSchema>;

function isNestedWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isNestedWithin(part, levels - 1));
}

/** The file's own style sheet, which the policy of the page would report. */
const STYLES = /<style>[^<]*<\/style>/;

/** Splits a file into what was signed, which is null where nothing was, and what it shows. */
function splitCopy(html: string): { signed: string | null; shown: string } {
  const [before = '', ...others] = html.split(SIGNED_START);
  const rest = others.join(SIGNED_START);
  const end = rest.indexOf(SIGNED_END);
  if (end < 0) return { signed: null, shown: html };
  const shown = before + rest.slice(end + SIGNED_END.length);
  return { signed: rest.slice(0, end), shown: shown.replace(STYLES, '') };
}

/** The paths at which the data does not have its signed fingerprint, is missing or was added. */
async function changedPaths(
  { zgloszenie, potwierdzenie }: Sealed,
  sha256: CopyTools['sha256'],
): Promise<string[]> {
  const { sol, odciski } = potwierdzenie;
  const parts = receiptParts(zgloszenie, potwierdzenie);
  const found = new Set(parts.map(([path]) => path));
  const missing = Object.keys(odciski).filter((path) => !found.has(path));
  const changed = await Promise.all(
    parts.map(async ([path, part]) => {
      // What was added is not hashed, however much it is.
      const isSigned =
        Object.hasOwn(odciski, path) &&
        (await sha256(fingerprintText(sol, path, part))) === odciski[path];
      return isSigned ? [] : [path];
    }),
  );
  return [...changed.flat(), ...missing];
}

/** Of limited length, so that a long text takes no longer. */
const VERIFICATION_ADDRESS = new RegExp(`https?://[\\w.:/-]{1,200}${PATHS.verification}`, 'g');

/** A text without white space, and without the address that only the file knows. */
function lettersOf(text: string): string {
  return text.replace(VERIFICATION_ADDRESS, '').replace(/\s+/g, '');
}

/**
 * Checks the signature of a downloaded copy, then its data against the signature, then the text that it shows against
 * the data (docs/adr/0023-signed-receipt.md).
 *
 * @param html the content of the file, at most `LARGEST_COPY`
 * @param publicKeys those of the institution, also earlier ones
 */
export async function checkCopy(
  html: string,
  publicKeys: readonly string[],
  tools: CopyTools,
): Promise<Verdict> {
  const { signed: json, shown } = splitCopy(html);
  if (json === null) return { kind: html.includes('"ApplicationCopy"') ? 'unsigned' : 'notACopy' };
  const sealed = v.safeParse(v.pipe(jsonSchema, sealSchema), json);
  if (!sealed.success) return { kind: 'damaged' };
  const { klucz, podpis, odciski } = sealed.output.potwierdzenie;
  if (!publicKeys.includes(klucz)) return { kind: 'unknownKey' };
  if (!(await tools.verify(signedText(odciski), podpis, klucz))) return { kind: 'damaged' };
  const paths = await changedPaths(sealed.output, tools.sha256);
  if (paths.length > 0) {
    const named = paths.slice(0, MOST_NAMED).map((path) => path.slice(0, LONGEST_PATH));
    return { kind: 'changed', paths: named };
  }
  const read = v.safeParse(signedApplicationSchema, sealed.output);
  if (!read.success) return { kind: 'otherVersion' };
  const signed = read.output;
  const expected = copyText(tools.intlOf(languageOf(signed)), signed, tools.textOf);
  const isSame = lettersOf(tools.textOf(shown)) === lettersOf(expected.flat().join(''));
  return { kind: isSame ? 'genuine' : 'differs', signed };
}

/** The language of the form that was sent. */
export function languageOf({ zgloszenie }: SignedApplication): Language {
  const { lang } = zgloszenie.wybranyNabor.rekrutacja;
  return LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE;
}
