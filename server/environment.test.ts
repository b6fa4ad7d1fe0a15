import { join } from 'node:path';
import { EnvironmentError, readEnvironment } from './environment';

const ROOT = '/srv/rekrutacja';

test('nothing set: the embedded database, on localhost', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ' }, ROOT)).toEqual({
    port: 3000,
    host: 'localhost',
    dataDirectory: join(process.cwd(), 'data'),
    databaseUrl: null,
    seedDirectory: '/srv/rekrutacja/server/seed',
    siteDirectory: '/srv/rekrutacja/dist',
    firstScreenFile: '/srv/rekrutacja/build/firstScreen.js',
    configFile: null,
    logLevel: 'info',
    postsPerMinute: 300,
    postsPerPerson: 10,
    keepDays: 0,
    deletePercent: 50,
    trustProxy: 'loopback',
  });
});

test('what is set counts', () => {
  const environment = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/data',
    DATABASE_URL: 'postgresql://u:p@db/x',
    LOG_LEVEL: 'silent',
    POSTS_PER_MINUTE: '0',
    POSTS_PER_PERSON_PER_MINUTE: '3',
    APPLICATIONS_KEEP_DAYS: '365',
    APPLICATIONS_DELETE_PERCENT: '100',
    CONFIG_FILE: 'site.json',
  };
  expect(readEnvironment(environment, ROOT)).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    dataDirectory: '/var/data',
    databaseUrl: 'postgresql://u:p@db/x',
    logLevel: 'silent',
    postsPerMinute: 0,
    postsPerPerson: 3,
    keepDays: 365,
    deletePercent: 100,
    configFile: 'site.json',
  });
});

test('every wrong variable is named, a password never shown', () => {
  const wrong = {
    PORT: '70000',
    POSTS_PER_MINUTE: '-1',
    APPLICATIONS_KEEP_DAYS: 'ever',
    APPLICATIONS_DELETE_PERCENT: '101',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://u:secret@db',
  };
  const message = (() => {
    try {
      readEnvironment(wrong, ROOT);
    } catch (error) {
      return error instanceof EnvironmentError ? error.message : '';
    }
    return '';
  })();
  for (const name of Object.keys(wrong)) expect(message).toContain(name);
  expect(message).toContain('"70000"');
  expect(message).not.toContain('secret');
});
