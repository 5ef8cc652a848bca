import type { Finding } from '@shared/language/finding';
import type { CardOrBonus } from '../walk';
import * as idle from './idle-keys';
import * as order from './order';
import { unmatchable } from './selectors';
import * as wholes from './wholes';

/** Each looks for one kind of mistake in what a card or a bonus says; a new kind is one more line. */
const checks: readonly ((definition: CardOrBonus) => Finding[])[] = [
  wholes.requirementAndAbility,
  wholes.linksNothing,
  wholes.noOwner,
  wholes.perWithoutCount,
  unmatchable,
  order.nothingDrawn,
  order.nothingAside,
  order.nowhereYet,
  idle.idleLimit,
  idle.idleMay,
  idle.idleEvery,
  idle.idleWho,
  idle.idleLink,
  idle.idleOrFlip,
  idle.idleNot,
  idle.noEffect,
];

export const effectFindings = (definition: CardOrBonus): Finding[] =>
  checks.flatMap((check) => check(definition));
