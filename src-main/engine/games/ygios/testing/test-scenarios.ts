import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findAnswer } from '../answers';
import type { Given, Move } from '../format';
import { layOutPosition } from '../position';
import type { Table } from '../table';
import { advance, answer } from '../turn';
import { shippedProgram } from './shipped';

/** The shipped scenarios as positions to look at. Whether they come out right is the runner's test, not this. */
interface Scenario {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: Given;
  readonly when: readonly (
    { readonly expect: unknown } | (Move & { readonly refused?: true; readonly code?: string })
  )[];
}

const file = resolve(import.meta.dirname, '../../../../../resources/scenarios/ygios.json');
export const scenarios = (JSON.parse(readFileSync(file, 'utf8')) as { scenarios: Scenario[] }).scenarios;

/** Plays a scenario; `look` at every standstill, `refused` at every move that must be. */
export function playScenario(
  { options, given, when }: Scenario,
  look: (t: Table) => void,
  refused: (t: Table, move: Move, code: string | undefined) => void = () => undefined,
  begin: (t: Table) => void = () => undefined,
): Table {
  // Every card and bonus exists in the advanced mode; what a position leaves out is out of the game.
  const t = layOutPosition(shippedProgram('advanced', options), given);
  begin(t);
  advance(t);
  look(t);
  for (const step of when) {
    if ('expect' in step) continue;
    if (step.refused) {
      refused(t, step, step.code);
      continue;
    }
    const code = findAnswer(t, step);
    if (code === null) throw new Error(`not offered: ${JSON.stringify(step)}`);
    answer(t, code);
    look(t);
  }
  return t;
}
