import type { Application } from '../../src/contract/application';
import { placeOf } from '../database/places';
import type { ApplicationTable } from '../database/tables';
import { mailboxOf } from '../person/mailbox';
import { namesakeKey } from '../person/namesakeKey';
import { personKey } from '../person/personKey';

/** Describes what the row of an application has beside the application. */
type Stored = Pick<
  ApplicationTable,
  'id' | 'reference' | 'created_at' | 'suspected' | 'attribution'
>;

/** Maps an application to its database row. */
export function applicationRow(application: Application, stored: Stored): ApplicationTable {
  return {
    ...stored,
    person_key: personKey(application.kandydat),
    namesake_key: namesakeKey(application.kandydat),
    ...placeOf(application.wybranyNabor),
    mailbox: mailboxOf(application.kandydat.email),
    birth_date: application.kandydat.dataUrodzenia,
    payload: JSON.stringify(application),
    state: 'OTRZYMANE',
    message: null,
    changed_at: stored.created_at,
    withdrawn_at: null,
  };
}
