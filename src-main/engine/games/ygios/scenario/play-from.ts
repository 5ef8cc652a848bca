import type { Mode } from '@shared/games/index';
import { scenarioParts, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { ok, type Result } from '@shared/util/result';
import type { Difference } from '../../../kernel/scenario/difference';
import { playOnFrom } from '../../../kernel/scenario/scenario-table';
import { ygios } from '../rules';
import type { Table } from '../table';
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
  const open = (heard: (t: Table) => void) => openScenario(program, scenario.given, scenario.dice, heard);
  const t = playOnFrom(ygios, program, open, scenario, seed, attend);
  return ok({ is: 'table', t, mode });
}
