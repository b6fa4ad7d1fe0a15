import type { Application } from '../../src/contract/application';
import type { ApplicationTable } from '../database/tables';
import { mailboxOf } from './mailbox';
import { personKey } from './personKey';

/** What the row of an application has beside the application. */
type Receipt = Pick<
  ApplicationTable,
  'id' | 'reference' | 'created_at' | 'suspected' | 'attribution'
>;

/** Maps an application to its database row. */
export function applicationRow(application: Application, receipt: Receipt): ApplicationTable {
  const { rekrutacja, kierunekSpecjalnosc } = application.wybranyNabor;
  return {
    ...receipt,
    person_key: personKey(application.kandydat),
    rekrutacja_id: String(rekrutacja.id),
    kierunek_specjalnosc_id: String(kierunekSpecjalnosc.id),
    mailbox: mailboxOf(application.kandydat.email),
    payload: JSON.stringify(application),
  };
}
