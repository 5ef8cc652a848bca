import type { ValidDefinition } from '@shared/language/definitions/index';
import { printsOf } from '@shared/ruletext/effect-text';
import { aroundOf } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';
import type { SeatNames } from '../matches/match-seats';
import { speechParts } from './speech';

/** A pack in one language: its messages, the names of what it holds and where that lies, and of who plays. */
export type PackWords = ReturnType<typeof packWords>;

export function packWords(
  language: Language,
  definitions: readonly ValidDefinition[],
  people: SeatNames = {},
) {
  const key = (kind: ValidDefinition['kind'], id: string): string => `${kind} ${id}`;
  const around = aroundOf(definitions);
  const held = new Map(definitions.map((one) => [key(one.kind, one.id), one]));
  const parts = speechParts(language, definitions);
  return {
    ...parts,
    /** Whoever sits there, as sentences name him. */
    seat: (letter: string): string => people[letter] ?? parts.say('match.seat', { seat: letter }),
    /** The same where it stands alone. */
    person: (letter: string): string => people[letter] ?? parts.say('match.person', { seat: letter }),
    has: (kind: ValidDefinition['kind'], id: string): boolean => held.has(key(kind, id)),
    /** null: it is none of the pack's, such as a card that a scenario brings along. */
    path: (kind: ValidDefinition['kind'], id: string): string | null => held.get(key(kind, id))?.path ?? null,
    /** As it stands on the card, for where no quotation marks are around it. */
    title(kind: ValidDefinition['kind'], id: string): string {
      const value = held.get(key(kind, id))?.value;
      return (value && 'names' in value ? value.names?.[language] : undefined) ?? id;
    },
    /** What one effect of a card's list says, as the card would; null: there is none, or it says nothing. */
    effectText(id: string, list: string, index: number): string | null {
      const card = held.get(key('card', id));
      const effects: unknown = card ? Object.entries(card.value).find(([name]) => name === list)?.[1] : null;
      if (!card || !Array.isArray(effects) || index >= effects.length) return null;
      const { game, kind } = card;
      return printsOf({ game, kind, list }, [effects[index]], language, around);
    },
  };
}
