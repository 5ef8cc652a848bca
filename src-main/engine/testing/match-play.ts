import { askedSeat } from '../kernel/asking';
import { compileProgram } from '../games/ygios/compile';
import { prepare } from '../games/ygios/source';
import { madePack, type Making } from '../games/ygios/testing/made-pack';
import type { Program } from '../games/ygios/testing/trial';
import { Chance } from '../kernel/chance';
import type { Game } from '../kernel/game';
import type { State } from '../kernel/state';

/** Plays a match through `apply` with random answers; `look` sees every state at a question. */
export function playMatch(
  on: Game,
  seed: number,
  look: (state: State, index: number) => void = () => undefined,
): State {
  const chance = new Chance(seed, 'bot');
  let state = on.begin(seed);
  for (let decision = on.decision(state); decision; decision = on.decision(state)) {
    const index = chance.below(on.count(state, askedSeat(state)));
    look(state, index);
    const next = on.apply(state, askedSeat(state), index);
    if (!next.ok) throw new Error(`seed ${seed}: ${next.error.code}`);
    state = next.value;
  }
  return state;
}

export function madeProgram(making: Making): Program {
  const pack = madePack(making);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return programOf(prepare(pack.value, 'simple'));
}
export function programOf(prepared: ReturnType<typeof prepare>): Program {
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  return compileProgram(prepared.value.source);
}
