import { join } from 'node:path';
import { EnvironmentError, readEnvironment } from './environment';

const SECRET = `whsec_${Buffer.alloc(24, 'key').toString('base64')}`;

const ROOT = '/srv/rekrutacja';

/** The message for an environment that is refused; null otherwise. */
function refusalOf(environment: Record<string, string>): string | null {
  try {
    readEnvironment(environment, ROOT);
  } catch (error) {
    return error instanceof EnvironmentError ? error.message : 'another error';
  }
  return null;
}

test('defaults: the embedded database, on localhost', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ' }, ROOT)).toEqual({
    port: 3000,
    host: 'localhost',
    dataDirectory: join(process.cwd(), 'data'),
    databaseUrl: null,
    seedDirectory: '/srv/rekrutacja/server/seed/data',
    siteDirectory: '/srv/rekrutacja/dist',
    prerenderFile: '/srv/rekrutacja/build/prerender.js',
    configFile: null,
    logLevel: 'info',
    postsPerMinute: 300,
    keepDays: 0,
    trustProxy: 'loopback',
    corsOrigins: [],
    siteUrl: null,
    webhook: null,
    mail: null,
    integrationToken: null,
    metricsToken: null,
  });
});

test('variables override the defaults', () => {
  const environment = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/data',
    DATABASE_URL: 'postgresql://u:p@db/x',
    LOG_LEVEL: 'silent',
    POSTS_PER_MINUTE: '0',
    APPLICATIONS_KEEP_DAYS: '365',
    CONFIG_FILE: 'site.json',
    CORS_ORIGINS: 'https://www.example.org, http://localhost:8080,',
    WEBHOOK_URL: 'https://example.org/in?x=1',
    WEBHOOK_SECRET: SECRET,
    SMTP_URL: 'smtp://user:pass@mail.example.org:587',
    MAIL_FROM: 'admissions@example.org',
    INTEGRATION_TOKEN: 't'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(32),
  };
  expect(readEnvironment(environment, ROOT)).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    dataDirectory: '/var/data',
    databaseUrl: 'postgresql://u:p@db/x',
    logLevel: 'silent',
    postsPerMinute: 0,
    keepDays: 365,
    configFile: 'site.json',
    corsOrigins: ['https://www.example.org', 'http://localhost:8080'],
    webhook: { url: 'https://example.org/in?x=1', secret: SECRET },
    mail: {
      url: 'smtp://user:pass@mail.example.org:587',
      from: 'admissions@example.org',
      isEncrypted: true,
    },
    integrationToken: 't'.repeat(32),
    metricsToken: 'm'.repeat(32),
  });
});

test('every invalid variable is named, and a password never shown', () => {
  const wrong = {
    PORT: '70000',
    POSTS_PER_MINUTE: '-1',
    APPLICATIONS_KEEP_DAYS: 'ever',
    LOG_LEVEL: 'loud',
    CORS_ORIGINS: 'https://www.example.org/',
    TRUST_PROXY: 'loopback, nginx',
    DATABASE_URL: 'mysql://u:secret@db',
  };
  const refusal = refusalOf(wrong);
  for (const name of [...Object.keys(wrong), '"70000"', '"nginx"']) expect(refusal).toContain(name);
  expect(refusal).not.toContain('secret');
});

test.each<[Record<string, string>, string | null]>([
  [{ DATABASE_URL: 'postgres://user:password@db:5432/x' }, null],
  [{ DATABASE_URL: 'postgres:///x?host=/run/postgresql' }, null],
  [{ DATABASE_URL: 'postgres://user@/x?host=/run/postgresql' }, null],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must'],
  [{ DATABASE_URL: 'postgres://user:secret@db:port/x' }, 'DATABASE_URL must'],
  [{ DATABASE_URL: 'postgres://user:sec/ret@db/x' }, 'DATABASE_URL must'],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1, uniquelocal' }, null],
  [{ TRUST_PROXY: '192.0.2.1' }, null],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY must'],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY must'],
  [{ TRUST_PROXY: ',' }, 'TRUST_PROXY must'],
  [{ WEBHOOK_URL: 'http://localhost:8080/', WEBHOOK_SECRET: SECRET }, null],
  [{ WEBHOOK_URL: 'http://localhost:8080/', WEBHOOK_SECRET: `${SECRET},${SECRET}` }, null],
  [{ WEBHOOK_SECRET: `${SECRET},` }, 'WEBHOOK_SECRET must'],
  [{ WEBHOOK_URL: 'http://secret.example.org/', WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL must'],
  [{ WEBHOOK_URL: 'https://me:secret@example.org/', WEBHOOK_SECRET: SECRET }, 'WEBHOOK_URL must'],
  [{ WEBHOOK_URL: 'https://example.org/' }, 'WEBHOOK_SECRET must be set'],
  [{ WEBHOOK_SECRET: 'whsec_secret' }, 'WEBHOOK_SECRET must'],
  [{ WEBHOOK_SECRET: SECRET.slice('whsec_'.length) }, 'WEBHOOK_SECRET must'],
  [{ SMTP_URL: 'smtps://me:pass@example.org', MAIL_FROM: 'a@example.org' }, null],
  [{ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.org' }, null],
  [{ SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM must be set'],
  [{ MAIL_FROM: 'Admissions <a@example.org>' }, 'MAIL_FROM must'],
  [{ SMTP_URL: 'https://me:secret@example.org' }, 'SMTP_URL must'],
  [{ SMTP_URL: 'smtp://me:sec/ret@example.org' }, 'SMTP_URL must'],
  [{ SMTP_URL: 'smtp://me:secret@example.org?tls.rejectUnauthorized=false' }, 'SMTP_URL must'],
  [{ INTEGRATION_TOKEN: 'secret'.repeat(5) }, 'INTEGRATION_TOKEN must'],
  [{ INTEGRATION_TOKEN: `${'secret'.repeat(6)} x` }, 'INTEGRATION_TOKEN must'],
])('%j is read, or refused with "%s"', (environment, refusal) => {
  const received = refusalOf(environment);
  expect(received).toEqual(refusal === null ? null : expect.stringContaining(refusal));
  expect(received ?? '').not.toMatch(/sec\/?ret/);
});

test.each([
  ['https://rekrutacja.example.org', 'https://rekrutacja.example.org/'],
  ['https://www.example.org/studia/', 'https://www.example.org/studia/'],
])('the site at %s', (SITE_URL, siteUrl) => {
  expect(readEnvironment({ SITE_URL }, ROOT).siteUrl).toBe(siteUrl);
});

test.each(['rekrutacja.example.org', 'ftp://example.org', 'https://example.org/?a=b'])(
  'a site cannot be at %s',
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL }, ROOT)).toThrow('SITE_URL');
  },
);
