import { client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import { navigation } from '../../../state/navigation.svelte';
import { toasts } from '../../../state/toasts.svelte';
import type { Calls } from './played-match.svelte';

/** A match file that was not taken: why, and how much of it could be. */
export interface RefusedFile {
  readonly fileName: string;
  readonly text: string;
  readonly failure: AnyFailure;
  /** So many choices are right; null: nothing of it can be opened. */
  readonly rightChoices: number | null;
}

interface Doors {
  /** A whole file lies on the table; a part of one is a replay. */
  readonly opened: (match: string, answers: number, isPart: boolean) => void;
}

/** As much of a name as the contract takes, its ending kept. */
const longestName = 200;
/** As much as the contract takes: a larger file is no match, and would only be copied about. */
const mostBytes = 4_000_000;

/** How many choices before the first that does not fit: those can be looked at. */
export function rightChoices({ code, data }: AnyFailure): number | null {
  const { valid } = data;
  return code === 'match-file-choice' && typeof valid === 'number' && valid > 0 ? valid : null;
}

/** Match files that come in, by choice or by drop; a bad one waits here to be told. */
export class MatchFiles {
  refused = $state.raw<RefusedFile | null>(null);
  busy = $state(false);
  readonly #client: Calls;
  readonly #doors: Doors;

  constructor(client: Calls, doors: Doors) {
    this.#client = client;
    this.#doors = doors;
  }

  async open(file: Pick<File, 'name' | 'size' | 'text'>): Promise<void> {
    const fileName = file.name.slice(-longestName);
    try {
      const text = file.size > mostBytes ? '' : await file.text();
      await this.#import({ fileName, text });
    } catch (error) {
      const failure = { code: 'file-problem', data: { file: fileName, detail: String(error) } };
      this.refused = { fileName, text: '', failure, rightChoices: null };
    }
  }

  /** The part of the refused file that is right. */
  async openPart(): Promise<void> {
    const { refused } = this;
    if (!refused || refused.rightChoices === null) return;
    await this.#import(refused, refused.rightChoices);
  }

  close(): void {
    this.refused = null;
  }

  async #import({ fileName, text }: Pick<RefusedFile, 'fileName' | 'text'>, upTo?: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const result = await this.#client.call('matches.import', {
      fileName,
      text,
      ...(upTo !== undefined && { upTo }),
    });
    this.busy = false;
    if (result.ok) {
      this.refused = null;
      this.#doors.opened(result.value.match, result.value.answers, upTo !== undefined);
      return;
    }
    const failure = result.error;
    this.refused = { fileName, text, failure, rightChoices: rightChoices(failure) };
  }
}

export const matchFiles = new MatchFiles(client, {
  opened(match, answers, isPart) {
    toasts.show({ tone: 'ok', text: () => i18n.t('play.imported', { count: answers }) });
    void navigation.play(isPart ? { match, at: answers } : { match });
  },
});
