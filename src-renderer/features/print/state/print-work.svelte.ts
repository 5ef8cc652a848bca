import type { Dpi } from '@shared/api/print';
import type { Misfit } from '@shared/api/print-troubles';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { PrintJob, PrintProblem } from '@shared/print/model';
import type { NameOf } from '@shared/print/names';
import { problemText } from '@shared/print/problem-text';
import { client, type Client } from '../../../api/client';
import { i18n } from '../../../state/i18n.svelte';
import { navigation } from '../../../state/navigation.svelte';
import { saveFile } from '../../../state/save-file';
import { tasks, type RunningTask, type Tasks } from '../../../state/tasks.svelte';
import { toasts, type Toasts } from '../../../state/toasts.svelte';
import { printWords } from '../words.svelte';

/** In which form the cards leave. */
export type ExportForm =
  | { readonly what: 'pdf' }
  | { readonly what: 'png'; readonly dpi: Dpi; readonly bleed: boolean }
  | { readonly what: 'tabletop' };

/** What is exported, with what things in it are called: one may look at another pack when it is told. */
export interface Order {
  readonly form: ExportForm;
  readonly job: PrintJob;
  /** Of the pack, as the status bar shows it. */
  readonly name: string;
  readonly nameOf: NameOf;
}

/** What would not come out as it should: nothing was written, and it can be asked for all the same. */
export interface Refused {
  readonly pack: string;
  readonly nameOf: NameOf;
  readonly boxes: readonly Misfit[];
  readonly troubles: readonly Diagnostic[];
  /** Does what was asked for then, whatever is chosen now. */
  readonly anyway: () => Promise<unknown>;
}

export interface PrintWorkAround {
  readonly client: Pick<Client, 'call'>;
  readonly tasks: Tasks;
  readonly toasts: Toasts;
  /** Hands a finished file to the browser, which knows where downloads go. */
  save(fileName: string, bytes: Uint8Array<ArrayBuffer>): void;
  /** The screen for print: a list of what is wrong is shown there and nowhere else. */
  readonly screen: { readonly isShown: boolean; show(): Promise<void> };
}

/**
 * The export: one at a time, with progress, a way to end it, and a question where texts don't fit. It knows no screen:
 * who leaves the one for print and comes back finds it again.
 */
export class PrintWork {
  refused = $state.raw<Refused | null>(null);
  #task = $state<string | null>(null);
  readonly #around: PrintWorkAround;

  constructor(around: PrintWorkAround) {
    this.#around = around;
  }

  get running(): RunningTask | null {
    return this.#around.tasks.running.find(({ id }) => id === this.#task) ?? null;
  }

  get busy(): boolean {
    return this.#task !== null;
  }

  /** @param anyway though texts don't fit */
  async export(order: Order, anyway = false): Promise<boolean> {
    if (this.busy) return false;
    const { form, job, name, nameOf } = order;
    this.refused = null;
    const done = await this.#around.tasks.run<'print.export'>(
      () => i18n.t('task.print', { name }),
      (task) => {
        this.#task = task;
        return this.#around.client.call('print.export', { ...form, job: plain(job), anyway, task });
      },
    );
    this.#task = null;
    if (!done.ok) {
      const { error } = done;
      if (error.code === 'print-misfits') {
        this.refused = {
          pack: job.pack,
          nameOf,
          boxes: error.data.boxes,
          troubles: error.data.troubles,
          anyway: () => this.export(order, true),
        };
        if (!this.#around.screen.isShown) this.#callBack();
      } else if (error.code === 'print-impossible') this.#tellProblem(error.data.problem, nameOf);
      else if (error.code === 'cancelled')
        this.#around.toasts.show({ text: () => i18n.t('failure.cancelled') });
      else this.#around.toasts.fail(error);
      return false;
    }
    const { fileName, bytes, file, pages } = done.value;
    if (bytes) this.#around.save(fileName, bytes);
    const named = file ?? fileName;
    this.#around.toasts.show({
      tone: 'ok',
      text: () =>
        form.what === 'pdf'
          ? printWords.t('print.export.done', { file: named, pages })
          : printWords.t('print.export.done-pictures', { file: named, pictures: pages }),
    });
    return true;
  }

  #callBack(): void {
    const { screen, toasts } = this.#around;
    toasts.show({
      tone: 'bad',
      text: () => printWords.t('print.misfits.title'),
      action: { label: () => i18n.t('nav.print'), run: () => screen.show() },
    });
  }

  #tellProblem(problem: PrintProblem, nameOf: NameOf): void {
    this.#around.toasts.show({ tone: 'bad', text: () => problemText(i18n.language, problem, nameOf) });
  }

  async cancel(): Promise<void> {
    if (this.#task !== null) await this.#around.tasks.cancel(this.#task);
  }
}

const screen = {
  get isShown() {
    return navigation.screen === 'print';
  },
  show: () => navigation.go('print'),
};

export const printWork = new PrintWork({ client, tasks, toasts, save: saveFile, screen });

/** As the contract writes it: lists of its own. */
const plain = ({ languages, only, ...job }: PrintJob) => ({
  ...job,
  languages: [...languages],
  only: only && [...only],
});
