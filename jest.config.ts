import type { Config } from 'jest';
import languages from './src/contract/languages.json';

// Randomised tests (src/testing/runs.ts) play other cases each night; its seed plays them again.
if (process.env['NIGHTLY']) {
  process.env['SEED'] ??= String(Date.now() % 1_000_000);
  console.warn(`SEED=${process.env['SEED']}`);
}

const transform: Config['transform'] = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
  ],
};

/** Packages published as ES modules only, which jest has to transform. */
const esModules = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'react-final-form',
  'final-form',
  'valibot',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModules.join('|')})/)`];

const config: Config = {
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/{contract,domain}/**/*.test.ts',
        '<rootDir>/{bin,i18n,docs,webpack,deploy}/**/*.test.ts',
      ],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,conformance}/**/*.test.ts'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'application',
      testEnvironment: '<rootDir>/src/testing/BrowserEnvironment.ts',
      testMatch: [
        '<rootDir>/src/*.test.{ts,tsx}',
        '<rootDir>/src/{app,boot,api,contact,copy,features,fields,ui,intl,storage}/**/*.test.{ts,tsx}',
      ],
      restoreMocks: true,
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.(css(\\?text)?|woff2|svg)$': '<rootDir>/src/testing/asset.ts',
        '^\\./styleCache$': '<rootDir>/src/testing/styleCache.ts',
        // Tests import the complete files of texts.
        [`^(.+/i18n/(${Object.keys(languages).join('|')})\\.json)\\?(first|later)$`]: '$1',
      },
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
