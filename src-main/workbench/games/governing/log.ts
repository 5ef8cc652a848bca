import type { Failure } from '@shared/api/failures';
import type { RuleId } from '@shared/help/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { ok, type Result } from '@shared/util/result';
import { createLog } from '../../../engine/games/governing/log';
import { outcomeOf } from '../../../engine/games/governing/outcome';
import { startMatch } from '../../../engine/kernel/match';
import { governing } from '../../../engine/games/governing/rules';
import type { Program } from '../../../engine/games/governing/table';
import { advance, answer } from '../../../engine/games/governing/turn';
import { sayEntry, type Speech } from '../../../engine/games/governing/words';
import { Chance } from '../../../engine/kernel/chance';
import { fewRounds, type LogRequest, type Trace } from '../built-game';
import { speechParts } from '../speech';
import type { GoverningPrograms } from './compiler';
import { rulesOfEntry } from './entry-rules';

/** Random duels as a reader follows them; a line that a kernel rule explains ends with its id: `[N5]`. */
export function openLog(
  programs: GoverningPrograms,
  request: LogRequest,
  definitions: readonly ValidDefinition[],
): Result<Trace, Failure> {
  const played = programs.programFor(request);
  if (!played.ok) return played;
  const { name, ...parts } = speechParts(request.language, definitions);
  const card = (id: string): string => {
    const found = name('card', id);
    return found === id ? name('token', id) : found;
  };
  const speech: Speech = { ...parts, names: { seat: (seat) => seat, card } };
  const heading = (nth: number, seed: number): string =>
    parts.say('governing.heading', { nth, seed: String(seed) });
  return ok(duels(played.value.program, speech, heading, request.seed, request.rounds ?? fewRounds));
}

/** The same duels as a trace with this seed plays. */
function* duels(
  program: Program,
  speech: Speech,
  heading: (nth: number, seed: number) => string,
  seed: number,
  count: number,
): Trace {
  const chance = new Chance(seed, 'bot');
  const seeds = new Chance(seed, 'game', 1);
  for (let duel = 1; duel <= count; duel++) {
    const own = duel === 1 ? seed : seeds.below(2 ** 31);
    const t = startMatch(governing, program, own);
    const log = createLog(t.l.seats);
    log.attach(t);
    if (duel > 1) yield '';
    yield heading(duel, own);
    advance(t);
    while (outcomeOf(t) === null)
      answer(t, t.options.at(t.options.count === 1 ? 0 : chance.below(t.options.count)));
    for (const entry of log.logFor(null)) yield withRules(sayEntry(speech, entry), rulesOfEntry(entry));
    const outcome = outcomeOf(t);
    if (outcome?.is === 'rules-loop') return outcome;
  }
  return null;
}

const withRules = (text: string, rules: readonly RuleId[]): string =>
  rules.length > 0 ? `${text} [${rules.join(' ')}]` : text;
