import type { Finding } from '../../finding';
import type { CardOrToken } from '../walk';

/** Each looks for one kind of mistake in what a card or a token says; a new kind is one more line. */
const checks: readonly ((definition: CardOrToken) => Finding[])[] = [];

export const skillFindings = (definition: CardOrToken): Finding[] =>
  checks.flatMap((check) => check(definition));
