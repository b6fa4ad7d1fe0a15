import { type Command, Option } from '@commander-js/extra-typings';
import type { Transaction } from 'kysely';
import { plainLines } from '../../src/domain/plainText';
import { shownReference } from '../../src/domain/referenceNumber';
import type { CommandTools } from '../commandLine';
import { counted } from '../counted';
import { audit, recordChange } from '../database/audit';
import type { RecruitmentDatabase, Tables } from '../database/tables';
import { wrongAttempts } from '../myApplication/identify';
import { type Change, LIVE_STATES, restore, setState, withdraw } from '../myApplication/states';
import type { OfficeRow } from '../rows/officeRows';
import { byNumber } from './searchApplications';

export const MESSAGE = new Option('--message <text>', 'what the candidate reads about it');

/** The text as it is stored; null for none. */
export const plainMessage = (text: string | undefined): string | null =>
  plainLines(text ?? '') || null;

export const changeOf = ({ now, notifies }: CommandTools): Change => ({
  now: now(),
  notifies: notifies(),
});

/** @throws Error when there is none, or several people have it by chance */
async function oneByNumber(database: RecruitmentDatabase, typed: string): Promise<OfficeRow> {
  const [row, ...others] = await byNumber(database, typed);
  if (row === undefined || others.length > 0) {
    throw new Error('Several applications have this number.');
  }
  return row;
}

/** The reason why a change was not made, by its result. */
const REASONS: Readonly<Record<string, string>> = {
  unknown: 'The application was erased.',
  withdrawn: 'It is withdrawn: restore it first.',
  noPlaces: 'It cannot be restored: the offer is full.',
  appliedAnew: 'It cannot be restored: the person has applied for the offer anew.',
};

/** Says what was done. @throws Error with the reason when nothing was done */
function report(result: string, row: OfficeRow, done: string, { say }: CommandTools): void {
  if (result === 'unchanged') throw new Error(`Nothing changed: its state is ${row.state}.`);
  if (result !== 'changed') throw new Error(REASONS[result] ?? result);
  say(`${shownReference(row.reference)}: ${done}.`);
}

/** A group of a number has four symbols. */
const GROUP = 4;

/**
 * The number, in one word or in two, and the state after it, if there is one.
 *
 * @throws Error for a word after the number that is no state
 */
function numberAndState(words: readonly string[]) {
  const last = words.at(-1) ?? '';
  if (words.length === 1 || last.length <= GROUP) return { typed: words.join(' ') };
  const state = LIVE_STATES.find((one) => one === last);
  if (state !== undefined) return { typed: words.slice(0, -1).join(' '), state };
  throw new Error(`"${last}" is no state to set: there are ${LIVE_STATES.join(', ')}.`);
}

/** The lines that the office sees about a state, including how often a wrong date of birth was tried on this day. */
async function showState(
  database: RecruitmentDatabase,
  typed: string,
  { out, now }: CommandTools,
): Promise<void> {
  const { reference, state, message } = await oneByNumber(database, typed);
  const wrong = await wrongAttempts(database, reference, now());
  const cells = [
    shownReference(reference),
    state,
    message ?? '',
    `${counted(wrong, 'wrong date')} today`,
  ];
  out.write(`${cells.join('\t')}\n`);
}

/** Adds `state`, `withdraw` and `restore`. Each change is one transaction with its event and its record. */
export function stateCommands(office: Command, tools: CommandTools): void {
  office
    .command('state')
    .description('show the state of an application, or set it')
    .argument('<number...>', `the number, and the state to set: ${LIVE_STATES.join(', ')}`)
    .addOption(MESSAGE)
    .action((words, options) =>
      tools.database(async (database) => {
        const { typed, state } = numberAndState(words);
        if (state === undefined) return showState(database, typed, tools);
        const row = await oneByNumber(database, typed);
        const message = plainMessage(options.message);
        const result = await recordChange(
          database,
          (transaction) => setState(transaction, row.id, { state, message }, changeOf(tools)),
          `state ${state}`,
        );
        report(result, row, state, tools);
      }),
    );

  office
    .command('withdraw')
    .description('withdraw an application, as its candidate can on the page')
    .argument('<number...>')
    .action((words) =>
      tools.database(async (database) => {
        const row = await oneByNumber(database, words.join(' '));
        const result = await recordChange(
          database,
          (transaction) => withdraw(transaction, row.id, changeOf(tools)),
          'withdraw',
        );
        report(result, row, 'withdrawn', tools);
      }),
    );

  office
    .command('restore')
    .description('restore a withdrawn application with its former state')
    .argument('<number...>')
    .action((words) =>
      tools.database(async (database) => {
        const row = await oneByNumber(database, words.join(' '));
        const record = (transaction: Transaction<Tables>) => audit(transaction, 'restore', 1);
        report(await restore(database, row.id, changeOf(tools), record), row, 'restored', tools);
      }),
    );
}
