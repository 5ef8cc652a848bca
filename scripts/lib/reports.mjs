/** Reads the JSON reports of the runners into one shape: numbers, and the names of what did not pass. */

const empty = () => ({ passed: 0, failed: [], skipped: [] });

export function readVitest(report) {
  const sum = empty();
  for (const file of report.testResults) {
    // A file that could not even be loaded has no tests to count, and must not pass for an empty one.
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')) {
      sum.failed.push({ name: file.name });
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') sum.passed += 1;
      else if (test.status === 'failed') sum.failed.push({ name: test.fullName });
      else sum.skipped.push({ name: test.fullName, reason: test.meta?.reason ?? test.status });
    }
  }
  return sum;
}

export function readPlaywright(report) {
  const sum = empty();
  for (const error of report.errors) sum.failed.push({ name: error.message });
  const walk = (suite, path) => {
    const here = suite.title ? [...path, suite.title] : path;
    for (const inner of suite.suites ?? []) walk(inner, here);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = [test.projectName, ...here, spec.title].join(' › ');
        const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        if (test.status === 'expected') sum.passed += 1;
        else if (test.status === 'skipped') sum.skipped.push({ name, reason: reason ?? 'skipped' });
        else sum.failed.push({ name });
      }
    }
  };
  for (const suite of report.suites) walk(suite, []);
  return sum;
}

export const addUp = (sums) => ({
  passed: sums.reduce((total, sum) => total + sum.passed, 0),
  failed: sums.flatMap((sum) => sum.failed),
  skipped: sums.flatMap((sum) => sum.skipped),
});

/** The closing lines; the very last one is for machines too. */
export function closingLines({ passed, failed, skipped }) {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [
    ...failed.map(({ name }) => `failed: ${name}`),
    ...[...byReason].flatMap(([reason, tests]) => [
      `skipped (${reason}):`,
      ...tests.map(({ name }) => `  ${name}`),
    ]),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}
