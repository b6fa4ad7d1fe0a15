import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

/** What the environment sets; see `readEnvironment`. */
export interface Settings {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | null;
  seedDirectory: string;
  siteDirectory: string;
  firstScreenFile: string;
  configFile: string | null;
  logLevel: string;
  postsPerMinute: number;
  postsPerPerson: number;
  keepDays: number;
  deletePercent: number;
  trustProxy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Names of address groups that Fastify's `trustProxy` accepts. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether Fastify accepts it as a proxy: a group, an address, or a range of addresses. */
function isProxy(given: string): boolean {
  if (PROXY_GROUPS.includes(given)) return true;
  const [address = '', bits, ...rest] = given.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** Whether it is the address of a PostgreSQL; one with a user and no host means a socket. */
function isPostgresAddress(given: string): boolean {
  return /^postgres(ql)?:\/\/./.test(given) && URL.canParse(given.replace('@/', '@localhost/'));
}

/** Raised with one line for each wrong variable. */
export class EnvironmentError extends Error {}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 *
 * @param root directory of the project, where `dist`, `build` and `server/seed/data` are
 * @throws EnvironmentError
 */
export function readEnvironment(environment: Environment, root: string): Settings {
  const faults: string[] = [];
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const number = (name: string, fallback: number, most: number) => {
    const given = text(name, String(fallback));
    if (/^\d{1,9}$/.test(given) && Number(given) <= most) return Number(given);
    faults.push(`${name} must be a whole number from 0 to ${most}, and is "${given}".`);
    return fallback;
  };
  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) {
    faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, and is "${logLevel}".`);
  }
  const databaseUrl = text('DATABASE_URL', '');
  // The address is not repeated: it may hold a password.
  if (databaseUrl !== '' && !isPostgresAddress(databaseUrl)) {
    faults.push(
      'DATABASE_URL must be an address that starts with postgres://; special characters of a password are percent-encoded.',
    );
  }
  const trustProxy = text('TRUST_PROXY', 'loopback');
  const strange = trustProxy.split(',').find((proxy) => !isProxy(proxy.trim()));
  if (strange !== undefined) {
    faults.push(
      `TRUST_PROXY must list IP addresses, ranges such as 10.0.0.0/8, or ${PROXY_GROUPS.join(', ')}, and has "${strange.trim()}".`,
    );
  }
  const settings: Settings = {
    port: number('PORT', 3000, 65_535),
    host: text('HOST', 'localhost'),
    dataDirectory: resolve(text('DATA_DIR', 'data')),
    databaseUrl: databaseUrl === '' ? null : databaseUrl,
    seedDirectory: resolve(text('SEED_DIR', join(root, 'server', 'seed', 'data'))),
    siteDirectory: join(root, 'dist'),
    firstScreenFile: join(root, 'build', 'firstScreen.js'),
    configFile: text('CONFIG_FILE', '') || null,
    logLevel,
    postsPerMinute: number('POSTS_PER_MINUTE', 300, 1_000_000),
    postsPerPerson: number('POSTS_PER_PERSON_PER_MINUTE', 10, 1_000_000),
    keepDays: number('APPLICATIONS_KEEP_DAYS', 0, 36_500),
    deletePercent: number('APPLICATIONS_DELETE_PERCENT', 50, 100),
    trustProxy,
  };
  if (faults.length > 0) throw new EnvironmentError(faults.join('\n'));
  return settings;
}
