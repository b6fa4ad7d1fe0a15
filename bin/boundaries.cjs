/*
 * Who may import whom. The rules match by pattern, so that new folders are covered at once: any import that the table
 * does not allow is an error.
 */

const BELOW_FEATURES = 'contact copy api fields ui intl domain contract storage'.split(' ');

/** The parts of `src/` and what each may import besides itself. */
const MAY_IMPORT = {
  app: ['features', ...BELOW_FEATURES],
  boot: [],
  features: BELOW_FEATURES,
  contact: ['api', 'fields', 'ui', 'intl', 'domain', 'contract'],
  copy: ['fields', 'ui', 'intl', 'domain', 'contract'],
  api: ['contract'],
  fields: ['ui', 'intl'],
  ui: ['intl'],
  intl: ['contract'],
  domain: ['contract'],
  contract: [],
  storage: [],
};

const PARTS = Object.keys(MAY_IMPORT).join('|');
const TESTS = '\\.test\\.tsx?$';
const TESTING = '^(src|server)/testing/';
const ROOTS = '^(src|server|conformance|e2e|bench|i18n|public|webpack|bin)/';

const parts = Object.entries(MAY_IMPORT).map(([part, others]) => {
  const allowed = [part, ...others].map((name) => `^src/${name}/`);
  if (part === 'intl') allowed.push('^i18n/');
  // Inlined into the page, so it carries next to nothing with it.
  if (part === 'boot') {
    allowed.push(
      '^src/domain/(deepLink|promoLink|screens)\\.ts$',
      '^src/storage/browserStorage\\.ts$',
      '^src/ui/colourScheme\\.ts$',
    );
  }
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

/** Folders from top to bottom: each may import those after it. */
const FLOORS = {
  'src/features/enrolment': 'screen transfer notices sections progress model',
  server:
    'office myApplication applications confirmation metrics catalogue seed outbox rows person postcodes http database',
};

const floors = Object.entries(FLOORS).flatMap(([part, order]) =>
  order.split(' ').map((folder, index, all) => ({
    name: `${part}-floors-above-${folder}`,
    comment: `The folders of ${part} are ordered: ${order}.`,
    severity: 'error',
    from: { path: `^${part}/${folder}/`, pathNot: TESTS },
    to: { path: `^${part}/(${all.slice(0, index).join('|') || '-'})/` },
  })),
);

module.exports = {
  forbidden: [
    ...floors,
    ...parts,
    ...tests,
    {
      name: 'no-feature-in-a-feature',
      comment: 'Where two features meet, app connects them, or the fact belongs in domain.',
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
      name: 'main-mounts-the-app',
      severity: 'error',
      from: { path: '^src/main\\.tsx?$' },
      to: { path: ROOTS, pathNot: ['^src/(app|boot)/', '^src/ui/styles/main\\.css$'] },
    },
    {
      name: 'prerender-renders-the-app',
      severity: 'error',
      from: { path: '^src/prerender\\.tsx$' },
      to: { path: '^src/(boot|testing)/' },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: { path: ROOTS, pathNot: [TESTS, TESTING, '^(bench|e2e)/'] },
      to: { path: TESTING },
    },
    {
      name: 'server-imports',
      comment: 'The backend shares the contract and the rules, and no browser code.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: ROOTS,
        pathNot: [
          '^server/',
          // Its command starts the check.
          '^conformance/conformanceCommand\\.ts$',
          '^src/(domain/|contract/|testing/runs\\.ts$)',
          // Written into the page, and checked at the start.
          '^src/ui/theme/brandColours\\.ts$',
          '^i18n/',
        ],
      },
    },
    {
      name: 'conformance-imports',
      comment:
        'The check of any backend shares the contract and the rules, and knows no other part of ours.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: TESTS },
      to: { path: ROOTS, pathNot: ['^conformance/', '^src/(domain|contract)/'] },
    },
    {
      name: 'bench-imports',
      comment: 'Benchmarks measure the built product from outside.',
      severity: 'error',
      from: { path: '^bench/', pathNot: '^bench/stress/' },
      to: {
        path: ROOTS,
        pathNot: ['^bench/(?!stress/)', '^bin/', '^server/testing/', '^src/(domain|contract)/'],
      },
    },
    {
      name: 'stress-imports',
      comment: 'Stress tests drive the built backend and read its database.',
      severity: 'error',
      from: { path: '^bench/stress/' },
      to: {
        path: ROOTS,
        pathNot: ['^bench/stress/', '^bin/build\\.mjs$', '^server/', '^src/(domain|contract)/'],
      },
    },
    {
      name: 'e2e-imports',
      comment: 'Browser tests know the contract, and otherwise test the product from outside.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: ROOTS,
        pathNot: [
          '^e2e/',
          '^i18n/',
          '^server/(testing/startBackend\\.ts|seed/site\\.json)$',
          '^src/(domain|contract)/',
          // The rows of the copy, whose words the unit tests check.
          '^src/copy/copySections\\.ts$',
        ],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'No packages and no Node modules: rules run anywhere.',
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
      comment:
        'The packages of the backend are those of server/package.json (the conformance kit is built with it), and valibot, which the build includes.',
      severity: 'error',
      from: { path: '^(server|conformance)/', pathNot: [TESTS, TESTING] },
      to: {
        pathNot: ['^node_modules/valibot/', '^node_modules/@commander-js/extra-typings/'],
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-barrels',
      comment: 'Import from the file that defines the name.',
      severity: 'error',
      from: {},
      to: { path: '^(src/.+|server|server/.+)/index\\.tsx?$' },
    },
    {
      name: 'no-catch-all-folders',
      comment: 'A file is named after its content.',
      severity: 'error',
      from: {},
      to: {
        path: '/(utils|util|helpers|helper|common|shared|misc)[/.]',
        pathNot: '^node_modules/',
      },
    },
    {
      name: 'no-circular',
      comment:
        'Type imports count as well: move what both files need into a third file or into the imported one.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
