import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Backend, type Settings } from './backend';
import { NoAnswer } from './outcomes';
import { lineOf, markdownOf, summaryOf } from './report';
import { checkRules, type Finding, type Rule } from './rule';
import { applicationRules } from './rules/applicationRules';
import { catalogueRules } from './rules/catalogueRules';
import { crossOriginRules } from './rules/crossOriginRules';
import { dictionaryRules } from './rules/dictionaryRules';
import { refusalRules } from './rules/refusalRules';

/** Every rule, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...catalogueRules,
  ...dictionaryRules,
  ...applicationRules,
  ...refusalRules,
  ...crossOriginRules,
];

export const CONFORMANCE_USAGE = `Use: npm run conformance -- URL [--write] [--origin ORIGIN] [--report FILE] [--postcode CODE] [--poland VALUE]
URL is the address of the calls (apiBase), ORIGIN that of a site on another origin. Applications are only sent with
--write: of "Test Conformance-Test". docs/contract.md, "Checking a backend", has the details.`;

const OPTIONS = {
  write: { type: 'boolean', default: false },
  origin: { type: 'string' },
  report: { type: 'string' },
  postcode: { type: 'string', default: '30059' },
  poland: { type: 'string', default: 'PL' },
} as const satisfies ParseArgsConfig['options'];

/** Where the command writes, and where the name of a file begins that is given without a directory. */
export interface Surroundings {
  out: Writable;
  say: (line: string) => void;
  directory: string;
  now: () => Date;
}

class UsageError extends Error {}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function readWords(words: readonly string[], now: () => Date) {
  const { positionals, values } = (() => {
    try {
      return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  const [url = '', ...others] = positionals;
  const { origin = null, report = null, write, poland } = values;
  const postcode = values.postcode.replace('-', '');
  if (!isHttp(url) || others.length > 0) {
    throw new UsageError('One URL is needed, like https://host/api/rekrutacja/.');
  }
  if (origin !== null && !(isHttp(origin) && new URL(origin).origin === origin)) {
    throw new UsageError(`--origin must be like https://www.example.org, and is "${origin}".`);
  }
  if (!/^\d{5}$/.test(postcode)) throw new UsageError('--postcode must be five digits.');
  const base = url.endsWith('/') ? url : `${url}/`;
  const settings: Settings = { url: base, write, origin, poland, postcode, now };
  return { settings, report };
}

async function check(words: readonly string[], { out, directory, now }: Surroundings) {
  const { settings, report } = readWords(words, now);
  const backend = new Backend(settings);
  // Fails when nothing answers at all.
  await backend.get('dks');
  const findings: Finding[] = [];
  try {
    for await (const finding of checkRules(RULES, backend)) {
      out.write(lineOf(finding, findings.at(-1) ?? null));
      findings.push(finding);
    }
  } finally {
    out.write(`\n${summaryOf(findings, backend)}\n`);
  }
  if (report !== null) writeFileSync(resolve(directory, report), markdownOf(findings, backend));
  return findings.every(({ outcome }) => outcome !== 'broken');
}

/**
 * Checks whether a backend keeps to the contract (docs/contract.md, "Checking a backend").
 *
 * @returns the exit code: 0 when the site works with the backend, 1 when a rule for that is broken, 2 when the backend could not be checked
 *   to the end
 */
export async function runConformanceCommand(
  words: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const { say } = surroundings;
  try {
    return (await check(words, surroundings)) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\n${CONFORMANCE_USAGE}`);
    else if (error instanceof NoAnswer) say(`The backend cannot be checked: ${error.message}`);
    else say(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
