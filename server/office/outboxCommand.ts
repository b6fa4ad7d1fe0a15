import { Argument, type Command, Option } from '@commander-js/extra-typings';
import type { ExpressionBuilder } from 'kysely';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import type { CommandTools } from '../commandLine';
import { counted } from '../counted';
import { audit } from '../database/audit';
import {
  EVENT_STATES,
  type EventKind,
  type EventState,
  KINDS_OF_CHANNEL,
} from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import type { OutboxTable, RecruitmentDatabase, Tables } from '../database/tables';
import { lockEvents, numberEvents } from '../outbox/numberEvents';

/** Events that are not finished. */
const OPEN: readonly EventState[] = ['waiting', 'parked'];

type ChannelName = keyof typeof KINDS_OF_CHANNEL;

const CHANNELS = Object.keys(KINDS_OF_CHANNEL) as ChannelName[];

/** The channel of the option; without it both. */
const channelsOf = (name: ChannelName | undefined) => (name === undefined ? CHANNELS : [name]);

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
    .select(['position', 'kind', 'outbox.state', 'attempts', 'due_at', 'result'])
    .select(({ fn }) => fn.coalesce('reference', 'erased_reference').as('reference'))
    .where('kind', 'in', kindsOf(channels))
    .where('outbox.state', 'in', states)
    .orderBy('position')
    .execute();

/** Counts the events of each channel in each state, and lists those in the given ones. */
async function list(
  database: RecruitmentDatabase,
  states: readonly EventState[],
  channels: readonly ChannelName[],
  { out, say }: CommandTools,
): Promise<void> {
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

/** The row after `retry` or `skip`. The row loses its lease, so that the result of that attempt no longer counts. */
function changeOf(name: Change, now: Date): Partial<OutboxTable> {
  if (name === 'skip') return { state: 'skipped', lease: null };
  const due_at = now.toISOString();
  return { state: 'waiting', attempts: 0, first_attempt_at: null, due_at, lease: null };
}

/**
 * Chooses the events that `retry` or `skip` changes.
 *
 * @param reference of one application; null for all that are open
 */
const chosen =
  (name: Change, reference: string | null, channels: readonly ChannelName[], now: Date) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) => {
    const ofChannels = eb('kind', 'in', kindsOf(channels));
    const open = eb('state', 'in', OPEN);
    if (reference === null) {
      // An event that a server is about to deliver would arrive twice, so it is left out unless the reference names it.
      const isLeft = eb.or([eb('lease', 'is', null), eb('due_at', '<=', now.toISOString())]);
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

const CHANNEL = new Option('--channel <channel>', 'only what this one delivers').choices(CHANNELS);

/** Adds a command that changes the events of one application or all that are open. */
function changeCommand(
  outbox: Command,
  { name, says, done }: { name: Change; says: string; done: string },
  tools: CommandTools,
): void {
  outbox
    .command(name)
    .description(says)
    .argument('[number...]', 'the reference number of an application')
    .option('--all', 'all events that wait or are parked', false)
    .addOption(CHANNEL)
    .action(async (words, { all, channel }, command) => {
      const typed = words.join(' ');
      const reference = typedReference(typed);
      if (all === (typed !== '')) command.error('error: name an application or --all');
      if (!all && reference === null) throw new Error(`"${typed}" is no reference number.`);
      await tools.database(async (database) => {
        const events = await change(database, name, reference, channelsOf(channel), tools.now());
        if (events === 0 && !all) throw new Error('There is no such event.');
        tools.say(`${counted(events, 'event')} ${done}.`);
      });
    });
}

/** Adds `outbox`, the commands on the outbox (docs/integration.md). All are safe while servers run. */
export function outboxCommands(program: Command, tools: CommandTools): void {
  const outbox = program
    .command('outbox')
    .description('list, retry and skip events; who changes them is recorded in the table "audit"');
  outbox
    .command('list')
    .description('count the events, and list those that wait or are parked, or those in a state')
    .addArgument(new Argument('[state]').choices(EVENT_STATES))
    .addOption(CHANNEL)
    .action((state, { channel }) =>
      tools.database((database) =>
        list(database, state === undefined ? OPEN : [state], channelsOf(channel), tools),
      ),
    );
  const retried = 'deliver events again, in whatever state; with --all none that is under way';
  changeCommand(outbox, { name: 'retry', says: retried, done: 'due now' }, tools);
  const skipped = 'deliver events no more';
  changeCommand(outbox, { name: 'skip', says: skipped, done: 'skipped' }, tools);
}
