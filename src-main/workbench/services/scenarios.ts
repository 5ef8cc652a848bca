import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { ScenarioDifference, ScenarioRun } from '@shared/api/scenarios';
import { games as gameIds } from '@shared/language/kinds';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Difference } from '../../engine/kernel/scenario/difference';
import type { HandlersOf } from '../handlers';
import type { BuiltGame } from '../games/built-game';
import type { Games } from '../games/index';

export interface ScenarioFileRequest {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly pack?: string | undefined;
  readonly revision?: string | undefined;
}

export const scenarioHandlers = (games: Games, resourcesDir: string): HandlersOf<'scenarios'> => ({
  'scenarios.run': (request) => runFile(games, request),
  'scenarios.shipped': () => readShipped(join(resourcesDir, 'scenarios')),
});

/** What ships is called after its game; a game whose scenarios are still to come has no file. */
async function readShipped(folder: string): Promise<Result<Answer<'scenarios.shipped'>, Failure>> {
  const found = await Promise.all(
    gameIds.map(async (game) => {
      const fileName = `${game}.json`;
      const bytes = await readFile(join(folder, fileName)).catch(() => null);
      return bytes ? [{ fileName, game, bytes: new Uint8Array(bytes) }] : [];
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
      difference: difference && { ...tellable(difference), ...whyOf(found.value.built, difference) },
    })),
  });
}

function whyOf(
  built: BuiltGame,
  difference: Difference,
): Pick<ScenarioDifference, 'reason' | 'rules' | 'diagnostic'> {
  const diagnostic = difference.is === 'faulty' ? difference.diagnostic : null;
  if (difference.is !== 'refused') return { reason: null, rules: [], diagnostic };
  const { sentence: reason, rules } = built.whyRefused(difference.code);
  return { reason, rules, diagnostic };
}

/** A difference as the contract carries it: a code, a place, and what the sentence needs. */
function tellable(difference: Difference): Pick<ScenarioDifference, 'code' | 'at' | 'data'> {
  const { is: code, at } = difference;
  const isThere = (text: string): string => (text === '' ? 'nothing' : 'value');
  switch (difference.is) {
    case 'value': {
      const { expected, found } = difference;
      return {
        code,
        at,
        data: { expected, found, expectedIs: isThere(expected), foundIs: isThere(found) },
      };
    }
    case 'refused': {
      const { code: refusal, by, for: what } = difference;
      return { code, at, data: { code: refusal, by, for: what, asked: by === '' ? 'no' : 'yes' } };
    }
    case 'accepted':
    case 'changed':
      return { code, at, data: {} };
    case 'offered':
    case 'not-legal':
      return { code, at, data: { entry: difference.entry } };
    case 'open-question':
      return { code, at, data: { by: difference.by, for: difference.for } };
    case 'dice-left':
      return { code, at, data: { count: difference.count } };
    case 'faulty':
      return { code, at, data: { code: difference.code } };
    case 'rules-loop':
      return { code, at, data: { cards: difference.cards } };
  }
}
