import type { Application } from '../../src/contract/application';
import type { ApplicationTable } from '../database/tables';
import { mailboxOf } from './mailbox';
import { namesakeKey } from './namesakeKey';
import { personKey } from './personKey';

/** What the row of an application has beside the application. */
type Stored = Pick<
  ApplicationTable,
  'id' | 'reference' | 'created_at' | 'suspected' | 'attribution'
>;

/** Maps an application to its database row. */
export function applicationRow(application: Application, stored: Stored): ApplicationTable {
  const { rekrutacja, kierunekSpecjalnosc } = application.wybranyNabor;
  return {
    ...stored,
    person_key: personKey(application.kandydat),
    namesake_key: namesakeKey(application.kandydat),
    rekrutacja_id: String(rekrutacja.id),
    kierunek_specjalnosc_id: String(kierunekSpecjalnosc.id),
    mailbox: mailboxOf(application.kandydat.email),
    payload: JSON.stringify(application),
  };
}
