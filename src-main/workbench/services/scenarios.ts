import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { ScenarioRun } from '@shared/api/scenarios';
import { games as gameIds } from '@shared/games/index';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { HandlersOf } from '../handlers';
import type { Games } from '../games/index';
import type { LibraryDoor } from '../library-door';
import { scenariosOfPack } from '../scenarios/pack-scenarios';
import { readTitles } from '../scenarios/shipped-titles';
import { toldDifference } from '../scenarios/told-difference';

export interface ScenarioFileRequest {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly pack?: string | undefined;
  readonly revision?: string | undefined;
}

export const scenarioHandlers = (
  games: Games,
  resourcesDir: string,
  door: LibraryDoor,
): HandlersOf<'scenarios'> => ({
  'scenarios.run': (request) => runFile(games, request),
  'scenarios.shipped': () => readShipped(join(resourcesDir, 'scenarios')),
  'scenarios.ofPack': async (asked) => {
    const shipped = await readShipped(join(resourcesDir, 'scenarios'));
    if (!shipped.ok) return shipped;
    return door.library.ok ? scenariosOfPack(door.library.value, games, shipped.value, asked) : door.library;
  },
});

/** What ships is called after its game; a game whose scenarios are still to come has no file. */
async function readShipped(folder: string): Promise<Result<Answer<'scenarios.shipped'>, Failure>> {
  const found = await Promise.all(
    gameIds().map(async (game) => {
      const fileName = `${game}.json`;
      const bytes = await readFile(join(folder, fileName)).catch(() => null);
      if (!bytes) return [];
      return [{ fileName, game, bytes: new Uint8Array(bytes), titles: await readTitles(folder, game) }];
    }),
  );
  return ok(found.flat());
}

export function runFile(games: Games, request: ScenarioFileRequest): Result<ScenarioRun, Failure> {
  const { fileName: file, bytes } = request;
  const read = readScenarioDocument(file, bytes);
  if (!read.ok) return err(failure('scenario-refused', { file, diagnostics: read.error }));
  const found = games.find(read.value.game, request.pack);
  if (!found.ok) return found;
  const chosen = games.definitionsFor(read.value.game, {
    pack: found.value.pack,
    revision: request.revision,
  });
  if (!chosen.ok) return chosen;
  const { pack, revision } = chosen.value;
  const ran = found.value.built.runScenarios(read.value, chosen.value);
  if (!ran.ok) return err(ran.error.problem);
  const failed = ran.value.filter(({ difference }) => difference !== null).length;
  return ok({
    pack,
    revision,
    passed: ran.value.length - failed,
    failed,
    scenarios: ran.value.map(({ id, title, difference }) => ({
      id,
      title,
      difference: difference && toldDifference(found.value.built, difference),
    })),
  });
}
