import { referenceNumber } from '../../src/domain/referenceNumber';
import { applicationRow } from '../applications/applicationRow';
import { saveApplications, type Submission } from '../applications/saveApplications';
import type { RecruitmentDatabase } from '../database/tables';
import { testApplication } from './testApplication';

/**
 * An application to save.
 *
 * @param id also its key, from which its reference number follows
 */
export function testSubmission(
  id: string,
  changes: Parameters<typeof testApplication>[0] = {},
  createdAt = '2026-09-01T10:00:00.000Z',
): Submission {
  const row = applicationRow(testApplication(changes), {
    id,
    reference: referenceNumber(id),
    created_at: createdAt,
  });
  return { row, key: id, contentHash: '' };
}

/** Stores an application as the server does; takes what `testSubmission` takes and returns the reference number. */
export async function storeApplication(
  database: RecruitmentDatabase,
  ...given: Parameters<typeof testSubmission>
): Promise<string> {
  const submission = testSubmission(...given);
  const [result] = await saveApplications(database, [submission]);
  if (result !== 'accepted') throw new Error(`the application was not stored: ${String(result)}`);
  return submission.row.reference;
}
