import type { SeenCard } from '@shared/api/matches';

type Shown = Pick<SeenCard, 'path' | 'name' | 'marks'> & Partial<Pick<SeenCard, 'handle'>>;
export type LookedAt = Pick<SeenCard, 'name' | 'marks'> & {
  readonly path: string;
  /** null: it lies nowhere, such as a card that is named in the log. */
  readonly handle: string | null;
};

/** The card that is shown in the panel: the last one that somebody pointed at and may see. */
export class Look {
  card = $state.raw<LookedAt | null>(null);
  /** The card that is shown over everything, as large as it can be read. */
  full = $state.raw<LookedAt | null>(null);

  at({ path, name, marks, handle = null }: Shown): void {
    if (path !== null) this.card = { path, name, marks, handle };
  }

  openLarge({ path, name, marks, handle = null }: Shown): void {
    if (path !== null) this.full = { path, name, marks, handle };
  }
}
