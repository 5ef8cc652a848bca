import { tick } from 'svelte';
import type { RuleId } from '@shared/help/rules';

/** Screens that exist. The others of the design join this list when they can be used. */
export const screens = ['library', 'proof', 'help', 'settings'] as const;
export type Screen = (typeof screens)[number];

/** What an address can name: a screen, and on the help screen the rule that lies open. */
export interface Place {
  readonly screen: Screen;
  /** null: the list of all rules. */
  readonly rule: RuleId | null;
}

export const startPlace: Place = { screen: 'library', rule: null };

export class Navigation {
  #screen = $state<Screen>(startPlace.screen);
  #rule = $state<RuleId | null>(startPlace.rule);
  /** Help is looked up in the middle of something: this is where the way back leads. */
  #beforeHelp = $state<Exclude<Screen, 'help'>>('library');

  get screen(): Screen {
    return this.#screen;
  }

  get rule(): RuleId | null {
    return this.#rule;
  }

  get beforeHelp(): Exclude<Screen, 'help'> {
    return this.#beforeHelp;
  }

  /** Resolves when the screen is there, so that a command can go on with an action of it. */
  async go(screen: Screen): Promise<void> {
    await this.show({ screen, rule: this.#rule });
  }

  /** null opens the list of all rules. */
  async openHelp(rule: RuleId | null): Promise<void> {
    await this.show({ screen: 'help', rule });
  }

  async show({ screen, rule }: Place): Promise<void> {
    if (this.#screen !== 'help') this.#beforeHelp = this.#screen;
    this.#screen = screen;
    this.#rule = rule;
    await tick();
  }
}

export const navigation = new Navigation();
