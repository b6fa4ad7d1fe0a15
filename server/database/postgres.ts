import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { Tables } from './tables';

/**
 * Time limits for PostgreSQL in milliseconds; 0 means no limit.
 *
 * - `connect`: to open a connection; `lock`: to acquire a lock; `statement`: for one statement, lock included
 * - `query`: for an answer, when the server cannot report a timeout itself
 * - `idle`: between two statements of a transaction, after which the server releases its locks
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

/** For migrations and other work on many rows, which may take any time and wait for another server's. */
export const BULK_LIMITS: PostgresLimits = {
  ...POSTGRES_LIMITS,
  ...{ lock: 0, statement: 0, query: 0, idle: 0 },
};

/** A connection without traffic is probed after this many milliseconds, as a lost server does not close it. */
const KEEP_ALIVE_DELAY = 10_000;

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Closes the client instead of returning it to the pool once a query timed out: the next user would wait for that
 * query. Nothing more is sent on it, not even a rollback.
 */
function discardAfterTimeout(client: PoolClient): PostgresPoolClient {
  let timeout: Error | null = null;
  const closing = {
    query: async (sql: string, parameters: unknown[]) => {
      if (timeout !== null) throw timeout;
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        if (error instanceof Error && isQueryTimeout(error)) timeout = error;
        throw error;
      }
    },
    release: () => {
      client.release(timeout ?? undefined);
    },
  };
  // Kysely uses the other form of `query`, with a cursor, only for streams.
  return closing as unknown as PostgresPoolClient;
}

/** Opens a PostgreSQL at `url` (postgres://…). Connects with the first query. */
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
  // A broken connection is replaced and its query fails. Without a listener, the `error` event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialectPool = {
    connect: async () => discardAfterTimeout(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dialectPool }) });
}
