import type { Kysely } from 'kysely';
import type { Application } from '../../src/contract/application';
import type { ApplicationState, MyApplication } from '../../src/contract/myApplication';
import { maskedEmail } from '../../src/domain/contact';
import type { ApplicationTable, Tables } from '../database/tables';

/** The state as candidates and the office see it. */
export function shownState({
  state,
  withdrawn_at,
}: Pick<ApplicationTable, 'state' | 'withdrawn_at'>): ApplicationState {
  return withdrawn_at === null ? state : 'WYCOFANE';
}

/**
 * Returns what the page "My application" shows: the state, and nothing that was typed but the masked e-mail address.
 */
export async function readState(
  database: Kysely<Tables>,
  id: string,
): Promise<MyApplication | null> {
  const row = await database
    .selectFrom('applications')
    .select([
      'reference',
      'created_at',
      'payload',
      'state',
      'message',
      'changed_at',
      'withdrawn_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const poprawki = await database
    .selectFrom('corrections')
    .select(['created_at as zlozono', 'state as stan', 'message as wiadomosc'])
    .where('application_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // The payload was validated before it was stored.
  const { kandydat, wybranyNabor } = JSON.parse(row.payload) as Application;
  return {
    numer: row.reference,
    zapisano: row.created_at,
    wybranyNabor,
    email: maskedEmail(kandydat.email),
    stan: shownState(row),
    wiadomosc: row.withdrawn_at === null ? row.message : null,
    zmieniono: row.withdrawn_at ?? row.changed_at,
    poprawki,
  };
}
