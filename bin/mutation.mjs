/*
 * `npm run mutation -- FOLDER...`: mutates the sources of the folders with Stryker, and prints the mutants that none of
 * the folders' own tests notice (docs/testing.md, "Mutation testing"). The report is written to `build/mutation`.
 */
import { Stryker } from '@stryker-mutator/core';
import { createRequire } from 'node:module';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('npm run mutation -- FOLDER..., for example src/domain src/contract');
  process.exit(2);
}

const require = createRequire(import.meta.url);
require('../server/testing/typescript.cjs');
const { projects } = require('../jest.config.ts').default;

/** Projects of jest.config.ts: Stryker cannot measure coverage in a configuration with several. */
const projectOf = (folder) =>
  /^(server|conformance)/.test(folder)
    ? 'server'
    : /^src\/(domain|contract)/.test(folder)
      ? 'rules'
      : 'application';
const { displayName, testEnvironment, ...project } = projects.find(
  (each) => each.displayName === projectOf(folders[0]),
);

const report = `build/mutation/${folders.map((folder) => folder.replaceAll('/', '.')).join('+')}`;

await new Stryker({
  mutate: folders.flatMap((folder) => [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.*`]),
  // Texts and styles.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['-r', './server/testing/typescript.cjs'],
  jest: {
    config: {
      ...project,
      projects: [],
      // Stryker loads it without expanding <rootDir>.
      testEnvironment: testEnvironment.replace('<rootDir>', '.'),
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    },
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 3,
  tempDirName: 'build/mutation/tmp',
  ignorePatterns: [
    'build',
    'data',
    'dist',
    'screens',
    'test-results',
    'playwright-report',
    'coverage',
  ],
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, logTests: false, skipFull: true },
  jsonReporter: { fileName: `${report}.json` },
}).runMutationTest();
