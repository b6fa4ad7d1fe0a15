import type { FastifyInstance } from 'fastify';
import type { PostcodePlace } from '../../src/contract/postcode';
import type { RecruitmentDatabase } from '../database/tables';
import { NOT_FOUND, refuse } from '../http/refusals';

/** Maximum number of places in a response. */
const LIMIT = 200;

/**
 * The places of a postcode, without duplicates. For a town in the seed, imported rows are left out: the seed has
 * streets.
 */
export async function placesOf(
  database: RecruitmentDatabase,
  code: string,
): Promise<PostcodePlace[]> {
  const rows = await database
    .selectFrom('postcodes')
    .select(['source', 'miejscowosc', 'rodzaj_miejscowosci', 'ulica', 'wojewodztwo'])
    .where('code', '=', code)
    .orderBy('position')
    .limit(2 * LIMIT)
    .execute();
  const seeded = rows.filter(({ source }) => source === 'seed');
  const towns = new Set(seeded.map(({ miejscowosc }) => miejscowosc));
  const imported = rows.filter(
    ({ source, miejscowosc }) => source === 'import' && !towns.has(miejscowosc),
  );
  return [...seeded, ...imported].slice(0, LIMIT).map((row) => ({
    miejscowosc: row.miejscowosc,
    rodzajMiejscowosci: row.rodzaj_miejscowosci,
    ulica: row.ulica,
    wojewodztwo: row.wojewodztwo,
  }));
}

/** `GET kody-pocztowe/{5 digits}`: an empty list for an unknown code, 404 for anything but five digits. */
export function postcodeRoutes(app: FastifyInstance, database: RecruitmentDatabase): void {
  app.get<{ Params: { code: string } }>('/kody-pocztowe/:code', async (request, reply) => {
    const { code } = request.params;
    if (!/^\d{5}$/.test(code)) return refuse(reply, NOT_FOUND);
    return reply.send(await placesOf(database, code));
  });
}
