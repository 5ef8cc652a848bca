import { definitionOf, setDefinition } from './cards';
import { chanceWords, seedChance, type Chance } from './chance';
import type { Sight } from './game';
import { chanceAt } from './head';
import type { Secrets } from './rules';
import { clearWords, copyState, type State } from './state';

interface Played<P> {
  readonly p: P;
  readonly s: State;
}

/**
 * What a seat sees: the state without chance, without the faces that it does not know and without what else the game
 * hides. Everything that a seat is shown (view, log, answers, a bot's thoughts) is made from this. It can be this
 * short because a record's number never says which card it is.
 */
export function sightOf<P, T extends Played<P>>(rules: Secrets<P, T>, t: T, seat: number): Sight {
  const { faces } = rules;
  const blind = rules.table(t.p, copyState(t.s));
  const { s } = blind;
  clearWords(s, chanceAt, chanceAt + chanceWords);
  rules.hide?.(blind, seat, t);
  const unseen = Array.from({ length: faces.groups(t) }, (): number[] => []);
  const end = faces.end(t);
  for (let c = faces.first(t); c < end; c++) {
    const group = rules.sees(t, c, seat) ? -1 : faces.group(t, c);
    if (group < 0) continue;
    unseen[group]?.push(definitionOf(s, c));
    setDefinition(s, c, faces.blank(t));
  }
  return { seat, state: s, unseen: unseen.flatMap((group) => group.sort((a, b) => a - b)) };
}

/** A whole state that agrees with a sight. What chance brings later is a guess too. */
export function imagine<P, T extends Played<P>>(
  rules: Secrets<P, T>,
  t: T,
  sight: Sight,
  chance: Chance,
): void {
  t.s.set(sight.state);
  seedChance(t.s, chanceAt, chance.below(2 ** 31), 'guess');
  rules.guess(t, sight, chance);
}
