import type { Failure } from '@shared/api/failures';
import { rulesForSkip } from '@shared/help/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { ok, type Result } from '@shared/util/result';
import { createLog } from '../../../engine/games/ygios/log';
import { outcomeOf } from '../../../engine/games/ygios/outcome';
import { dealRound } from '../../../engine/games/ygios/setup';
import { startMatch } from '../../../engine/kernel/match';
import { ygios } from '../../../engine/games/ygios/rules';
import { seats } from '../../../engine/games/ygios/layout';
import type { Program } from '../../../engine/games/ygios/table';
import { advance, answer } from '../../../engine/games/ygios/turn';
import { sayEntry, type Speech } from '../../../engine/games/ygios/words';
import { Chance } from '../../../engine/kernel/chance';
import { rest, restAt } from '../../../engine/kernel/head';
import { at } from '../../../engine/kernel/state';
import { fewRounds, type LogRequest, type Trace } from '../built-game';
import { speechParts } from '../speech';
import type { YgiosPrograms } from './compiler';

/** Random rounds as a reader follows them. */
export function openLog(
  programs: YgiosPrograms,
  request: LogRequest,
  definitions: readonly ValidDefinition[],
): Result<Trace, Failure> {
  const played = programs.programFor(request);
  if (!played.ok) return played;
  const { name, ...parts } = speechParts(request.language, definitions);
  const speech: Speech = {
    ...parts,
    names: {
      seat: (seat) => seat,
      card: (id) => name('card', id),
      bonus: (id) => name('bonus', id),
      zone: (id) => name('zone', id),
    },
  };
  return ok(rounds(played.value.program, speech, request.seed, request.rounds ?? fewRounds));
}

function* rounds(program: Program, speech: Speech, seed: number, count: number): Trace {
  const chance = new Chance(seed, 'bot');
  const seeds = new Chance(seed, 'game', 1);
  let t = startMatch(ygios, program, seed);
  for (let round = 1; round <= count; round++) {
    if (at(t.s, restAt) === rest.gameOver) t = startMatch(ygios, program, seeds.below(2 ** 31));
    const log = createLog(seats);
    log.attach(t);
    if (round > 1) yield '';
    dealRound(t);
    advance(t);
    while (at(t.s, restAt) === rest.question) answer(t, t.options.at(chance.below(t.options.count)));
    for (const entry of log.logFor(null)) {
      const rules = entry.is === 'skipped' ? rulesForSkip(entry.why) : [];
      const text = sayEntry(speech, entry);
      yield rules.length > 0 ? `${text} [${rules.join(' ')}]` : text;
    }
    const outcome = outcomeOf(t);
    if (outcome?.is === 'rules-loop') return outcome;
  }
  return null;
}
