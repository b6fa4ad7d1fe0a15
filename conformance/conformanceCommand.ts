import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Writable } from 'node:stream';
import { Backend, type Settings } from './backend';
import { NoAnswer } from './outcomes';
import { lineOf, summaryOf } from './report';
import { checkRules, type Finding, type Rule } from './rule';
import { applicationRules } from './rules/applicationRules';
import { catalogueRules } from './rules/catalogueRules';
import { crossOriginRules } from './rules/crossOriginRules';
import { dictionaryRules } from './rules/dictionaryRules';
import { myApplicationRules } from './rules/myApplicationRules';
import { refusalRules } from './rules/refusalRules';

/** Every rule, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...catalogueRules,
  ...dictionaryRules,
  ...applicationRules,
  ...myApplicationRules,
  ...refusalRules,
  ...crossOriginRules,
];

/** Where the command writes. */
export interface Surroundings {
  out: Writable;
  say: (line: string) => void;
  now: () => Date;
  /**
   * Gets the exit code: 0 when the site works with the backend, 1 when a rule for that is broken, 2 when the backend
   * could not be checked to the end.
   */
  ended: (code: 0 | 1 | 2) => void;
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The parsers of the words; each throws what commander adds to its error. */
function urlOf(url: string): string {
  if (!isHttp(url)) throw new InvalidArgumentError('It must be like https://host/api/rekrutacja/.');
  return url.endsWith('/') ? url : `${url}/`;
}

function originOf(origin: string): string {
  if (isHttp(origin) && new URL(origin).origin === origin) return origin;
  throw new InvalidArgumentError('It must be like https://www.example.org.');
}

function postcodeOf(code: string): string {
  const digits = code.replace('-', '');
  if (!/^\d{5}$/.test(digits)) throw new InvalidArgumentError('It must be five digits.');
  return digits;
}

async function check(settings: Settings, { out }: Surroundings): Promise<boolean> {
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
  return findings.every(({ outcome }) => outcome !== 'broken');
}

/** Adds `conformance`: whether a backend keeps to the contract (docs/contract.md, "Checking a backend"). */
export function conformanceCommand(program: Command, surroundings: Surroundings): void {
  const { say, now, ended } = surroundings;
  program
    .command('conformance')
    .description('check whether a backend keeps to the contract')
    .argument('<url>', 'the address of the calls (apiBase)', urlOf)
    .option('--write', 'also send applications, of "Test Conformance-Test"', false)
    .option('--origin <origin>', 'a site on another origin', originOf)
    .option('--postcode <code>', 'a Polish postcode that the backend knows', postcodeOf, '30059')
    .option('--poland <value>', 'the code of Poland in the dictionaries', 'PL')
    .action(async (url, { origin = null, ...options }) => {
      try {
        ended((await check({ ...options, url, origin, now }, surroundings)) ? 0 : 1);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        say(error instanceof NoAnswer ? `The backend cannot be checked: ${why}` : why);
        ended(2);
      }
    });
}
