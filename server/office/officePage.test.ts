import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';

const PAGE = readFileSync(join(__dirname, '..', '..', 'docs', 'office.md'), 'utf8');
const VIEW = /```sql\n([^]*?);\n```/.exec(PAGE)?.[1] ?? '';
const IN_POSTGRES = /In PostgreSQL use `([^`]+)`/.exec(PAGE)?.[1] ?? '';

const place = databaseForEachTest();

test('the database can be asked as the page says', async () => {
  await storeApplication(place.database, 'one');
  const isEmbedded = place.url === null;
  if (isEmbedded) await sql.raw(VIEW).execute(place.database);
  const query = isEmbedded
    ? 'select * from zgloszenia'
    : `select mailbox as email, ${IN_POSTGRES} as nazwisko from applications`;
  const { rows } = await sql.raw(query).execute(place.database);
  const columns = isEmbedded ? { imie: 'Testowa', telefon: '+48600100200' } : {};
  const sent = { email: 'test@example.org', nazwisko: 'Osoba-Próbna', ...columns };
  expect(rows).toMatchObject([sent]);
});
