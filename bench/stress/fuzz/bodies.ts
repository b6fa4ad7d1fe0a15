import * as fc from 'fast-check';
import { openDatabase } from '../../../server/database/openDatabase';
import {
  APPLICATIONS,
  generatedBodies,
  isStoredAsSent,
} from '../../../server/testing/generatedBodies';

/** Parallel requests, and requests between two comparisons with the database. */
const PARALLEL = 16;
const CHUNK = 1000;

/** The number of responses by status, and all faults. */
export interface Findings {
  statuses: Map<string, number>;
  faults: string[];
}

function note(findings: Findings, status: string): void {
  findings.statuses.set(status, (findings.statuses.get(status) ?? 0) + 1);
}

/** Sends bodies with their index as the key; returns the accepted ones by key. */
async function sendAll(
  origin: string,
  bodies: readonly string[],
  first: number,
  findings: Findings,
) {
  const accepted = new Map<string, string>();
  let next = 0;
  const sender = async () => {
    for (let index = next++; index < bodies.length; index = next++) {
      const body = bodies[index] ?? '';
      const key = `fuzz-${first + index}`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const answer = await fetch(origin + APPLICATIONS, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      note(findings, String(answer.status));
      if (answer.status === 200) accepted.set(key, body);
      if (answer.status >= 500) findings.faults.push(`${answer.status} for ${body.slice(0, 2000)}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sender));
  return accepted;
}

async function compare(
  directory: string,
  accepted: ReadonlyMap<string, string>,
  findings: Findings,
) {
  const database = await openDatabase({ url: null, directory });
  const rows = await database
    .selectFrom('idempotency')
    .innerJoin('applications', 'applications.id', 'idempotency.application_id')
    .select(['idempotency_key', 'payload'])
    .where('idempotency_key', 'in', [...accepted.keys()])
    .execute();
  await database.destroy();
  if (rows.length !== accepted.size) {
    findings.faults.push(`${accepted.size - rows.length} accepted and not stored`);
  }
  for (const row of rows) {
    const sent = accepted.get(row.idempotency_key) ?? '';
    if (!isStoredAsSent(row.payload, sent)) findings.faults.push(`stored otherwise: ${sent}`);
  }
}

/**
 * Sends generated bodies and compares the accepted ones with the stored rows.
 *
 * @param seed the same seed generates the same bodies
 */
export async function fuzzBodies(
  { origin, directory }: { origin: string; directory: string },
  { count, seed }: { count: number; seed: number },
): Promise<Findings> {
  const findings: Findings = { statuses: new Map(), faults: [] };
  for (let first = 0; first < count; first += CHUNK) {
    const numRuns = Math.min(CHUNK, count - first);
    const bodies = fc.sample(generatedBodies, { numRuns, seed: seed + first });
    const accepted = await sendAll(origin, bodies, first, findings);
    await compare(directory, accepted, findings);
  }
  return findings;
}
