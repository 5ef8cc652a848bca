import type { RuleKind } from './standing';

/** One reason for a number. Cards are numbers here; words.ts turns them into ids for whoever may see them. */
export type Term =
  | { readonly is: 'printed'; readonly n: number }
  | { readonly is: 'faceDown'; readonly n: number }
  | { readonly is: 'atHome'; readonly n: number }
  | { readonly is: 'halved'; readonly n: number; readonly by: number; readonly zone: number }
  | { readonly is: 'far'; readonly n: 0; readonly zone: number }
  | { readonly is: 'gain'; readonly n: number }
  | { readonly is: 'floor'; readonly n: 0 }
  | { readonly is: 'rule'; readonly kind: RuleKind; readonly n: number; readonly bonus: number }
  | { readonly is: 'rule'; readonly kind: RuleKind; readonly n: number; readonly card: number };
