import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import type { OpenMatch } from './open-match';

type Guarded = Pick<OpenMatch, 'id' | 'designer' | 'isPosition' | 'players' | 'table'>;

/** Nothing is kept from whoever asks: a designer's match, a position that was read, or nobody to keep it from. */
export const isFree = ({ designer, isPosition, players }: Omit<Guarded, 'id' | 'table'>): boolean =>
  designer || isPosition || !players.some(({ is }) => is === 'human');

/**
 * Whether every card may be shown: nothing is hidden from who asks, or nothing is left to hide. Whoever looks with
 * open cards, branches, or plays the same deal again comes through here.
 */
export const mayOpen = (match: Omit<Guarded, 'id'>): boolean => isFree(match) || match.table.outcome !== null;

export const closed = (match: string): Failure => failure('cards-closed', { match });

export const throughDoor = <M extends Guarded>(match: M, wanted = true): Result<M, Failure> =>
  !wanted || mayOpen(match) ? ok(match) : err(closed(match.id));
