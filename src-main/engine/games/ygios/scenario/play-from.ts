import type { Mode } from '@shared/games/index';
import { scenarioParts, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { ok, type Result } from '@shared/util/result';
import { seedChance } from '../../../kernel/chance';
import { chanceAt, rest, restAt } from '../../../kernel/head';
import type { Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import { at } from '../../../kernel/state';
import { runOn } from '../../../kernel/match';
import { ygios } from '../rules';
import { Table } from '../table';
import { listAgain } from '../turn';
import { readOne, type PlayedPack } from './run-file';
import { openScenario } from './scenario-table';

/** Where a scenario stands, ready to be played on; or why it can't be laid out; null: the file holds no such. */
export type PlayedFrom =
  | { readonly is: 'table'; readonly t: Table; readonly mode: Mode }
  | { readonly is: 'faulty'; readonly difference: Difference }
  | null;

/**
 * A scenario made up to its first difference, to be played on from there. A position has no chance of its own: what
 * is dealt after it comes from the seed.
 */
export function playFrom<E>(
  read: ScenarioDocument,
  id: string,
  pack: PlayedPack<E>,
  seed: number,
  attend: (t: Table) => void,
): Result<PlayedFrom, E> {
  const part = scenarioParts(read).find((one) => one.id === id);
  if (!part) return ok(null);
  const ready = readOne(read.file, part, pack);
  if (!ready.ok) return ready;
  if (ready.value.is === 'faulty') return ok(ready.value);
  const { program, scenario, mode } = ready.value;
  const laid = openScenario(program, scenario.given, scenario.dice, (t) => {
    seedChance(t.s, chanceAt, seed, 'game');
    attend(t);
  });
  runScenario(laid, scenario);
  const t = new Table(program, laid.state());
  attend(t);
  if (at(t.s, restAt) === rest.question) listAgain(t);
  if (at(t.s, restAt) === rest.roundOver) runOn(ygios, t);
  return ok({ is: 'table', t, mode });
}
