import { tick } from 'svelte';
import type { RuleId } from '@shared/help/rules';

/** Screens that exist. The others of the design join this list when they can be used. */
export const screens = ['library', 'edit', 'proof', 'help', 'settings'] as const;
export type Screen = (typeof screens)[number];

/** A document that lies open in the editor; without a path, the pack alone. */
export interface OpenDocument {
  readonly pack: string;
  readonly path: string | null;
}

/** What an address can name: a screen, on the help screen the rule that lies open, in the editor the document. */
export interface Place {
  readonly screen: Screen;
  /** null: the list of all rules. */
  readonly rule: RuleId | null;
  /** null: whatever was edited last. */
  readonly document: OpenDocument | null;
}

export const startPlace: Place = { screen: 'library', rule: null, document: null };

export class Navigation {
  #screen = $state<Screen>(startPlace.screen);
  #rule = $state<RuleId | null>(startPlace.rule);
  #document = $state.raw<OpenDocument | null>(startPlace.document);
  /** Help is looked up in the middle of something: this is where the way back leads. */
  #beforeHelp = $state<Exclude<Screen, 'help'>>('library');

  get screen(): Screen {
    return this.#screen;
  }

  get rule(): RuleId | null {
    return this.#rule;
  }

  get document(): OpenDocument | null {
    return this.#document;
  }

  get beforeHelp(): Exclude<Screen, 'help'> {
    return this.#beforeHelp;
  }

  /** Resolves when the screen is there, so that a command can go on with an action of it. */
  async go(screen: Screen): Promise<void> {
    await this.show({ screen, rule: this.#rule, document: this.#document });
  }

  /** null opens the list of all rules. */
  async openHelp(rule: RuleId | null): Promise<void> {
    await this.show({ screen: 'help', rule, document: this.#document });
  }

  /** Opens a document, or a pack, in the editor. */
  async edit(document: OpenDocument): Promise<void> {
    await this.show({ screen: 'edit', rule: this.#rule, document });
  }

  async show({ screen, rule, document }: Place): Promise<void> {
    if (this.#screen !== 'help') this.#beforeHelp = this.#screen;
    this.#screen = screen;
    this.#rule = rule;
    if (document?.pack !== this.#document?.pack || document?.path !== this.#document?.path)
      this.#document = document;
    await tick();
  }
}

export const navigation = new Navigation();
