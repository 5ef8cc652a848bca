/** Cards and tokens with every key in its place, so that nothing below asks what a card's type allows it to have. */
import type { Card, CardType, Rule, Rules, Skill, Token } from '@shared/games/governing/effects';

export const allSeats = ['A', 'B', 'C', 'D'] as const;
export type Seat = (typeof allSeats)[number];
export type BySeat<T> = { readonly [S in Seat]?: T };

export interface Printed {
  readonly id: string;
  readonly type: CardType | 'host';
  readonly isToken: boolean;
  readonly ap: number | 'X';
  readonly quick: boolean;
  readonly sp: number;
  readonly pe: number;
  /** Encore counters that it enters with. */
  readonly encore: number;
  readonly rules: readonly Rule[];
  readonly skills: readonly Skill[];
}

export type OracleCard = Card & { readonly id: string };
export type OracleToken = Token & { readonly id: string };
export type OracleRules = Omit<Rules, 'id' | 'options'>;

export interface OraclePack {
  readonly rules: OracleRules;
  readonly cards: readonly OracleCard[];
  readonly tokens: readonly OracleToken[];
}

function printedOf(card: OracleCard | OracleToken, isToken: boolean): Printed {
  const isFurre = card.type === 'furre';
  return {
    id: card.id,
    type: card.type,
    isToken,
    ap: 'ap' in card ? card.ap : 0,
    quick: card.type === 'action' && card.quick === true,
    sp: isFurre ? card.sp : 0,
    pe: isFurre ? card.pe : 0,
    encore: isFurre ? (card.counters?.encore ?? 0) : 0,
    rules: card.type === 'action' ? [] : (card.while ?? []),
    skills: card.skills ?? [],
  };
}

export const printedPack = ({ cards, tokens }: OraclePack): ReadonlyMap<string, Printed> =>
  new Map([
    ...tokens.map((token) => [token.id, printedOf(token, true)] as const),
    ...cards.map((card) => [card.id, printedOf(card, false)] as const),
  ]);

export const hostCard = (sp: number): Printed => ({
  id: 'host',
  type: 'host',
  isToken: false,
  ap: 0,
  quick: false,
  sp,
  pe: 0,
  encore: 0,
  rules: [],
  skills: [],
});
