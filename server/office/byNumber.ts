import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import type { RecruitmentDatabase } from '../database/tables';
import { findApplications, type OfficeRow } from '../rows/officeRows';

/**
 * The applications with a reference number.
 *
 * @param typed the number in any case, in one word or in two
 * @throws Error when it is no number, or nobody has it
 */
export async function byNumber(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  const reference = typedReference(typed);
  if (reference === null) throw new Error(`"${typed}" is no reference number.`);
  const rows = await findApplications(database, { reference });
  if (rows.length === 0) {
    throw new Error(`There is no application ${shownReference(reference)}.`);
  }
  return rows;
}
