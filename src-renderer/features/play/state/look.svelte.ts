import type { SeenCard } from '@shared/api/matches';

type Shown = Pick<SeenCard, 'path' | 'name' | 'marks'>;
export type LookedAt = Pick<SeenCard, 'name' | 'marks'> & { readonly path: string };

/** The card that is shown in the panel: the last one that somebody pointed at and may see. */
export class Look {
  card = $state.raw<LookedAt | null>(null);
  /** The card that is shown over everything, as large as it can be read. */
  full = $state.raw<LookedAt | null>(null);

  at({ path, name, marks }: Shown): void {
    if (path !== null) this.card = { path, name, marks };
  }

  openLarge({ path, name, marks }: Shown): void {
    if (path !== null) this.full = { path, name, marks };
  }
}
