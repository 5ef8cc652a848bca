import type { SeenCard } from '@shared/api/matches';

export type LookedAt = Pick<SeenCard, 'name' | 'marks'> & { readonly path: string };

/** The card that is shown large: the last one that somebody pointed at and may see. */
export class Look {
  card = $state.raw<LookedAt | null>(null);

  at({ path, name, marks }: Pick<SeenCard, 'path' | 'name' | 'marks'>): void {
    if (path !== null) this.card = { path, name, marks };
  }
}
