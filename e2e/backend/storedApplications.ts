import Database from 'libsql';
import type { Application } from '../../src/contract/application';

/** How long to wait while the backend is writing, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

/** A row of the table, and the application in its `payload`. */
export interface StoredApplication {
  application: Application;
  [column: string]: unknown;
}

/** The stored applications for an offer. */
export function storedFor(databasePath: string, offerId: number): StoredApplication[] {
  const database = new Database(databasePath, { readonly: true, timeout: LOCK_TIMEOUT });
  try {
    const query = 'select * from applications where kierunek_specjalnosc_id = ?';
    const rows = database.prepare(query).all(String(offerId)) as { payload: string }[];
    return rows.map((row) => ({
      ...row,
      application: JSON.parse(row.payload) as Application,
    }));
  } finally {
    database.close();
  }
}

/** Deletes all applications, so that the next candidate is unknown to the backend. */
export function deleteApplications(databasePath: string): void {
  const database = new Database(databasePath, { timeout: LOCK_TIMEOUT });
  try {
    database.prepare('delete from applications').run();
  } finally {
    database.close();
  }
}

/** The answers of an application by question id. */
export function answersOf({ definicjeFormularzy }: Application): unknown {
  const questions = definicjeFormularzy.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
  return Object.fromEntries(questions.map(({ id, odpowiedz }) => [id, odpowiedz]));
}
