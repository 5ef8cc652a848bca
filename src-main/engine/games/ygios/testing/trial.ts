import type { Mode } from '@shared/games/index';
import type { OptionValue } from '@shared/language/options';
import { optionCatalogue } from '@shared/games/ygios/rulings/index';
import { Chance } from '../../../kernel/chance';
import { rest, restAt } from '../../../kernel/head';
import { at } from '../../../kernel/state';
import { findAnswer } from '../answers';
import type { Move } from '../format';
import { backOff } from '../questions';
import { dealRound } from '../setup';
import { startMatch } from '../../../kernel/match';
import { ygios } from '../rules';
import type { Table } from '../table';
import { advance, answer } from '../turn';
import { oneIn, oneOf } from './random-words';
import { shippedDefinitions, shippedProgram } from './shipped';

export type Program = Table['p'];

/** One random round, or the match it begins: everything about it follows from the seed. */
export interface Trial {
  readonly seed: number;
  readonly mode: Mode;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly program: Program;
  /** For the answers, and for whatever else a test leaves to chance. */
  readonly chance: Chance;
  /** What to print when it fails: enough to play it again. */
  readonly told: string;
}

const rules = shippedDefinitions().find((definition) => definition.kind === 'rules')?.value;

function randomOptions(chance: Chance): Record<string, OptionValue> {
  if (!rules) return {};
  return Object.fromEntries(optionCatalogue(rules).map(({ name, values }) => [name, oneOf(chance, values)]));
}

/** Every second one under the printed rules, the others under any; one in three in the simple mode. */
export function trialOf(seed: number): Trial {
  const chance = new Chance(seed, 'bot');
  const mode = seed % 3 === 0 ? 'simple' : 'advanced';
  const options = seed % 2 === 0 ? {} : randomOptions(chance);
  const program = shippedProgram(mode, options);
  return { seed, mode, options, program, chance, told: `seed ${seed} ${mode} ${JSON.stringify(options)}` };
}

/** The first round, dealt and run to its first question. */
export function firstRound({ program, seed }: Pick<Trial, 'program' | 'seed'>): Table {
  const t = startMatch(ygios, program, seed);
  dealRound(t);
  advance(t);
  return t;
}

/** A table on which these moves were made; one that is not offered throws. */
export function afterMoves(t: Table, moves: readonly Move[]): Table {
  advance(t);
  for (const move of moves) {
    const code = findAnswer(t, move);
    if (code === null) throw new Error(`not offered: ${JSON.stringify(move)}`);
    answer(t, code);
  }
  return t;
}

export const asksNow = (t: Table): boolean => at(t.s, restAt) === rest.question;

/** Any of the answers; backing off only once in sixty times, so that most rounds are played out. */
export function anyCode(t: Table, chance: Chance): number {
  const code = t.options.at(chance.below(t.options.count));
  return code === backOff && !oneIn(chance, 60) ? anyCode(t, chance) : code;
}
