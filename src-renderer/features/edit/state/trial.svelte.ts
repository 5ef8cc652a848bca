import { SvelteMap } from 'svelte/reactivity';
import type { BotSpec } from '@shared/api/bot-words';
import type { CompareReport } from '@shared/api/compare';
import type { TryOutReport } from '@shared/api/try-out';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { EditDocument } from './document.svelte';
import type { DraftKeeper } from './drafts';

type Calls = Pick<Client, 'call'>;
/** What was found, and in which text. */
interface FoundIn<R> {
  readonly report: R;
  readonly text: string;
}
interface ComparisonWanted {
  /** A revision of the pack. */
  readonly before: string;
  /** There is nothing else to compare with: only what it is now is wanted. */
  readonly isSame: boolean;
  /** One for each seat. */
  readonly bots: readonly BotSpec[];
}

/** About a thousand, and as many with each bot in each seat. */
export const comparedGames = (seats: number): number => Math.ceil(1000 / seats) * seats;
/** The same deals each time: who changes a card back sees the same figures again. */
const seed = 1;

/** What playing one definition has shown: kept while other documents and screens are in front. */
export class Trial {
  tried = $state.raw<FoundIn<TryOutReport> | null>(null);
  trying = $state(false);
  tryFailure = $state.raw<AnyFailure | null>(null);
  compared = $state.raw<(FoundIn<CompareReport> & Pick<ComparisonWanted, 'isSame'>) | null>(null);
  comparing = $state.raw<{ readonly task: string } | null>(null);
  compareFailure = $state.raw<AnyFailure | null>(null);
  readonly #client: Calls;
  #tryTask: string | null = null;

  constructor(client: Calls) {
    this.#client = client;
  }

  /** Bots play with it for a bounded time, as it is typed. A run that is under way gives way to the new one. */
  async tryOut(document: EditDocument, drafts: DraftKeeper): Promise<void> {
    if (this.#tryTask !== null) void this.#client.call('tasks.cancel', { task: this.#tryTask });
    const task = crypto.randomUUID();
    this.#tryTask = task;
    this.trying = true;
    const text = await kept(document, drafts);
    const answer = await this.#client.call('definitions.tryOut', { ...document.key, task });
    if (this.#tryTask !== task) return;
    this.#tryTask = null;
    this.trying = false;
    this.tryFailure = answer.ok || answer.error.code === 'cancelled' ? null : answer.error;
    if (answer.ok) this.tried = { report: answer.value, text };
    // What was found before it broke says nothing of the text that is there now.
    else if (this.tryFailure) this.tried = null;
  }

  /** The same deals with an earlier version and with what is typed. `run` gives the work its task id. */
  async compare(
    document: EditDocument,
    drafts: DraftKeeper,
    { before, isSame, bots }: ComparisonWanted,
    task: string,
    isCalledOff: () => boolean = () => false,
  ): Promise<void> {
    this.comparing = { task };
    const text = await kept(document, drafts);
    if (isCalledOff()) {
      this.comparing = null;
      return;
    }
    const { pack, path } = document.key;
    const answer = await this.#client.call('lab.compare', {
      pack,
      before,
      after: 'drafts',
      card: path,
      bots: [...bots],
      games: comparedGames(bots.length),
      seed,
      task,
    });
    if (this.comparing?.task !== task) return;
    this.comparing = null;
    this.compareFailure = answer.ok || answer.error.code === 'cancelled' ? null : answer.error;
    if (answer.ok) this.compared = { report: answer.value, text, isSame };
  }
}

/** The workbench plays what lies in its drafts: what is typed has to be there first. */
async function kept(document: EditDocument, drafts: DraftKeeper): Promise<string> {
  const { text } = document;
  if (document.changed) await drafts.keep(document);
  return text;
}

/** The trials of a pack's definitions, by path. */
export class Trials {
  readonly #byPath = new SvelteMap<string, Trial>();
  readonly #client: Pick<Client, 'call'>;

  constructor(client: Pick<Client, 'call'>) {
    this.#client = client;
  }

  /** null: it was never tried. */
  known(path: string): Trial | null {
    return this.#byPath.get(path) ?? null;
  }

  of(path: string): Trial {
    const known = this.#byPath.get(path) ?? new Trial(this.#client);
    if (!this.#byPath.has(path)) this.#byPath.set(path, known);
    return known;
  }

  /** The text of this definition has changed, so its loops with other cards may be gone. */
  forgetLoopsWith(id: string): void {
    for (const trial of this.#byPath.values())
      if (trial.tried?.report.findings.some((found) => found.is === 'loop' && found.cards.includes(id)))
        trial.tried = null;
  }

  get all(): Iterable<[path: string, trial: Trial]> {
    return this.#byPath;
  }
}
