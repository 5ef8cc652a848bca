import { tick } from 'svelte';
import { sameTopic, type Topic } from '@shared/guide/topics';
import type { RuleId } from '@shared/help/rules';

/** Screens that exist. The others of the design join this list when they can be used. */
export const screens = ['library', 'edit', 'play', 'proof', 'print', 'help', 'settings'] as const;
export type Screen = (typeof screens)[number];

/** A document that lies open in the editor; without a path, the pack alone. */
export interface OpenDocument {
  readonly pack: string;
  readonly path: string | null;
}

/** A match that is being played; with `at`, as it stood after so many answers: a replay. */
export interface OpenMatch {
  readonly match: string;
  readonly at?: number | undefined;
}

/** What an address can name: a screen, and what lies open there: a topic of the help, a document, a match. */
export interface Place {
  readonly screen: Screen;
  /** null: the list of all topics. */
  readonly topic: Topic | null;
  /** null: whatever was edited last. */
  readonly document: OpenDocument | null;
  /** null: none yet, or none any more. */
  readonly match: string | null;
  /** How many answers of it a replay shows; left out: it is played. */
  readonly at?: number | undefined;
}

export const startPlace: Place = { screen: 'library', topic: null, document: null, match: null };

export class Navigation {
  #screen = $state<Screen>(startPlace.screen);
  #topic = $state.raw<Topic | null>(startPlace.topic);
  #document = $state.raw<OpenDocument | null>(startPlace.document);
  #match = $state<string | null>(startPlace.match);
  #at = $state<number | undefined>(startPlace.at);
  /** Help is looked up in the middle of something: this is where the way back leads. */
  #beforeHelp = $state<Exclude<Screen, 'help'>>('library');

  get screen(): Screen {
    return this.#screen;
  }

  get topic(): Topic | null {
    return this.#topic;
  }

  get document(): OpenDocument | null {
    return this.#document;
  }

  get match(): string | null {
    return this.#match;
  }

  get at(): number | undefined {
    return this.#at;
  }

  get beforeHelp(): Exclude<Screen, 'help'> {
    return this.#beforeHelp;
  }

  /** Resolves when the screen is there, so that a command can go on with an action of it. */
  async go(screen: Screen): Promise<void> {
    await this.show({ ...this.#here(), screen });
  }

  /** null opens the list of all topics. */
  async openHelp(rule: RuleId | null): Promise<void> {
    await this.openTopic(rule === null ? null : { is: 'rule', rule });
  }

  async openTopic(topic: Topic | null): Promise<void> {
    await this.show({ ...this.#here(), screen: 'help', topic });
  }

  /** Opens a document, or a pack, in the editor. */
  async edit(document: OpenDocument): Promise<void> {
    await this.show({ ...this.#here(), screen: 'edit', document });
  }

  /** The editor shows this document when it is in front, now or later. */
  async layOpen(document: OpenDocument): Promise<void> {
    await this.show({ ...this.#here(), document });
  }

  /** Opens a match at the table; null leaves the table for the choice of what to play. */
  async play(open: OpenMatch | null): Promise<void> {
    await this.show({ ...this.#here(), screen: 'play', match: open?.match ?? null, at: open?.at });
  }

  async show({ screen, topic, document, match, at }: Place): Promise<void> {
    if (this.#screen !== 'help') this.#beforeHelp = this.#screen;
    this.#screen = screen;
    if (!sameTopic(topic, this.#topic)) this.#topic = topic;
    this.#match = match;
    this.#at = at;
    if (document?.pack !== this.#document?.pack || document?.path !== this.#document?.path)
      this.#document = document;
    await tick();
  }

  #here(): Place {
    return {
      screen: this.#screen,
      topic: this.#topic,
      document: this.#document,
      match: this.#match,
      at: this.#at,
    };
  }
}

export const navigation = new Navigation();
