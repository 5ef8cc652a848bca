import { expect, it } from 'vitest';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { rulings } from './oracle/test-rulings';
import { runScenarioFile } from './scenario/run-file';
import { shippedDefinitions } from './test-shipped';

const definitions = shippedDefinitions();

it.each(rulings)('$title', (ruling) => {
  const file = { format: 1, game: 'governing', scenarios: [{ id: 'ruling', ...ruling }] };
  const read = readScenarioDocument('rulings.json', new TextEncoder().encode(JSON.stringify(file)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(runScenarioFile(read.value, definitions)).toMatchObject({ ok: true, value: [{ difference: null }] });
});
