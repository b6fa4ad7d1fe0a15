import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Tables } from './tables';

/**
 * Limits for work on many rows, which may take any time and wait for another server. Only opening a connection is
 * limited.
 */
export const BULK_LIMITS: PoolConfig = { connectionTimeoutMillis: 5_000 };

/** Time limits in milliseconds; a statement's includes its lock. */
export const POSTGRES_LIMITS: PoolConfig = {
  ...BULK_LIMITS,
  lock_timeout: 6_000,
  statement_timeout: 8_000,
  // Applies when the server cannot report a timeout itself.
  query_timeout: 10_000,
  // The longest pause between two statements of a transaction; after it the server releases the locks.
  idle_in_transaction_session_timeout: 15_000,
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
export function openPostgres(url: string, limits: PoolConfig): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    ...limits,
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
