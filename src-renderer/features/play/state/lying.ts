import type { SeenCard, SeenPlace } from '@shared/api/matches';

/** Backs are drawn for so many at most: what lies beyond is told by the number. */
const most = 20;

const unseen = (name: string, owner: number | null): SeenCard => ({
  handle: null,
  path: null,
  name,
  faceDown: true,
  turned: false,
  owner,
  marks: [],
  answers: [],
});

/** The cards of a place with a back for each that is only counted. */
export function lyingIn({ cards, count, owner }: SeenPlace, unseenName: string): readonly SeenCard[] {
  const hidden = Math.min(most, Math.max(0, count - cards.length));
  return [...cards, ...Array.from({ length: hidden }, () => unseen(unseenName, owner))];
}
