/*
 * `node bin/mutation/run.mjs FOLDER_OR_FILE... [--tests FOLDER_OR_FILE...]`: mutates the sources with Stryker, and prints
 * the mutants that no test of their folders, or of `--tests`, notices (docs/CONTRIBUTING.md). Folders of one project of
 * jest.config.ts go together; `FILE:10-40` takes its lines. The backend's tests run on PostgreSQL, as in
 * `npm run test:postgres`, because libsql ends Stryker's worker. The reports are written to `build/mutation`, and the
 * next run repeats only what has changed.
 */
import { Stryker } from '@stryker-mutator/core';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice(2).map((one) => one.replace(/\/$/, ''));
const end = given.includes('--tests') ? given.indexOf('--tests') : given.length;
const [sources, tests] = [given.slice(0, end), given.slice(end + 1)];
if (sources.length === 0) {
  console.error(
    'Which folders or files? For example: node bin/mutation/run.mjs src/domain src/contract',
  );
  process.exit(2);
}
const isFile = (source) => path.extname(source) !== '';
const folders = [...new Set(sources.map((one) => (isFile(one) ? path.dirname(one) : one)))];

const require = createRequire(import.meta.url);
require('../../server/testing/typescript.cjs');
const { projects } = require('../../jest.config.ts').default;
const { startPostgres } = require('../../server/testing/postgres/startPostgres.ts');

/** Stryker cannot measure the coverage of a configuration with several projects. */
const [projectName] = Object.entries({
  server: /^(server|conformance)/,
  rules: /^src\/(domain|contract)/,
  application: /^src/,
}).find(([, pattern]) => pattern.test(folders[0]));
const { testEnvironment, ...project } = projects.find((each) => each.displayName === projectName);

/** Tests of all rules together and of many generated cases see only the mutants that the others have left. */
const LATER = [
  '(applicationSchema|buildApplication|checkApplication|validate)\\.',
  '([mM]odel|generated|forgery)\\.test',
];

const sibling = (file) => fileURLToPath(new URL(file, import.meta.url));

const name = sources.join('+').replaceAll('/', '.');
const report = path.join('build', 'mutation', name);

function run(testPathIgnorePatterns, reporters) {
  const stryker = new Stryker({
    mutate: sources.flatMap((one) =>
      isFile(one) ? [one] : [`${one}/**/*.{ts,tsx}`, `!${one}/**/*.test.*`],
    ),
    // Texts and styles.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    testRunnerNodeArgs: ['-r', './server/testing/typescript.cjs'],
    jest: {
      config: {
        ...project,
        projects: [],
        // Stryker loads it, and does not expand <rootDir>.
        testEnvironment: testEnvironment.replace('<rootDir>', '.'),
        testRunner: sibling('jest-circus.cjs'),
        moduleNameMapper: {
          ...project.moduleNameMapper,
          '^libsql(/promise)?$': sibling('withoutLibsql.cjs'),
        },
        testMatch: (tests.length > 0 ? tests : folders).map((one) =>
          isFile(one) ? `<rootDir>/${one}` : `<rootDir>/${one}/**/*.test.{ts,tsx}`,
        ),
        testPathIgnorePatterns,
      },
    },
    coverageAnalysis: 'perTest',
    // On a busy machine.
    dryRunTimeoutMinutes: 60,
    ignoreStatic: true,
    // jest runs all tests anyway, so the report may name every test that fails.
    disableBail: true,
    concurrency: 2,
    // A mutant that is only slow on a busy machine would count as noticed.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    // Outside the repository, or jest would find every package twice.
    tempDirName: path.join(tmpdir(), 'rekrutacja-mutation'),
    ignorePatterns: ['build', 'data', 'dist', 'screens', 'test-results', 'coverage'].map(
      (one) => `/${one}`,
    ),
    incremental: true,
    incrementalFile: `${report}.incremental.json`,
    reporters,
    clearTextReporter: { reportTests: false, logTests: false, skipFull: true },
    jsonReporter: { fileName: `${report}.json` },
  });
  return stryker.runMutationTest();
}

const isGiven = Boolean(process.env.TEST_DATABASE_URL);
const postgres = projectName === 'server' && !isGiven ? await startPostgres(['fsync=off']) : null;
if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
try {
  await run(LATER, ['progress-append-only']);
  await run([], ['progress-append-only', 'clear-text', 'json']);
} finally {
  await postgres?.stop();
}
