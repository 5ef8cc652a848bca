import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import type { Outcome } from '../../../library/library';
import { readIconSet, type IconSet } from './icon-set';

const iconFile = (): string => createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

/** Six megabytes that most sessions of the command line never need: read when first asked for, and then kept. */
export class IconLibrary {
  #reading: Promise<Outcome<IconSet>> | null = null;
  readonly #file: () => string;

  constructor(file: () => string = iconFile) {
    this.#file = file;
  }

  async open(): Promise<Outcome<IconSet>> {
    const opened = await (this.#reading ??= this.#read());
    // A disk that failed once may be well again.
    if (!opened.ok) this.#reading = null;
    return opened;
  }

  async #read(): Promise<Outcome<IconSet>> {
    let file = 'game-icons';
    try {
      file = this.#file();
      return ok(readIconSet(await readFile(file, 'utf8')));
    } catch (problem) {
      const detail = problem instanceof Error ? problem.message : String(problem);
      return err(failure('file-problem', { file, detail }));
    }
  }
}
