import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES, languageInfo, type Language } from '../contract/languages';
import { signedApplicationSchema, type SignedApplication } from '../contract/receipt';
import { savedAtText } from '../domain/applicationCopy';
import { fingerprintText, receiptParts, signedText } from '../domain/receipt';
import { shownReference } from '../domain/referenceNumber';
import type { MessageId } from '../intl/messages';
import { shownData } from './copyFields';
import { copySections } from './copySections';
import type { CopyIntl } from './entryName';
import { FIELD_LABELS } from './fieldLabels';
import { oneLine, readCopy, type CopyContent, type CopyRow } from './readCopy';

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
 * - `changed`: `signed` is what was signed, where the differences are in what the file shows; else null
 */
export type Verdict =
  | { kind: 'notACopy' | 'unsigned' | 'unknownKey' | 'damaged' }
  | { kind: 'changed'; changes: readonly Change[]; signed: SignedApplication | null }
  | { kind: 'genuine'; signed: SignedApplication };

/** What browser and backend do in different ways. Hashes, keys and signatures are base64url. */
export interface CopyTools {
  sha256: (text: string) => Promise<string> | string;
  verify: (text: string, signature: string, publicKey: string) => Promise<boolean> | boolean;
  /** The messages of a language. */
  intlOf: (language: Language) => CopyIntl;
  /** The text of the institution's HTML. */
  plainText: (html: string) => string;
}

const signedSchema = v.pipe(v.string(), v.parseJson(), signedApplicationSchema);

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
  const found = typeof part === 'string' && part.length < 100 ? part : null;
  return { what: title === undefined ? path : `${title} (${path})`, found, signed: null };
}

/** Letters and digits, without the addresses that the copy adds to links. */
function lettersOf(text: string): string {
  return text.replace(/\(https?:[^\s)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

/** A row that the copy should have. */
interface ExpectedRow {
  kind: string;
  what: string;
  value: string | null;
  matches: (text: string) => boolean;
}

function expectedRows(signed: SignedApplication, intl: CopyIntl, tools: CopyTools): ExpectedRow[] {
  const translate = (id: MessageId) => intl.formatMessage({ id });
  const exactly = (kind: string, what: string, value: string): ExpectedRow => {
    const text = oneLine(`${what} ${value}`);
    return { kind, what, value: value || null, matches: (found) => found === text };
  };
  const sections = copySections(
    intl,
    signed.zgloszenie,
    shownData(signed.potwierdzenie.teksty),
  ).flatMap(({ title, items }) => [
    exactly('title', title, ''),
    ...items.map((item): ExpectedRow => {
      if (item.kind === 'line') return exactly('', item.label, item.value);
      const { title, answer, body } = item;
      const text = body === null ? '' : 'html' in body ? tools.plainText(body.html) : body.plain;
      const letters = lettersOf([title, answer, text].join(' '));
      return {
        kind: 'text',
        what: title ?? answer ?? translate('podsumowanie.formularze.tytul'),
        value: null,
        matches: (found) => lettersOf(found) === letters,
      };
    }),
  ]);
  const end = [
    translate('zakonczenie.kopia.miejscowosc_data'),
    translate('zakonczenie.kopia.podpis'),
  ];
  return [...sections, exactly('signature', end.join(' '), '')];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The differences of the head: institution, number and time. */
function headChanges(
  found: string,
  { potwierdzenie }: SignedApplication,
  intl: CopyIntl,
): Change[] {
  const { numer, zapisano, teksty } = potwierdzenie;
  const translate = (id: MessageId) => intl.formatMessage({ id });
  const time = savedAtText(zapisano);
  const number = shownReference(numer);
  const parts: readonly (readonly [string, string, string])[] = [
    [translate('zakonczenie.uczelnia'), teksty.uczelnia, `^${escaped(oneLine(teksty.uczelnia))} ·`],
    [
      translate('zakonczenie.numer'),
      number,
      `· ${escaped(oneLine(translate('zakonczenie.numer')))} ${number} ·`,
    ],
    [
      translate('zakonczenie.zapisano'),
      time,
      `· ${escaped(oneLine(translate('zakonczenie.zapisano')))} ${escaped(time)}$`,
    ],
  ];
  const whole = parts
    .map(([, , pattern]) => pattern)
    .join('')
    .replaceAll('·· ', '· ');
  if (new RegExp(whole, 'u').test(found)) return [];
  const wrong = parts.filter(([, , pattern]) => !new RegExp(pattern, 'u').test(found));
  return (wrong.length > 0 ? wrong : parts).map(([what, signed]) => ({ what, found, signed }));
}

/** The differences between what a file shows and what was signed. */
function shownChanges(
  { heading, rows, foreign }: CopyContent,
  signed: SignedApplication,
  language: Language,
  tools: CopyTools,
): Change[] {
  const intl = tools.intlOf(language);
  const title = oneLine(intl.formatMessage({ id: 'zakonczenie.kopia.tytul' }));
  // Not signed: whoever checks goes to the university's own page (docs/adr/0023-signed-receipt.md).
  const [head, ...shown] = rows.filter(({ kind }) => kind !== 'receipt');
  const expected = expectedRows(signed, intl, tools);
  const pairs = Array.from({ length: Math.max(expected.length, shown.length) }, (_, index) => ({
    row: shown[index],
    should: expected[index],
  }));
  const wrong = pairs.filter(
    ({ row, should }) => row?.kind !== should?.kind || !should?.matches(row?.text ?? ''),
  );
  return [
    ...foreign.map((tag) => ({ what: tag.slice(0, 100), found: null, signed: null })),
    ...(heading === title ? [] : [{ what: title, found: heading, signed: title }]),
    ...headChanges(head?.text ?? '', signed, intl),
    // Where a row is missing or too many, all that follow are wrong.
    ...(shown.length === expected.length ? wrong : wrong.slice(0, 1)).map(rowChange),
  ];
}

function rowChange({
  row,
  should,
}: {
  row?: CopyRow | undefined;
  should?: ExpectedRow | undefined;
}) {
  if (should === undefined) {
    return { what: row?.text.slice(0, 100) ?? '', found: null, signed: null };
  }
  const { what, value } = should;
  const label = `${oneLine(what)} `;
  const text = row?.text ?? '';
  const found = value === null ? null : text.startsWith(label) ? text.slice(label.length) : text;
  return { what, found, signed: value };
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
  const read = v.safeParse(signedSchema, content.signed);
  if (!read.success) return { kind: 'damaged' };
  const signed = read.output;
  const { klucz, podpis, odciski } = signed.potwierdzenie;
  if (!publicKeys.includes(klucz)) return { kind: 'unknownKey' };
  if (!(await tools.verify(signedText(odciski), podpis, klucz))) return { kind: 'damaged' };
  const paths = await changedParts(signed, tools);
  // A forged language makes every row another one.
  const language =
    LANGUAGES.find((one) => languageInfo(one).tag === content.locale) ?? DEFAULT_LANGUAGE;
  if (paths.length > 0) {
    const intl = tools.intlOf(language);
    const changes = paths.map((path) => changeOf(path, signed, intl));
    return { kind: 'changed', changes, signed: null };
  }
  const changes = shownChanges(content, signed, language, tools);
  return changes.length > 0 ? { kind: 'changed', changes, signed } : { kind: 'genuine', signed };
}
