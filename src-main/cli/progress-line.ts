import type { EventData, TaskStage } from '@shared/api/events';
import { createPrintTranslator } from '@shared/i18n/print-translator';
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

interface Moment {
  readonly done: number;
  readonly total: number;
  /** How many a second, since the command began. */
  readonly rate: number;
}

/** What is said of each stage. Those that are left out take no time worth telling. */
const lines: Partial<Record<TaskStage, (t: Translator, moment: Moment) => string>> = {
  playing: (t, { done, total, rate }) =>
    t('lab.progress', { done, total, rate, rated: rate > 0 ? 'yes' : 'no' }),
  waiting: ({ language }) => createPrintTranslator(language)('print.export.waiting'),
  drawing: ({ language }, { done, total }) =>
    createPrintTranslator(language)('print.export.drawing', { done, total }),
  pages: ({ language }, { done, total }) =>
    createPrintTranslator(language)('print.export.pages', { done, total }),
};

/** How far long work is, in one line that is written over. */
export class ProgressLine {
  readonly #around: ProgressSurroundings;
  readonly #began: number;
  #shown: { readonly stage: TaskStage; readonly at: number } | null = null;

  constructor(around: ProgressSurroundings) {
    this.#around = around;
    this.#began = around.now();
  }

  show({ stage, done, total }: EventData<'task.progress'>): void {
    const line = lines[stage];
    if (!line) return;
    const { t, rewrite, now } = this.#around;
    const at = now();
    if (this.#shown?.stage === stage && at - this.#shown.at < pause) return;
    this.#shown = { stage, at };
    const rate = at > this.#began ? Math.round((done * 1000) / (at - this.#began)) : 0;
    rewrite(line(t, { done, total, rate }));
  }

  /** Before anything else is said on the same screen. */
  clear(): void {
    if (this.#shown !== null) this.#around.rewrite('');
    this.#shown = null;
  }
}
