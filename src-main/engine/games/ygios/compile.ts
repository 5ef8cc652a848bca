import type { Card } from '@shared/games/ygios/definitions/card';
import type { Rules } from '@shared/games/ygios/definitions/rules';
import type { ScoreStep, Step } from '@shared/games/ygios/effects/index';
import type { Mode } from '@shared/games/index';
import { none } from '../../kernel/cards';
import { compileEnter, compileSequence, type Scope } from './compile-steps';
import { compileStanding, kindsOf } from './compile-rules';
import { gainGivers } from './gain-givers';
import { createLayout, seats } from './layout';
import type { Source } from './program-source';
import { compileSelector, countMatches } from './selector';
import type { CompiledNeed, CompiledScore, Program, Requirement, RuleNumbers, Sequence } from './table';

export type { Source } from './program-source';

export function compileProgram(source: Source): Program {
  const { cards, bonuses, rules, options } = source;
  const zoneIds = source.zones.map(({ id }) => id);
  const allZones = (1 << zoneIds.length) - 1;
  const scope: Scope = { zoneIds, allZones, gainModes: [] };
  const sequences: Sequence[] = [];
  const add = (sequence: Sequence): number => sequences.push(sequence) - 1;
  const text = (steps: readonly Step[] | undefined, pierces: boolean): number =>
    steps && steps.length > 0 ? add(compileSequence(scope, steps, pierces)) : none;

  const piercing = options.requirementsVsProtection === 'ignore';
  // Bonuses first: a position that says no more of a gain than its number means the first way there is.
  const enterSequence = bonuses.map(({ enter = [] }) =>
    enter.length > 0 ? add(compileEnter(scope, enter)) : none,
  );
  const fireSequence = cards.map((card) => text(card.fire, false));
  const paySequence = cards.map((card) => text(card.pay, piercing));
  const standing = compileStanding(
    scope,
    cards.map((card) => card.while ?? []),
    bonuses.map((bonus) => bonus.while ?? []),
  );
  const mode = rules.modes[source.mode];
  const inMode = ({ devotion }: Card): boolean =>
    devotion >= mode.devotion.min && devotion <= mode.devotion.max;

  return {
    source,
    layout: createLayout({
      cards: cards.length,
      zones: zoneIds.length,
      bonuses: bonuses.length,
      gainModes: scope.gainModes.length,
      locks: mostLocks(source),
    }),
    numbers: numbersOf(rules, source.mode),
    options,
    mode: source.mode,
    cardIds: cards.map(({ id }) => id),
    bonusIds: bonuses.map(({ id }) => id),
    zoneIds,
    row: rules.row.map((id) => zoneIds.indexOf(id)),
    zones: zoneIds.length,
    allZones,
    deck: cards.flatMap((card, index) => (inMode(card) ? [index] : [])),
    undealt: cards.flatMap((card, index) => (inMode(card) ? [] : [index])),
    devotion: Int32Array.from([...cards.map(({ devotion }) => devotion), 0]),
    home: Int32Array.from([...cards.map(({ home }) => zoneIds.indexOf(home)), none]),
    unbound: Uint8Array.from(
      cards.map(({ fire = [], pay = [] }) =>
        [...fire, ...pay].some((step) => step.do === 'lock' && step.bound === false) ? 1 : 0,
      ),
    ),
    limited: Uint8Array.from(cards.map(({ limit }) => (limit ? 1 : 0))),
    persistent: Uint8Array.from(cards.map((card) => (card.while && card.while.length > 0 ? 1 : 0))),
    continuous: options.persistentModel === 'continuous',
    requirements: cards.map((card, index) =>
      requirementOf(scope, card, sequences[paySequence[index] ?? none] ?? null),
    ),
    fireSequence: Int32Array.from(fireSequence),
    paySequence: Int32Array.from(paySequence),
    enterSequence: Int32Array.from(enterSequence),
    heedsFlips: Uint8Array.from(bonuses.map(({ enter = [] }) => (enter.some((step) => step.orFlip) ? 1 : 0))),
    sequences,
    standing,
    bonusKinds: Int32Array.from(bonuses.map((_, bonus) => kindsOf(standing, 'ofBonus', bonus))),
    cardKinds: Int32Array.from([...cards.map((_, card) => kindsOf(standing, 'ofCard', card)), 0]),
    gainModes: scope.gainModes,
    gainGivers: gainGivers(cards, bonuses, scope.gainModes),
    scores: bonuses.map(({ score = [] }) => score.map((step) => compileScore(scope, step))),
  };
}

function requirementOf(scope: Scope, card: Card, paying: Sequence | null): Requirement | null {
  const { needs = [], pay = [] } = card;
  if (needs.length === 0 && pay.length === 0) return null;
  const firstFree = pay.findIndex((step) => step.may);
  return {
    needs: needs.map((need): CompiledNeed => ({
      count: 'count' in need ? compileSelector(need.count, scope.zoneIds, scope.allZones) : null,
      min: need.min,
      onlyPlayed: need.on === 'play',
    })),
    dues: paying ? paying.steps.slice(0, firstFree < 0 ? pay.length : firstFree) : [],
    anywhere: !mentions({ needs, pay }, ['here', 'there']) && !mentionsSelf({ needs, pay }),
  };
}

function compileScore(scope: Scope, step: ScoreStep): CompiledScore {
  const counted = step.count ? compileSelector(step.count, scope.zoneIds, scope.allZones) : null;
  return {
    n: step.n,
    onlyWinner: step.if === 'wonRound',
    count: counted && ((t, zone, controller) => countMatches(t, counted, none, controller, zone)),
    per: step.per ?? 1,
  };
}

/** Each text that locks can hold one lock on every side and zone, no more: equal ones are one. */
function mostLocks({ cards, bonuses, zones }: Source): number {
  const texts: Step[] = [
    ...cards.flatMap(({ fire = [], pay = [] }) => [...fire, ...pay]),
    ...bonuses.flatMap(({ enter = [] }) => enter),
  ];
  let most = 0;
  for (const step of texts) if (step.do === 'lock') most += seats * zones.length;
  return most;
}

function numbersOf(rules: Rules, name: Mode): RuleNumbers {
  const mode = rules.modes[name];
  return {
    deal: mode.deal,
    sculpt: mode.sculpt,
    shuffleRow: mode.shuffleRow,
    bonuses: mode.bonuses,
    faceDown: rules.devotion.faceDown,
    besideDivisor: rules.devotion.besideDivisor,
    pointsToWin: rules.scoring.pointsToWin,
    wonRound: rules.scoring.wonRound,
    zealous: rules.scoring.zealous,
    lowest: rules.scoring.lowest,
    // Copied: whoever edits the rules later must not change a match that has begun.
    backOff: rules.scoring.backOff.map(({ hand, points }) => ({ hand, points })),
    bonusesPerZone: rules.bonusPool.perZone,
    refillEveryRound: rules.bonusPool.refill === 'everyRound',
  };
}

/** Does one of these words stand anywhere in a piece of a definition? */
function mentions(part: unknown, words: readonly string[]): boolean {
  if (typeof part === 'string') return words.includes(part);
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).some((inner) => mentions(inner, words));
}

/** Can a selector in it match the card itself? Then it matters where that lies: it may be protected there. */
function mentionsSelf(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(
    ([key, inner]: [string, unknown]) =>
      (['pick', 'all', 'count'].includes(key) && !Object.hasOwn(Object(inner) as object, 'not')) ||
      mentionsSelf(inner),
  );
}
