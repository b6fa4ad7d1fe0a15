const comments = require('@eslint-community/eslint-plugin-eslint-comments/configs');
const { defineConfig, globalIgnores } = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const importSort = require('eslint-plugin-simple-import-sort');
const tseslint = require('typescript-eslint');

/** A rule of admissions must not depend on where it runs: no clock, network or browser. */
const impure = {
  'no-restricted-globals': [
    'error',
    ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
    ...['fetch', 'XMLHttpRequest', 'performance', 'crypto', 'process', 'console'],
    ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'],
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: "Today's date is an argument." },
    { object: 'Math', property: 'random', message: 'A rule has no luck.' },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
      message: "Today's date is an argument.",
    },
    { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  ],
};

module.exports = defineConfig(
  globalIgnores(['dist/', 'build/', 'data/', 'coverage/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  comments.recommended,
  {
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      'max-lines': ['error', 250],
      eqeqeq: ['error', 'smart'],
      curly: ['error', 'multi-line'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // One block: effects first, then packages, then our own, each in alphabetical order.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'simple-import-sort': importSort },
    rules: { 'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^', '^\\.']] }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, jsxA11y.flatConfigs.strict],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A key is left out of an object by naming it beside the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A fieldset may be a radio group; the strict preset forbids it, the recommended one does not.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { fieldset: ['radiogroup'] },
      ],
      // Material UI's dialogs set the initial focus by the `autoFocus` of a component.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        {
          selector: 'Property[key.value=/[+~] [*]/]',
          message:
            'Whenever an element is added, the browser would recompute all styles of the page.',
        },
      ],
    },
  },
  { files: ['src/**'], extends: [reactHooks.configs.flat.recommended] },
  // A test may pass a hook's result out of its component.
  { files: ['**/*.test.tsx', 'src/testing/**'], rules: { 'react-hooks/globals': 'off' } },
  { files: ['src/{domain,contract}/**'], ignores: ['**/*.test.ts'], rules: impure },
  {
    // Tools require these default exports and declarations.
    files: ['**/*.config.ts', 'e2e/prepare.ts', 'src/testing/*.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Command-line scripts print to the console.
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.recommended],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
