import type { Finding } from '@shared/language/finding';
import type { CardOrToken } from '../effects/walk';
import * as idle from './idle';
import * as references from './references';
import * as selectors from './selectors';
import * as suited from './suited';

/** Each looks for one kind of mistake in what a card or a token says; a new kind is one more line. */
const checks: readonly ((definition: CardOrToken) => Finding[])[] = [
  references.lostWords,
  references.lostX,
  references.idleTarget,
  selectors.unmatchable,
  suited.unsuitedThings,
  suited.unsuitedNumbers,
  suited.neverSetOff,
  idle.noEffect,
  idle.emptySkill,
  idle.emptyAction,
  idle.freeSkill,
  idle.idlePick,
  idle.idleWho,
];

export const skillFindings = (definition: CardOrToken): Finding[] =>
  checks.flatMap((check) => check(definition));
