import { describe, expect, it } from 'vitest';
import { readJson, shippedPack } from './test-pack';
import { runScenario, type Scenario } from './test-scenarios';

describe('scenarios', () => {
  const pack = shippedPack();
  const { scenarios } = readJson<{ scenarios: Scenario[] }>('scenarios/governing.json');

  it('are all there', () => {
    expect(scenarios).toHaveLength(75);
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s %s',
    (_id, _title, scenario) => {
      runScenario(pack, scenario);
    },
  );
});
