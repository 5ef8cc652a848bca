import type { Card } from '../definitions/card';
import type { Rules } from '../definitions/rules';
import type { Token } from '../definitions/token';
import type { ValidDefinition } from '@shared/language/definitions/index';

/** The pack a position is about, with the cards that the scenario brings. */
export interface Surroundings {
  readonly cards: ReadonlyMap<string, Card>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly rules: Rules;
}

/** A pack as positions see it; null if it has no rules. */
export function surroundingsOf(definitions: readonly ValidDefinition<'governing'>[]): Surroundings | null {
  const rules = definitions.find((one) => one.kind === 'rules')?.value;
  if (!rules) return null;
  return {
    cards: new Map(definitions.flatMap((one) => (one.kind === 'card' ? [[one.id, one.value]] : []))),
    tokens: new Map(definitions.flatMap((one) => (one.kind === 'token' ? [[one.id, one.value]] : []))),
    rules,
  };
}

export const withCards = (around: Surroundings, own: readonly Card[]): Surroundings => ({
  ...around,
  cards: new Map([...around.cards, ...own.map((card) => [card.id, card] as const)]),
});

/** What an object in play is made of. */
export const printedOf = ({ cards, tokens }: Surroundings, id: string): Card | Token | undefined =>
  cards.get(id) ?? tokens.get(id);
