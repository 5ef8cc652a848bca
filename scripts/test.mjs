/**
 * `npm test`: every check, and one line at the end that says it all. `npm test -- unit e2e`
 * runs only those.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUp, closingLines, readPlaywright, readVitest } from './lib/reports.mjs';
import { root } from './lib/root.mjs';
import { runStep } from './lib/run-step.mjs';

const reports = mkdtempSync(join(tmpdir(), 'heartdeck-test-'));
const unitReport = join(reports, 'unit.json');
const tool = (...path) => join(root, 'node_modules', ...path);

function specs(name, run) {
  const file = join(reports, `${name}.json`);
  return {
    name,
    run: [...run, '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: () => readPlaywright(JSON.parse(readFileSync(file, 'utf8'))),
  };
}

/** Each runs with this very Node. A step without a report counts as one test. */
const steps = [
  { name: 'lint', run: [tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'format', run: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', run: [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.'] },
  {
    name: 'svelte',
    run: [tool('svelte-check', 'bin', 'svelte-check'), '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
  },
  {
    name: 'unit',
    run: [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: () => readVitest(JSON.parse(readFileSync(unitReport, 'utf8'))),
  },
  specs('e2e', [tool('@playwright', 'test', 'cli.js'), 'test']),
  specs('desktop', [join(root, 'scripts', 'desktop-specs.mjs')]),
];
/** For hangs only: far above what any step takes, since slowness is no failure. */
const limit = 40 * 60 * 1000;

async function run(step) {
  console.log(`\n── ${step.name} ──`);
  const started = Date.now();
  const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env };
  const { status, hung } = await runStep(process.execPath, step.run, { cwd: root, env, limit });
  console.log(`── ${step.name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const whole = (passed, name) => ({ passed: passed ? 1 : 0, failed: passed ? [] : [{ name }], skipped: [] });
  if (!step.report) return whole(status === 0, hung ? `${step.name} (did not end)` : step.name);
  let sum;
  try {
    sum = step.report();
  } catch {
    return whole(false, `${step.name} (${hung ? 'did not end' : 'gave no report'})`);
  }
  // A runner may fail for more than its tests: an error after the last one, no test found.
  const hidden = status !== 0 && sum.failed.length === 0;
  return hidden ? { ...sum, failed: [{ name: `${step.name} (exit status ${status})` }] } : sum;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
/** One round after the other; the lanes of a round side by side. Linting takes one core as long as the rest of its round. */
const rounds = [[['lint'], ['format', 'types', 'svelte']], [['unit']], [['e2e']], [['desktop']]];
async function runLane(names) {
  const done = [];
  for (const step of steps.filter(({ name }) => names.includes(name)))
    if (wanted.length === 0 || wanted.includes(step.name)) done.push(await run(step));
  return done;
}
const sums = [];
for (const lanes of rounds) sums.push(...(await Promise.all(lanes.map(runLane))).flat());
rmSync(reports, { recursive: true, force: true });

const total = addUp(sums);
console.log(`\n${closingLines(total).join('\n')}`);
process.exitCode = total.failed.length > 0 ? 1 : 0;
