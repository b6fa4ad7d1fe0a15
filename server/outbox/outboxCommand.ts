import type { ExpressionBuilder } from 'kysely';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import { command, runSubcommand, UsageError } from '../commandLine';
import { counted } from '../counted';
import { inTransaction } from '../database/inTransaction';
import type { OutboxTable, RecruitmentDatabase, Tables } from '../database/tables';
import { audit } from '../office/audit';
import type { OfficeTools } from '../office/officeCommand';
import { EVENT_STATES, type EventKind, type EventState, KINDS_OF_CHANNEL } from './eventKinds';
import { isDue } from './leases';
import { lockEvents } from './lockEvents';
import { numberEvents } from './numberEvents';

export const OUTBOX_USAGE = `Use: npm run outbox -- COMMAND
  list   [waiting|parked|delivered|skipped] [--channel webhook|mail]
  retry  NUMBER|--all [--channel webhook|mail]
  skip   NUMBER|--all [--channel webhook|mail]
"list" counts the events and shows those that wait or are parked, or those in the given state. "retry" delivers the event of an
application again, in whatever state it is; with --all whatever is parked, or waits and is not under way. "skip" delivers it no more; with --all whatever waits
or is parked. Without --channel all of this is done for both. Who retries or skips is recorded in the table "audit".`;

/** Events that are not finished. */
const OPEN: readonly EventState[] = ['waiting', 'parked'];

type ChannelName = keyof typeof KINDS_OF_CHANNEL;

const CHANNELS = Object.keys(KINDS_OF_CHANNEL) as ChannelName[];

/** @throws UsageError */
function channelsOf(name: string | undefined): readonly ChannelName[] {
  const channels = CHANNELS.filter((channel) => name === undefined || channel === name);
  if (channels.length === 0) throw new UsageError();
  return channels;
}

const channelOf = (kind: EventKind) =>
  CHANNELS.find((channel) => KINDS_OF_CHANNEL[channel].some((one) => one === kind));

const kindsOf = (channels: readonly ChannelName[]): EventKind[] =>
  channels.flatMap((channel) => KINDS_OF_CHANNEL[channel]);

const rowsIn = (
  database: RecruitmentDatabase,
  channels: readonly ChannelName[],
  states: readonly EventState[],
) =>
  database
    .selectFrom('outbox')
    .leftJoin('applications', 'applications.id', 'outbox.application_id')
    .select(['position', 'kind', 'state', 'attempts', 'due_at', 'result'])
    .select(({ fn }) => fn.coalesce('reference', 'erased_reference').as('reference'))
    .where('kind', 'in', kindsOf(channels))
    .where('state', 'in', states)
    .orderBy('position')
    .execute();

/** How many events of each channel are in each state, and a line for each of those in the given one. */
async function list(
  database: RecruitmentDatabase,
  word: string,
  channels: readonly ChannelName[],
  { out, say }: OutboxTools,
): Promise<void> {
  const states = word === '' ? OPEN : EVENT_STATES.filter((state) => state === word);
  if (states.length === 0) throw new UsageError();
  await numberEvents(database);
  const counts = await database
    .selectFrom('outbox')
    .select(['kind', 'state', ({ fn }) => fn.countAll().as('all')])
    .groupBy(['kind', 'state'])
    .execute();
  for (const channel of channels) {
    const countOf = (state: EventState) => {
      const found = counts.filter((row) => row.state === state && channelOf(row.kind) === channel);
      return `${found.reduce((sum, { all }) => sum + Number(all), 0)} ${state}`;
    };
    say(`${channel}: ${EVENT_STATES.map(countOf).join(', ')}`);
  }
  for (const row of await rowsIn(database, channels, states)) {
    const cells = [
      row.position,
      shownReference(row.reference ?? ''),
      channelOf(row.kind),
      row.state,
      row.attempts,
      row.due_at,
      row.result ?? '',
    ];
    out.write(`${cells.join('\t')}\n`);
  }
}

type Change = 'retry' | 'skip';

/** The row after `retry` or `skip`. A lease is taken away: what its attempt brings no longer counts. */
function changeOf(name: Change, now: Date): Partial<OutboxTable> {
  if (name === 'skip') return { state: 'skipped', lease: null };
  const due_at = now.toISOString();
  return { state: 'waiting', attempts: 0, first_attempt_at: null, due_at, lease: null };
}

/**
 * Which events `retry` or `skip` changes.
 *
 * @param reference of one application; null for all that are open
 */
const chosen =
  (name: Change, reference: string | null, channels: readonly ChannelName[], now: Date) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) => {
    const ofChannels = eb('kind', 'in', kindsOf(channels));
    const open = eb('state', 'in', OPEN);
    if (reference === null) {
      // What a server is about to deliver would come twice: only who asks for one event gets that.
      const isLeft = eb.or([eb('lease', 'is', null), isDue(now.toISOString())(eb)]);
      return eb.and([ofChannels, open, ...(name === 'retry' ? [isLeft] : [])]);
    }
    const ids = eb.selectFrom('applications').select('id').where('reference', '=', reference);
    const ofApplication = eb.or([
      eb('erased_reference', '=', reference),
      eb('application_id', 'in', ids),
    ]);
    return eb.and([ofChannels, ofApplication, ...(name === 'skip' ? [open] : [])]);
  };

/** @returns the number of changed events */
async function change(
  database: RecruitmentDatabase,
  name: Change,
  ...[reference, channels, now]: [string | null, readonly ChannelName[], Date]
): Promise<number> {
  const which = chosen(name, reference, channels, now);
  await numberEvents(database);
  return inTransaction(database, async (transaction) => {
    await lockEvents(transaction, which);
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set(changeOf(name, now))
      .where(which)
      .executeTakeFirstOrThrow();
    const changed = Number(numUpdatedRows);
    if (changed > 0) await audit(transaction, `outbox ${name}`, changed);
    return changed;
  });
}

const CHANNEL = { channel: { type: 'string' } } as const;
const CHANGED = { ...CHANNEL, all: { type: 'boolean', default: false } } as const;

const changing = (name: Change, done: string) =>
  command(CHANGED, [0, 1, 2], async ({ options, word }, tools: OutboxTools) => {
    const channels = channelsOf(options.channel);
    if (options.all === (word !== '')) throw new UsageError();
    const reference = typedReference(word);
    if (!options.all && reference === null) throw new Error(`"${word}" is no reference number.`);
    await tools.database(async (database) => {
      const events = await change(database, name, reference, channels, tools.now());
      if (events === 0 && !options.all) throw new Error('There is no such event.');
      tools.say(`${counted(events, 'event')} ${done}.`);
    });
  });

const COMMANDS = {
  list: command(CHANNEL, [0, 1], ({ options, word }, tools: OutboxTools) => {
    const channels = channelsOf(options.channel);
    return tools.database((database) => list(database, word, channels, tools));
  }),
  retry: changing('retry', 'due now'),
  skip: changing('skip', 'skipped'),
};

/** What the commands work with. */
export interface OutboxTools extends Pick<OfficeTools, 'database' | 'out' | 'say'> {
  now: () => Date;
}

/**
 * Carries out a command on the outbox (docs/integration.md). Safe while servers run.
 *
 * @param words what was typed after `outbox`
 * @throws Error with what was wrong about it
 */
export function runOutboxCommand(words: readonly string[], tools: OutboxTools): Promise<void> {
  return runSubcommand(COMMANDS, OUTBOX_USAGE, words, tools);
}
