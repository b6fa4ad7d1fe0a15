import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Tables } from './tables';

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
