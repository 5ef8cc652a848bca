import type { EventData } from '@shared/api/events';
import type { Translator } from '@shared/i18n/translator';

export interface ProgressSurroundings {
  readonly t: Translator;
  /** Puts this text in place of what it was given last. */
  readonly rewrite: (line: string) => void;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

/** Oftener than this nobody can read it, and a fast run would do little else. */
const pause = 100;

/** How far long work is, in one line that is written over. */
export class ProgressLine {
  readonly #around: ProgressSurroundings;
  readonly #began: number;
  #shown: number | null = null;

  constructor(around: ProgressSurroundings) {
    this.#around = around;
    this.#began = around.now();
  }

  show({ stage, done, total }: EventData<'task.progress'>): void {
    if (stage !== 'playing') return;
    const { t, rewrite, now } = this.#around;
    const at = now();
    if (this.#shown !== null && at - this.#shown < pause) return;
    this.#shown = at;
    const rate = at > this.#began ? Math.round((done * 1000) / (at - this.#began)) : 0;
    rewrite(t('lab.progress', { done, total, rate, rated: rate > 0 ? 'yes' : 'no' }));
  }

  /** Before anything else is said on the same screen. */
  clear(): void {
    if (this.#shown !== null) this.#around.rewrite('');
    this.#shown = null;
  }
}
