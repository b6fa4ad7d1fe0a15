import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { Tables } from './tables';

/**
 * How long PostgreSQL may take, in milliseconds; 0 without limit.
 *
 * - `connect`: until a connection is there; `lock`: until a lock is free; `statement`: for one statement, lock included
 * - `query`: until an answer is there, where the server cannot say itself that it gave up
 * - `idle`: between two statements of a transaction, after which the server lets go of its locks
 */
export interface PostgresLimits {
  connect: number;
  lock: number;
  statement: number;
  query: number;
  idle: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connect: 5_000,
  lock: 6_000,
  statement: 8_000,
  query: 10_000,
  idle: 15_000,
};

/** For migrations and other work on many rows, which takes as long as it needs and waits for that of another server. */
export const BULK_LIMITS: PostgresLimits = {
  ...POSTGRES_LIMITS,
  ...{ lock: 0, statement: 0, query: 0, idle: 0 },
};

/** After how many milliseconds without traffic a connection is probed: a server that is gone does not say goodbye. */
const KEEP_ALIVE_DELAY = 10_000;

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * The client, which is closed instead of going back to the pool once a query on it was not answered: whoever got it next
 * would wait for that query. Until then nothing more is sent on it, such as a rollback.
 */
function closingWhenUnanswered(client: PoolClient): PostgresPoolClient {
  let unanswered: Error | null = null;
  const closing = {
    query: async (sql: string, parameters: unknown[]) => {
      if (unanswered !== null) throw unanswered;
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        if (error instanceof Error && isUnanswered(error)) unanswered = error;
        throw error;
      }
    },
    release: () => {
      client.release(unanswered ?? undefined);
    },
  };
  // The other form of `query`, with a cursor, is only for streams.
  return closing as unknown as PostgresPoolClient;
}

/** A PostgreSQL at `url` (postgres://…). Connects with the first query. */
export function openPostgres(url: string, limits: PostgresLimits): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: limits.idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
  });
  // A connection that breaks is replaced, and a query on it fails; unheard, the event would end the process, be the
  // connection idle or in the midst of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialectPool = {
    connect: async () => closingWhenUnanswered(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dialectPool }) });
}
