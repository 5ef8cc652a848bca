import type { Chance } from '../../kernel/chance';
import { seedChance, chanceWords } from '../../kernel/chance';
import * as cards from '../../kernel/cards';
import type { Sight } from '../../kernel/game';
import { chanceAt } from '../../kernel/head';
import { clearWords, copyState } from '../../kernel/state';
import type { Table } from './table';

/** Whoever looks on without a seat has no hand. */
export const spectator = -1;

/** Nobody sees into a book, and only its player into a hand; everything else lies open. */
export function sees(t: Table, c: number, seat: number): boolean {
  const place = cards.placeOf(t.s, c);
  if (place < t.l.hand) return false;
  return place >= t.l.couch || place === t.l.hand + seat;
}

/**
 * What a seat sees. Records of a hand and a book have no faces there; which faces are missing is told for each owner,
 * one after another, each in the order of the pack: everybody knows the lists.
 */
export function sightOf(t: Table, seat: number): Sight {
  const state = copyState(t.s);
  clearWords(state, chanceAt, chanceAt + chanceWords);
  const unseen: number[][] = Array.from({ length: t.l.seats }, () => []);
  for (let c = t.l.firstCard; c < t.l.firstToken; c++) {
    if (sees(t, c, seat)) continue;
    unseen[cards.ownerOf(t.s, c)]?.push(cards.definitionOf(t.s, c));
    cards.setDefinition(state, c, t.p.blank);
    // What it was called when it last lay open is over; two games that look alike must have the same words.
    cards.setHandle(state, c, 0);
  }
  return { seat, state, unseen: unseen.flatMap((faces) => faces.sort((a, b) => a - b)) };
}

/** A world that agrees with a sight: the missing faces dealt onto the blanks of their owners. */
export function imagine(t: Table, sight: Sight, chance: Chance): void {
  const { s, l, p } = t;
  s.set(sight.state);
  seedChance(s, chanceAt, chance.below(2 ** 31), 'guess');
  let first = 0;
  for (let owner = 0; owner < l.seats; owner++) {
    const blanks: number[] = [];
    for (let c = l.firstCard; c < l.firstToken; c++)
      if (cards.definitionOf(s, c) === p.blank && cards.ownerOf(s, c) === owner) blanks.push(c);
    const faces = sight.unseen.slice(first, first + blanks.length);
    chance.shuffle(faces);
    blanks.forEach((c, i) => cards.setDefinition(s, c, faces[i] ?? 0));
    first += blanks.length;
  }
}
