/*
 * Who may import whom. The rules match by pattern, so that new folders are covered at once: any import that the table
 * does not allow is an error.
 */

/** The parts of `src/` and what each may import besides itself. */
const MAY_IMPORT = {
  app: ['features', 'api', 'fields', 'ui', 'intl', 'domain', 'contract', 'storage'],
  features: ['api', 'fields', 'ui', 'intl', 'domain', 'contract', 'storage'],
  api: ['contract'],
  fields: ['ui', 'intl'],
  ui: ['intl'],
  intl: [],
  domain: ['contract'],
  contract: [],
  storage: [],
};

const PARTS = Object.keys(MAY_IMPORT).join('|');
const TESTS = '\\.test\\.tsx?$';
const TESTING = '^(src|server)/testing/';
const ROOTS = '^(src|server|e2e|bench|stress|i18n|public|webpack|bin)/';

const parts = Object.entries(MAY_IMPORT).map(([part, others]) => {
  const allowed = [part, ...others].map((name) => `^src/${name}/`);
  if (part === 'intl') allowed.push('^i18n/');
  return {
    name: `${part}-imports`,
    comment: `src/${part} may import: ${others.join(', ') || 'nothing of ours'}.`,
    severity: 'error',
    from: { path: `^src/${part}/`, pathNot: TESTS },
    to: { path: ROOTS, pathNot: allowed },
  };
});

const tests = Object.entries(MAY_IMPORT).map(([part, others]) => ({
  name: `${part}-tests-import`,
  comment: `A test in src/${part} may import what src/${part} may, the texts and src/testing.`,
  severity: 'error',
  from: { path: `^src/${part}/.*${TESTS}` },
  to: {
    path: ROOTS,
    pathNot: ['^i18n/', ...[part, 'testing', ...others].map((name) => `^src/${name}/`)],
  },
}));

module.exports = {
  forbidden: [
    ...parts,
    ...tests,
    {
      name: 'no-feature-in-a-feature',
      comment:
        'Where two features meet, app hands one to the other, or the fact belongs in domain.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'known-parts-only',
      comment: 'A new part of src/ needs a line in MAY_IMPORT.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${PARTS}|testing)/` },
      to: {},
    },
    {
      name: 'index-mounts-the-app',
      severity: 'error',
      from: { path: '^src/index\\.ts$' },
      to: { path: ROOTS, pathNot: ['^src/app/', '^src/ui/styles/main\\.css$'] },
    },
    {
      name: 'early-stands-alone',
      comment: 'What runs before the first paint carries next to nothing with it.',
      severity: 'error',
      from: { path: '^src/early\\w*\\.ts$' },
      to: {
        pathNot:
          '^src/(shell\\.css|earlyPresses\\.ts|ui/colourScheme\\.ts|domain/(promoLink|paths)\\.ts)$',
      },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: { path: ROOTS, pathNot: [TESTS, TESTING, '^(bench|stress)/'] },
      to: { path: TESTING },
    },
    {
      name: 'server-imports',
      comment: 'The backend shares the contract and the rules, nothing of the browser.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: ROOTS, pathNot: ['^server/', '^src/(domain|contract)/'] },
    },
    {
      name: 'bench-imports',
      comment:
        'What measures and tortures the product knows it from outside, and the backend and its test data.',
      severity: 'error',
      from: { path: '^(bench|stress)/' },
      to: {
        path: ROOTS,
        pathNot: ['^(bench|stress)/', '^bin/', '^server/', '^src/(domain|contract)/'],
      },
    },
    {
      name: 'e2e-imports',
      comment: 'Browser tests know the product from outside, and the contract.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: ROOTS, pathNot: ['^e2e/', '^i18n/', '^src/(domain|contract)/'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'No package and nothing of Node: rules run anywhere.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { dependencyTypesNot: ['local'] },
    },
    {
      name: 'contract-knows-valibot-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TESTS },
      to: { pathNot: ['^src/contract/', '^node_modules/valibot/'] },
    },
    {
      name: 'browser-code-without-node',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, TESTING] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tools-at-run-time',
      comment: 'What runs needs its packages in "dependencies".',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: [TESTS, TESTING, '^server/seed/generate/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-barrels',
      comment: 'Import a thing from the file it lives in.',
      severity: 'error',
      from: {},
      to: { path: '^(src/.+|server|server/.+)/index\\.tsx?$' },
    },
    {
      name: 'no-drawer-of-odds-and-ends',
      comment: 'A file is named after what it holds.',
      severity: 'error',
      from: {},
      to: {
        path: '/(utils|util|helpers|helper|common|shared|misc)[/.]',
        pathNot: '^node_modules/',
      },
    },
    {
      name: 'no-circle',
      comment: 'Types may go in a circle, as a lazy part and its frame do; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: '^(node_modules|i18n)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
