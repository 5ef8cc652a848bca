import type { GuideFacts } from '@shared/games/game-guide';
import { guides } from '@shared/games/guides';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';

/** null: the pack has no rules that can be read. `chosen`: options that a match has other than the pack. */
export function factsOf(
  definitions: readonly ValidDefinition[],
  language: Language,
  chosen: Readonly<Record<string, string | boolean>> = {},
): GuideFacts | null {
  const rules = definitions.find((one) => one.kind === 'rules');
  const facts = rules && guides[rules.game].facts(definitions, language);
  if (!facts) return null;
  const told = Object.entries(chosen).filter(([name]) => name in rules.value.options);
  return { ...facts, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) };
}
