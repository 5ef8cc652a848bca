import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import type { Finding } from '@shared/language/finding';
import { optionFindings, resolveOptions } from '@shared/games/governing/definitions/options';
import type { Card, Options } from '@shared/games/governing/effects/index';
import { err, ok, type Result } from '@shared/util/result';
import type { Source } from './compile';

/** A pack that is no game, or options it does not have. */
export type SourceProblem =
  | { readonly code: 'no-rules' | 'no-cards' }
  | { readonly code: 'options'; readonly findings: readonly Finding[] };

export interface Prepared {
  readonly source: Source;
  /** Every option with its value, as matches and reports record it. */
  readonly options: Options;
}

/** What a game is compiled from: definitions under the options that were asked for, and cards of a scenario's own. */
export function prepare(
  definitions: readonly ValidDefinition[],
  given: Readonly<Record<string, unknown>> = {},
  ownCards: readonly Card[] = [],
): Result<Prepared, SourceProblem> {
  const own = definitionsOf('governing', definitions);
  const rules = own.find((one) => one.kind === 'rules')?.value;
  if (!rules) return err({ code: 'no-rules' });
  const resolved = resolveOptions(rules, given);
  if (!resolved.ok) return err({ code: 'options', findings: optionFindings(given) });
  const cards = [...own.flatMap((one) => (one.kind === 'card' ? [one.value] : [])), ...ownCards];
  if (cards.length === 0) return err({ code: 'no-cards' });
  const tokens = own.flatMap((one) => (one.kind === 'token' ? [one.value] : []));
  const options = resolved.value.engine;
  return ok({ source: { cards, tokens, rules, options }, options });
}
