import type { BackWay, Page } from './model';

/** A sheet of paper: its front, and its back or the sheet of backs that goes with it; either may be empty. */
export interface Leaf {
  readonly front: Page;
  readonly back: Page;
}

const isPrinted = ({ cards }: Page): boolean => cards.length > 0;

export function inOrder(leaves: readonly Leaf[], backs: BackWay): Page[] {
  const fronts = leaves.map(({ front }) => front);
  switch (backs) {
    case 'none':
    case 'fold-over':
      return fronts;
    case 'apart':
      return [...fronts, ...leaves.map(({ back }) => back).filter(isPrinted)];
    case 'long-edge':
    case 'short-edge':
      // An empty back is printed too, or the next front would come onto it.
      return leaves.flatMap(({ front, back }) => [front, back]);
  }
}
