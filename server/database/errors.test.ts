import { isRowError, isTransientError } from './errors';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each(['SQLITE_CONSTRAINT_NOTNULL', 'SQLITE_TOOBIG', '22P05', '23505', '54000'])(
  '%s is a row error',
  (code) => {
    expect(isRowError(withCode(code))).toBe(true);
    expect(isTransientError(withCode(code))).toBe(false);
  },
);

const TRANSIENT = [
  withCode('SQLITE_FULL'),
  withCode('SQLITE_BUSY_SNAPSHOT'),
  withCode('SQLITE_IOERR_WRITE'),
  withCode('SQLITE_READONLY_DBMOVED'),
  withCode('53100'),
  withCode('08006'),
  withCode('25006'),
  withCode('40P01'),
  withCode('57P01'),
  withCode('57014'),
  withCode('55P03'),
  withCode('25P03'),
  withCode('ECONNREFUSED'),
  withCode('EAI_AGAIN'),
  Object.assign(withCode('ENOENT'), { syscall: 'connect' }),
  // Connection errors of the PostgreSQL driver, which have no code.
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
];

test.each(TRANSIENT.map((error) => ({ error })))('$error is transient', ({ error }) => {
  expect(isTransientError(error)).toBe(true);
  expect(isRowError(error)).toBe(false);
});

const OTHERS = [
  withCode('ENOENT'),
  withCode('SQLITE_ERROR'),
  withCode('42P01'),
  new Error('a slip'),
  'text',
  null,
];

test.each(OTHERS.map((error) => ({ error })))('$error is neither', ({ error }) => {
  expect(isTransientError(error)).toBe(false);
  expect(isRowError(error)).toBe(false);
});
