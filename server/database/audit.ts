import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { inTransaction } from './inTransaction';
import type { RecruitmentDatabase, Tables } from './tables';

/** The user of the operating system; by number where the system has no name for it, as in many containers. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${String(process.getuid?.())}`;
  }
}

/**
 * Records who searched, exported or erased applications, when, how and how many, but never which ones.
 *
 * @param transaction of `inTransaction`, which waits while others write
 * @param by the user of the operating system unless it is somebody else
 */
export async function audit(
  transaction: Transaction<Tables>,
  command: string,
  applications: number,
  by = actor(),
): Promise<void> {
  const row = { id: randomUUID(), at: new Date().toISOString(), actor: by };
  await transaction
    .insertInto('audit')
    .values({ ...row, command, applications })
    .execute();
}

/** Records it in a transaction of its own, before anything leaves: an interrupted command is recorded as well. */
export function record(
  database: RecruitmentDatabase,
  ...what: [command: string, applications: number, by?: string]
): Promise<void> {
  return inTransaction(database, (transaction) => audit(transaction, ...what));
}

/**
 * Makes a change of one application and records it, in one transaction.
 *
 * @returns the result of `change`; only `changed` is recorded
 */
export function recordChange<TResult extends string>(
  database: RecruitmentDatabase,
  change: (transaction: Transaction<Tables>) => Promise<TResult | 'changed'>,
  command: string,
  by?: string,
): Promise<TResult | 'changed'> {
  return inTransaction(database, async (transaction) => {
    const result = await change(transaction);
    if (result === 'changed') await audit(transaction, command, 1, by);
    return result;
  });
}
