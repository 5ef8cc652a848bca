import type { Diagnostic } from '@shared/language/diagnostics';
import type { Fix } from '@shared/language/fixes';
import type { TextPlace } from '../../../editor/text-place';
import type { EditDesk } from './desk.svelte';
import { nextProblem } from './next-problem';

export interface MoveParts {
  readonly desk: EditDesk;
  /** Where the cursor stands; null: no text is shown. */
  readonly place: () => TextPlace | null;
  readonly reveal: (path: string, place: TextPlace) => Promise<void>;
  /** Brings a document to the front as it is looked at now, as a text or a form. */
  readonly bring: (path: string, place: TextPlace) => Promise<void>;
  /** Its message, at the cursor. */
  readonly explain: () => void;
  /** The problem is not there any more. */
  readonly over: () => void;
}

const placeOf = ({ line = 1, column = 1 }: Diagnostic): TextPlace => ({ line, column });
const beforeAll: TextPlace = { line: 0, column: 0 };

/** From problem to problem through the whole pack, and their fixes, wherever they are. */
export class ProblemMoves {
  readonly #parts: MoveParts;

  constructor(parts: MoveParts) {
    this.#parts = parts;
  }

  open(problem: Diagnostic): Promise<void> {
    return this.#parts.reveal(problem.file, placeOf(problem));
  }

  async jump(way: 'next' | 'previous'): Promise<void> {
    const { desk, place, explain } = this.#parts;
    const { pack, document } = desk;
    if (!pack || !document) return;
    // A picture, or a file that is missing, can't be opened: the way would end there.
    const reachable = desk.problems.list.filter(({ file }) => pack.has(file));
    const problem = nextProblem(reachable, { file: document.key.path, ...(place() ?? beforeAll) }, way);
    if (!problem) return;
    await this.open(problem);
    explain();
  }

  async fix(problem: Diagnostic, fix: Fix): Promise<void> {
    const { desk, bring, over } = this.#parts;
    if (desk.document?.key.path === problem.file) return desk.fix(fix);
    // Shown before it is changed: the editor can't take back what was changed before it had the text.
    await bring(problem.file, placeOf(problem));
    if (!(await desk.fixFound(problem, fix))) over();
  }
}
