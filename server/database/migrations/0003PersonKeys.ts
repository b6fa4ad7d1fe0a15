import { type Kysely, type Migration, sql } from 'kysely';
import type { DocumentType } from '../../../src/contract/application';
import { personKey } from '../../applications/personKey';

/** An application of a person without a PESEL. */
interface Row {
  id: string;
  rekrutacja_id: string;
  kierunek_specjalnosc_id: string;
  obywatelstwo: string;
  obcokrajowiec_rodzaj_dowodu: DocumentType | null;
  obcokrajowiec_seria_numer_dowodu: string | null;
}

/**
 * When the person already has a row for the same offer, this one keeps its old key: both rows stay and the older one
 * counts.
 */
async function storeKey(database: Kysely<unknown>, row: Row): Promise<void> {
  const key = personKey({
    pesel: null,
    obcokrajowiecRodzajDowodu: row.obcokrajowiec_rodzaj_dowodu,
    obcokrajowiecSeriaNumerDowodu: row.obcokrajowiec_seria_numer_dowodu,
    obywatelstwo: row.obywatelstwo,
  });
  await sql`update applications set person_key = ${key} where id = ${row.id} and not exists
    (select 1 from applications as other where other.person_key = ${key}
      and other.rekrutacja_id = ${row.rekrutacja_id}
      and other.kierunek_specjalnosc_id = ${row.kierunek_specjalnosc_id})`.execute(database);
}

/**
 * Recomputes the person key of applications by document: it now includes the issuing country and a normalised number.
 * Idempotent.
 */
export const personKeys: Migration = {
  async up(database: Kysely<unknown>) {
    const { rows } = await sql<Row>`select id, rekrutacja_id, kierunek_specjalnosc_id, obywatelstwo,
      obcokrajowiec_rodzaj_dowodu, obcokrajowiec_seria_numer_dowodu
      from applications where pesel is null order by created_at, id`.execute(database);
    for (const row of rows) await storeKey(database, row);
  },
};
