import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import heartdeck from './scripts/lint/plugin.mjs';
import svelteConfig from './svelte.config.js';

const typescript = ['**/*.ts'];
/** What scripts may name without importing it; TypeScript's own check does this for everything else. */
const nodeGlobals = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
);

/** Rules that need types find what no reader sees, a forgotten `await` above all; they run on .ts files only. */
const typed = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default ts.config(
  { ignores: ['out', 'dist', 'coverage', 'test-results', 'playwright-report', '**/*.d.mts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: nodeGlobals },
    plugins: { heartdeck },
    rules: {
      'heartdeck/layers': 'error',
      'heartdeck/packages': 'error',
      'heartdeck/no-import-cycle': 'error',
      'heartdeck/kept-out-of-renderer': 'error',
      'heartdeck/no-game-names': 'error',
      'heartdeck/no-raw-html': 'error',
      'heartdeck/engine-purity': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A `!` hides the case noUncheckedIndexedAccess found; tests may be sure of what they just made.
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/unified-signatures': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: '“as unknown as” switches the compiler off. Narrow the value instead.',
        },
      ],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: typescript,
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        // The same list for every file: the parser loads the whole project anew whenever it changes.
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: typed,
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'heartdeck/no-hard-coded-text': 'error',
      'heartdeck/no-raw-colours': 'error',
      // one rule for {@html} and its kin is enough
      'svelte/no-at-html-tags': 'off',
    },
  },
  // the compiler and svelte-check know TypeScript's and the browser's names; ESLint does not
  { files: [...typescript, '**/*.svelte'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // A private cache has no business being reactive; the rule can't tell the two apart.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.spec.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['e2e/electron/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'app', property: 'evaluate', message: 'It may run inside a transaction: use inMain.' },
      ],
    },
  },
);
