import { parseArgs } from 'node:util';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import { inTransaction } from '../database/inTransaction';
import type { OutboxTable, RecruitmentDatabase, Tables } from '../database/tables';
import { audit } from '../office/audit';
import { OfficeError } from '../office/officeArguments';
import type { Streams } from '../office/officeCommand';
import { EVENT_STATES, KIND_OF_CHANNEL, type EventState } from './eventKinds';
import { numberEvents } from './numberEvents';

const OUTBOX_USAGE = `Use: npm run outbox -- COMMAND
  list   [waiting|parked|delivered|skipped] [--channel webhook|mail]
  retry  NUMBER|--all [--channel webhook|mail]
  skip   NUMBER|--all [--channel webhook|mail]
"list" counts the events and shows those that wait or are parked, or those in the given state. "retry" delivers the event of an
application again, in whatever state it is; with --all whatever is parked, or waits and is not under way. "skip" delivers it no more; with --all whatever waits
or is parked. Without --channel all of this is done for both. Who retries or skips is recorded in the table "audit".`;

/** Events that are not finished. */
const OPEN: readonly EventState[] = ['waiting', 'parked'];

/** Rows per query. */
const BATCH_SIZE = 500;

function usageError(): OfficeError {
  return new OfficeError(OUTBOX_USAGE);
}

type ChannelName = keyof typeof KIND_OF_CHANNEL;

const CHANNELS = Object.keys(KIND_OF_CHANNEL) as ChannelName[];

/** @throws OfficeError */
function channelsOf(name: string | undefined): readonly ChannelName[] {
  const channels = CHANNELS.filter((channel) => name === undefined || channel === name);
  if (channels.length === 0) throw usageError();
  return channels;
}

const kindsOf = (channels: readonly ChannelName[]) =>
  channels.map((channel) => KIND_OF_CHANNEL[channel]);

/** @throws OfficeError */
function readArguments(given: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options: { all: { type: 'boolean', default: false }, channel: { type: 'string' } },
      allowPositionals: true,
    });
    const [command = '', ...words] = positionals;
    const channels = channelsOf(values.channel);
    return { command, word: words.join(' '), all: values.all, channels };
  } catch {
    throw usageError();
  }
}

async function* rowsIn(
  database: RecruitmentDatabase,
  channels: readonly ChannelName[],
  states: readonly EventState[],
) {
  let after = 0;
  for (;;) {
    const rows = await database
      .selectFrom('outbox')
      .innerJoin('applications', 'applications.id', 'outbox.application_id')
      .select(['position', 'reference', 'kind', 'state', 'attempts', 'due_at', 'result'])
      .where('kind', 'in', kindsOf(channels))
      .where('state', 'in', states)
      .where('position', '>', after)
      .orderBy('position')
      .limit(BATCH_SIZE)
      .execute();
    yield* rows;
    after = rows.at(-1)?.position ?? 0;
    if (rows.length < BATCH_SIZE) return;
  }
}

/** How many events of each channel are in each state, and a line for each of those in the given one. */
async function list(
  database: RecruitmentDatabase,
  word: string,
  channels: readonly ChannelName[],
  { out, say }: Pick<Streams, 'out' | 'say'>,
): Promise<void> {
  const states = word === '' ? OPEN : EVENT_STATES.filter((state) => state === word);
  if (states.length === 0) throw usageError();
  await numberEvents(database);
  const counts = await database
    .selectFrom('outbox')
    .select(['kind', 'state', ({ fn }) => fn.countAll().as('all')])
    .groupBy(['kind', 'state'])
    .execute();
  for (const channel of channels) {
    const countOf = (state: EventState) => {
      const found = counts.find(
        (row) => row.kind === KIND_OF_CHANNEL[channel] && row.state === state,
      );
      return `${Number(found?.all ?? 0)} ${state}`;
    };
    say(`${channel}: ${EVENT_STATES.map(countOf).join(', ')}`);
  }
  for await (const row of rowsIn(database, channels, states)) {
    const cells = [
      row.position,
      shownReference(row.reference),
      CHANNELS.find((channel) => KIND_OF_CHANNEL[channel] === row.kind),
      row.state,
      row.attempts,
      row.due_at,
      row.result ?? '',
    ];
    out.write(`${cells.join('\t')}\n`);
  }
}

