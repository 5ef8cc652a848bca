import { none } from '../../kernel/cards';
import { OptionList } from '../../kernel/options';
import type { State } from '../../kernel/state';
import type { YgiosEvent } from './events';
import type { YgiosLayout } from './layout';
import type { Program } from './program';
import { Tally } from './tally';

/** Where a game is played: the rules, the state being changed, and the answers to the open question. */
export class Table {
  readonly p: Program;
  readonly l: YgiosLayout;
  s: State;
  readonly options = new OptionList();
  /** Told of everything that happens; nobody listens when thousands of games are played. */
  log: ((event: YgiosEvent) => void) | null = null;
  /**
   * A card thought of as lying face-up in a zone, to ask whether its requirement could be paid there. Only
   * between `thinkOf` and `forgetThought`.
   */
  ghost = none;
  ghostZone = none;
  readonly tally = new Tally();

  constructor(program: Program, state: State) {
    this.p = program;
    this.l = program.layout;
    this.s = state;
  }
}
