import type { FileEdit } from '../library';
import { renamedCard, syntheticCard } from '../test-support';

/** Enough for a tree of more than one node; no more, since all of it is read after every kill. */
export const packSize = 120;

/** The n-th save, the same in the child that makes it and in the parent that checks it. */
export function editsOf(save: number): FileEdit[] {
  const edits = [
    renamedCard(1 + ((save * 7) % (packSize - 10)), `save${save} 保存${save} збереження${save}`),
  ];
  // Every third touches many files at once: such a one can be half there if anything can.
  if (save % 3 === 0) {
    for (let extra = 0; extra < 12; extra++) {
      const card = syntheticCard(1000 + ((save + extra) % 40));
      edits.push((save + extra) % 4 === 0 ? { path: card.path, bytes: null } : card);
    }
  }
  return edits;
}

export const choiceOf = (choice: number) => ({ choice, pad: 'x'.repeat(choice % 50) });
