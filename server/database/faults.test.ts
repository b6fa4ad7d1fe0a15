import { isPassingFault, isRowFault } from './faults';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each(['SQLITE_CONSTRAINT_NOTNULL', 'SQLITE_TOOBIG', '22P05', '23505', '54000'])(
  '%s is the fault of a row',
  (code) => {
    expect(isRowFault(withCode(code))).toBe(true);
    expect(isPassingFault(withCode(code))).toBe(false);
  },
);

const PASSING = [
  withCode('SQLITE_FULL'),
  withCode('SQLITE_BUSY_SNAPSHOT'),
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
  // What the driver of PostgreSQL says of a connection has no code.
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
];

test.each(PASSING.map((error) => ({ error })))('$error may pass', ({ error }) => {
  expect(isPassingFault(error)).toBe(true);
  expect(isRowFault(error)).toBe(false);
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
  expect(isPassingFault(error)).toBe(false);
  expect(isRowFault(error)).toBe(false);
});
