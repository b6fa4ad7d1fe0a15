import { sql, type Kysely, type Migration } from 'kysely';
import { personKey } from '../../applications/personKey';
import type { ApplicationTable, Tables } from '../tables';

/** Rows per query. */
const BATCH_SIZE = 500;

type Place = Pick<ApplicationTable, 'created_at' | 'id'>;

type Applications = Pick<Tables, 'applications'>;

/** The next applications by document, oldest first. */
function applicationsAfter(database: Kysely<Applications>, { created_at, id }: Place) {
  return database
    .selectFrom('applications')
    .select(['id', 'created_at', 'rekrutacja_id', 'kierunek_specjalnosc_id', 'obywatelstwo'])
    .select(['obcokrajowiec_rodzaj_dowodu', 'obcokrajowiec_seria_numer_dowodu'])
    .where('pesel', 'is', null)
    .where((eb) =>
      eb.or([
        eb('created_at', '>', created_at),
        eb.and([eb('created_at', '=', created_at), eb('id', '>', id)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

type Row = Awaited<ReturnType<typeof applicationsAfter>>[number];

/**
 * When the person already has a row for the same offer, this one keeps its old key: both rows stay and the older one
 * counts.
 */
async function storeKey(database: Kysely<Applications>, row: Row): Promise<void> {
  const key = personKey({
    pesel: null,
    obcokrajowiecRodzajDowodu: row.obcokrajowiec_rodzaj_dowodu,
    obcokrajowiecSeriaNumerDowodu: row.obcokrajowiec_seria_numer_dowodu,
    obywatelstwo: row.obywatelstwo,
  });
  await database
    .updateTable('applications')
    .set({ person_key: key })
    .where('id', '=', row.id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applications as other')
            .select(sql`1`.as('found'))
            .where('other.person_key', '=', key)
            .where('other.rekrutacja_id', '=', row.rekrutacja_id)
            .where('other.kierunek_specjalnosc_id', '=', row.kierunek_specjalnosc_id),
        ),
      ),
    )
    .execute();
}

async function storeKeys(database: Kysely<Applications>): Promise<void> {
  let last: Place | undefined = { created_at: '', id: '' };
  while (last !== undefined) {
    const rows: Row[] = await applicationsAfter(database, last);
    for (const row of rows) await storeKey(database, row);
    last = rows.at(-1);
  }
}

/**
 * Recomputes the person key of applications by document: it now includes the issuing country and a normalised number.
 * Idempotent.
 */
export const personKeys: Migration = {
  async up(database: Kysely<unknown>) {
    const tables = database.withTables<Applications>();
    // PostgreSQL already runs migrations in a transaction.
    if (tables.isTransaction) await storeKeys(tables);
    else await tables.transaction().execute(storeKeys);
  },
};
