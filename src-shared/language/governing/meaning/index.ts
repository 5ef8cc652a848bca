import type { Finding } from '../../finding';
import type { CardOrToken } from '../walk';
import * as idle from './idle';
import * as references from './references';
import * as selectors from './selectors';

/** Each looks for one kind of mistake in what a card or a token says; a new kind is one more line. */
const checks: readonly ((definition: CardOrToken) => Finding[])[] = [
  references.lostWords,
  references.lostX,
  references.idleTarget,
  selectors.unmatchable,
  selectors.notForHost,
  idle.noEffect,
  idle.emptySkill,
  idle.emptyAction,
  idle.freeSkill,
];

export const skillFindings = (definition: CardOrToken): Finding[] =>
  checks.flatMap((check) => check(definition));
