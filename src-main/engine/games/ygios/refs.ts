import * as cards from '../../kernel/cards';
import * as frames from '../../kernel/frames';
import type { CardRef, CardsRef, Viewer } from '../../kernel/log';
import { at } from '../../kernel/state';
import { bonusOf, definition } from './reading';
import { sees } from './sight';
import type { Table } from './table';

/** What a text belongs to: a card, or the bonus of a zone. */
export type SourceRef = CardRef | { readonly bonus: string };

export const idOf = (t: Table, c: number): string => t.p.cardIds[definition(t, c)] ?? '';
export const zoneIdOf = (t: Table, zone: number): string => t.p.zoneIds[zone] ?? '';
export const bonusIdOf = (t: Table, bonus: number): string => t.p.bonusIds[bonus] ?? '';

export const isKnown = (t: Table, c: number, viewer: Viewer): boolean =>
  viewer === null || sees(t, c, viewer);

export function refTo(t: Table, c: number, viewer: Viewer): CardRef {
  const handle = cards.handleOf(t.s, c);
  if (isKnown(t, c, viewer)) return handle > 0 ? { id: idOf(t, c), handle } : { id: idOf(t, c) };
  return handle > 0 ? { handle } : { hidden: true };
}

export const refsTo = (t: Table, list: readonly number[], viewer: Viewer): CardsRef => ({
  count: list.length,
  known: list.flatMap((c) => (isKnown(t, c, viewer) ? [idOf(t, c)] : [])),
});

/** A lock's source: a card by its record, or a face or bonus that everybody saw at work. */
export const sourceRef = (t: Table, source: number, viewer: Viewer): SourceRef =>
  source < t.l.cards ? refTo(t, source, viewer) : speakerRef(t, source - t.l.cards);

const speakerRef = (t: Table, speaks: number): SourceRef =>
  speaks < t.p.cardIds.length
    ? { id: t.p.cardIds[speaks] ?? '' }
    : { bonus: bonusIdOf(t, speaks - t.p.cardIds.length) };

/** Whose text runs now. A bonus's text is about a card that entered, but it is not that card's. */
export function speaker(t: Table, viewer: Viewer): SourceRef | null {
  if (frames.depth(t.s) === 0) return null;
  const f = frames.topFrame(t.s);
  const zone = at(t.s, f + frames.zone);
  if (zone >= 0) return { bonus: bonusIdOf(t, bonusOf(t, zone)) };
  const source = at(t.s, f + frames.source);
  return source < 0 ? speakerRef(t, at(t.s, f + frames.speaker)) : refTo(t, source, viewer);
}