/** The row after `retry` or `skip`. A lease is taken away: what its attempt brings no longer counts. */
function changeOf(command: 'retry' | 'skip', now: Date): Partial<OutboxTable> {
  if (command === 'skip') return { state: 'skipped', lease: null };
  const due_at = now.toISOString();
  return { state: 'waiting', attempts: 0, first_attempt_at: null, due_at, lease: null };
}

/** Which events: of the application with this number, or all that are open; and of which channels. */
interface Chosen {
  reference: string | null;
  channels: readonly ChannelName[];
}

/**
 * Changes the next events after a position one by one, in the order of positions, in which servers lease them too: so
 * neither ever waits for a row of the other while the other waits for one of its own.
 *
 * @returns the number of changed events, and the last position; null after the last batch
 */
async function changeBatch(
  transaction: Transaction<Tables>,
  command: 'retry' | 'skip',
  { reference, channels }: Chosen,
  after: number,
  now: Date,
): Promise<{ changed: number; last: number | null }> {
  const states = command === 'retry' && reference !== null ? EVENT_STATES : OPEN;
  // What a server is about to deliver would come twice: only who asks for one event gets that.
  const isLeft = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    command === 'retry' && reference === null
      ? eb.or([eb('lease', 'is', null), eb('due_at', '<=', now.toISOString())])
      : eb.lit(true);
  let query = transaction
    .selectFrom('outbox')
    .select(['id', 'position'])
    .where('kind', 'in', kindsOf(channels))
    .where('position', '>', after)
    .where('state', 'in', states)
    .where(isLeft);
  if (reference !== null) {
    query = query.where('application_id', 'in', (eb) =>
      eb.selectFrom('applications').select('id').where('reference', '=', reference),
    );
  }
  const rows = await query.orderBy('position').limit(BATCH_SIZE).execute();
  let changed = 0;
  for (const { id } of rows) {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set(changeOf(command, now))
      .where('id', '=', id)
      .where('state', 'in', states)
      .where(isLeft)
      .executeTakeFirstOrThrow();
    changed += Number(numUpdatedRows);
  }
  if (changed > 0) await audit(transaction, `outbox ${command}`, changed);
  return { changed, last: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.position ?? null) };
}

/** @returns the number of changed events */
async function change(
  database: RecruitmentDatabase,
  command: 'retry' | 'skip',
  { word, all, channels }: { word: string; all: boolean; channels: readonly ChannelName[] },
  now: Date,
): Promise<number> {
  if (all === (word !== '')) throw usageError();
  const reference = typedReference(word);
  if (!all && reference === null) throw new OfficeError(`"${word}" is no reference number.`);
  await numberEvents(database);
  let events = 0;
  let after: number | null = 0;
  while (after !== null) {
    const position: number = after;
    const { changed, last } = await inTransaction(database, (transaction) =>
      changeBatch(transaction, command, { reference, channels }, position, now),
    );
    events += changed;
    after = last;
  }
  return events;
}

/**
 * Carries out a command on the outbox (docs/integration.md). Safe while servers run.
 *
 * @param given what was typed after `outbox`
 * @throws OfficeError with what was wrong about it
 */
export async function runOutboxCommand(
  database: RecruitmentDatabase,
  given: readonly string[],
  now: Date,
  streams: Pick<Streams, 'out' | 'say'>,
): Promise<void> {
  const { command, word, all, channels } = readArguments(given);
  if (command === 'list' && !all) return list(database, word, channels, streams);
  if (command !== 'retry' && command !== 'skip') throw usageError();
  const events = await change(database, command, { word, all, channels }, now);
  if (events === 0 && !all) throw new OfficeError('There is no such event.');
  streams.say(
    command === 'retry' ? `${events} events are due now.` : `${events} events are skipped.`,
  );
}
