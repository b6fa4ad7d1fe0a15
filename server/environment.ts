import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Names of address groups that Fastify's `trustProxy` accepts. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns whether Fastify accepts it as a proxy: a group, an address, or a range of addresses. */
function isProxy(given: string): boolean {
  if (PROXY_GROUPS.includes(given)) return true;
  const [address = '', bits, ...rest] = given.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const max = version === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= max);
}

const invalidProxy = (list: string) =>
  list
    .split(',')
    .map((proxy) => proxy.trim())
    .find((proxy) => !isProxy(proxy));

/** Returns whether it is a PostgreSQL URL. One with a user and no host means a socket. */
function isPostgresUrl(given: string): boolean {
  return /^postgres(ql)?:\/\/./.test(given) && URL.canParse(given.replace('@/', '@localhost/'));
}

const wholeNumber = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.check(
      (given) => /^\d{1,9}$/.test(given) && Number(given) <= max,
      ({ input }) => `must be an integer from 0 to ${max}, but is "${input}".`,
    ),
    v.transform(Number),
  );

/** A text that is valid. The message never repeats it: it is a secret, or may contain one. */
const secret = (isValid: (given: string) => boolean, message: string) =>
  v.optional(v.pipe(v.string(), v.check(isValid, message)));

const token = secret(
  (given) => /^[\x21-\x7e]{32,}$/.test(given),
  'must have at least 32 characters of ASCII, without spaces.',
);

/** Base64 of 24 to 64 bytes, as Standard Webhooks demands; two while a secret is changed. */
const SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}(,whsec_[A-Za-z0-9+/]{32,86}={0,2})?$/;

function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Applications may be sent over a network only encrypted. */
function isWebhookUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const url = new URL(given);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
  return isSafe && url.username + url.password === '';
}

/** Without a path and a query, in which nodemailer would look for further settings. */
function isSmtpUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, pathname, search } = new URL(given);
  const isPlain = (pathname === '' || pathname === '/') && search === '';
  return /^smtps?:$/.test(protocol) && hostname !== '' && isPlain;
}

const isOrigin = (given: string) =>
  /^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given;

/** Origins separated by commas, as in "https://www.example.org". */
const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.filterItems((one) => one !== ''),
  v.check(
    (list) => list.every(isOrigin),
    'must list origins such as https://www.example.org, without a path.',
  ),
);

const path = (fallback: string) => v.pipe(v.optional(v.string(), fallback), v.transform(resolve));

/** The variables and their defaults, described in docs/configuration.md. */
const environmentSchema = (root: string) =>
  v.object({
    PORT: wholeNumber(3000, 65_535),
    HOST: v.optional(v.string(), 'localhost'),
    DATA_DIR: path('data'),
    DATABASE_URL: secret(
      isPostgresUrl,
      'must be an address that starts with postgres://; special characters of a password are percent-encoded.',
    ),
    SEED_DIR: path(join(root, 'server', 'seed', 'data')),
    CONFIG_FILE: v.optional(v.string()),
    LOG_LEVEL: v.optional(
      v.picklist(
        LOG_LEVELS,
        ({ input }) => `must be one of ${LOG_LEVELS.join(', ')}, but is "${String(input)}".`,
      ),
      'info',
    ),
    POSTS_PER_MINUTE: wholeNumber(300, 1_000_000),
    APPLICATIONS_KEEP_DAYS: wholeNumber(0, 36_500),
    WEBHOOK_URL: secret(
      isWebhookUrl,
      'must be an address that starts with https:// (or with http:// on this machine), without a user and a password.',
    ),
    WEBHOOK_SECRET: secret(
      (given) => SECRET.test(given),
      'must be "whsec_" and 24 to 64 bytes as base64, or two of these with a comma.',
    ),
    SMTP_URL: secret(
      isSmtpUrl,
      'must be an address like smtp://user:password@host:587 or smtps://…; special characters of a password are percent-encoded.',
    ),
    MAIL_FROM: v.optional(
      v.pipe(v.string(), v.email('must be an e-mail address, without a name.')),
    ),
    SITE_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (given) => /^https?:\/\/[^?#]+$/.test(given) && URL.canParse(given),
          'must be the address of the site, as https://rekrutacja.example.org/.',
        ),
        v.transform((given) => given.replace(/\/*$/, '/')),
      ),
    ),
    INTEGRATION_TOKEN: token,
    METRICS_TOKEN: token,
    CORS_ORIGINS: origins,
    TRUST_PROXY: v.pipe(
      v.optional(v.string(), 'loopback'),
      v.check(
        (given) => invalidProxy(given) === undefined,
        ({ input }) =>
          `must list IP addresses, ranges such as 10.0.0.0/8, or ${PROXY_GROUPS.join(', ')}, but contains "${invalidProxy(input) ?? ''}".`,
      ),
    ),
  });

export type Settings = ReturnType<typeof readEnvironment>;

/** The names of the variables. */
export const SETTINGS = Object.keys(environmentSchema('').entries);

/** Thrown with one line for each invalid variable. */
export class EnvironmentError extends Error {}

/**
 * Reads the settings from the environment. An empty variable counts as not set.
 *
 * @param root directory of the project, which contains `dist`, `build` and `server/seed/data`
 * @throws EnvironmentError
 */
export function readEnvironment(environment: Environment, root: string) {
  const set = Object.entries(environment).filter(([, text]) => (text ?? '').trim() !== '');
  const given = Object.fromEntries(set.map(([name, text]) => [name, text?.trim()]));
  const { success, issues, output } = v.safeParse(environmentSchema(root), given);
  if (!success) {
    const lines = issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    throw new EnvironmentError(lines.join('\n'));
  }
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = output;
  if (url !== undefined && secret === undefined) {
    throw new EnvironmentError('WEBHOOK_SECRET must be set when WEBHOOK_URL is set.');
  }
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = output;
  if (smtpUrl !== undefined && from === undefined) {
    throw new EnvironmentError('MAIL_FROM must be set when SMTP_URL is set.');
  }
  return {
    port: output.PORT,
    host: output.HOST,
    dataDirectory: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    seedDirectory: output.SEED_DIR,
    siteDirectory: join(root, 'dist'),
    prerenderFile: join(root, 'build', 'prerender.js'),
    configFile: output.CONFIG_FILE ?? null,
    logLevel: output.LOG_LEVEL,
    postsPerMinute: output.POSTS_PER_MINUTE,
    keepDays: output.APPLICATIONS_KEEP_DAYS,
    trustProxy: output.TRUST_PROXY,
    corsOrigins: output.CORS_ORIGINS,
    webhook: url === undefined || secret === undefined ? null : { url, secret },
    mail:
      smtpUrl === undefined || from === undefined
        ? null
        : { url: smtpUrl, from, isEncrypted: !isThisMachine(new URL(smtpUrl)) },
    siteUrl: output.SITE_URL ?? null,
    integrationToken: output.INTEGRATION_TOKEN ?? null,
    metricsToken: output.METRICS_TOKEN ?? null,
  };
}
