import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { addressOf, refuseAttempt } from '../http/addressLimit';
import { dayOf, secondsToNextDay } from './identify';

/** Attempts to open an application that an address has on a day, on all servers together. */
const MOST_OF_ADDRESS = 60;

/**
 * Counts an attempt of an address. It stores neither the address nor anything from which the address could be computed
 * after the day.
 *
 * @returns true for an attempt too many
 */
async function isTooMany(
  database: RecruitmentDatabase,
  address: string,
  day: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { salt } = await transaction
      .insertInto('salts')
      .values({ day, salt: randomBytes(32).toString('base64') })
      // If another attempt has stored a salt of the day, this returns that salt.
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ day }))
      .returning('salt')
      .executeTakeFirstOrThrow();
    const counted = await transaction
      .insertInto('address_attempts')
      .values({
        day,
        address: createHmac('sha256', salt).update(address).digest('base64url'),
        attempts: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'address'])
          .doUpdateSet((eb) => ({ attempts: eb('address_attempts.attempts', '+', 1) }))
          .where('address_attempts.attempts', '<', MOST_OF_ADDRESS),
      )
      .returning('attempts')
      .executeTakeFirst();
    for (const table of ['salts', 'address_attempts'] as const) {
      await transaction.deleteFrom(table).where('day', '<', day).execute();
    }
    return counted === undefined;
  });
}

/** A hook that limits the attempts of an address in a day, together for all routes that have it. */
export function limitAttemptsOfDay(database: RecruitmentDatabase, now: () => Date) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const time = now();
    if (!(await isTooMany(database, addressOf(request), dayOf(time)))) return undefined;
    return refuseAttempt(reply, secondsToNextDay(time));
  };
}
