import { expect, it } from 'vitest';
import { addUp, closingLines, readPlaywright, readVitest } from './reports.mjs';

const vitest = {
  testResults: [
    {
      name: '/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a one', status: 'passed' },
        { fullName: 'a two', status: 'failed' },
        { fullName: 'a three', status: 'skipped' },
        { fullName: 'a four', status: 'todo' },
      ],
    },
    { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
};
const test = (status: string, annotations: { type: string; description?: string }[] = []) => ({
  projectName: 'web',
  status,
  annotations,
});
const playwright = {
  errors: [{ message: 'no config' }],
  suites: [
    {
      title: 'web/a.spec.ts',
      specs: [
        { title: 'passes', tests: [test('expected')] },
        { title: 'fails', tests: [test('unexpected')] },
        { title: 'wavers', tests: [test('flaky')] },
      ],
      suites: [
        {
          title: 'inner',
          specs: [
            { title: 'waits', tests: [test('skipped', [{ type: 'skip', description: 'no Electron' }])] },
          ],
        },
      ],
    },
  ],
};

it('counts what Vitest reports, a file that could not be loaded included', () => {
  expect(readVitest(vitest)).toEqual({
    passed: 1,
    failed: [{ name: 'a two' }, { name: '/broken.test.ts' }],
    skipped: [
      { name: 'a three', reason: 'skipped' },
      { name: 'a four', reason: 'todo' },
    ],
  });
});

it('counts what Playwright reports, with the reasons of what was skipped', () => {
  expect(readPlaywright(playwright)).toEqual({
    passed: 1,
    failed: [
      { name: 'no config' },
      { name: 'web › web/a.spec.ts › fails' },
      { name: 'web › web/a.spec.ts › wavers' },
    ],
    skipped: [{ name: 'web › web/a.spec.ts › inner › waits', reason: 'no Electron' }],
  });
});

it('ends with the numbers', () => {
  const lines = closingLines(addUp([readVitest(vitest), readPlaywright(playwright)]));
  expect(lines.at(-1)).toBe('2 passed, 5 failed, 3 skipped');
  expect(lines).toContain('skipped (no Electron):');
  expect(lines).toContain('  web › web/a.spec.ts › inner › waits');
  expect(lines).toContain('failed: a two');
});
