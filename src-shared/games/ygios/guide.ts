import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Rules } from './definitions/rules';
import { keywords } from '@shared/ruletext/base/text';
import { nameOf } from '@shared/ruletext/index';
import { keywordReminder } from '@shared/ruletext/reminders/index';
import type { Language } from '@shared/util/languages';
import { countOf, to, withRules, type GameGuide, type GuideFacts } from '../game-guide';

type Definitions = readonly ValidDefinition[];

export const ygiosGuide = {
  pages: {
    goal: ['zones', 'timeline', 'winning'],
    card: ['cards', 'signs', 'devotion'],
    turn: ['turn', 'face-up', 'face-down', 'pass'],
    distance: ['devotion', 'distance', 'row'],
    control: ['control', 'ties', 'first-player'],
    abilities: ['abilities', 'persistent', 'locks', 'protection'],
    'back-off': ['back-off', 'first-player'],
    end: ['end-of-round', 'play-out', 'points', 'sweep'],
    modes: ['modes', 'sculpt', 'bonuses', 'requirements'],
  },
  groups: {
    table: {
      zones: to('row', 'control', 'bonuses'),
      row: to('zones', 'distance', 'modes'),
      cards: to('devotion', 'abilities', 'requirements', 'modes'),
      hand: to('sculpt', 'pile', 'play-out'),
      pile: withRules(['hand', 'sculpt', 'hidden'], 'I1'),
      hidden: to('face-down', 'hand', 'pile'),
    },
    match: {
      timeline: to('round', 'points', 'winning'),
      round: to('turn', 'end-of-round', 'back-off', 'first-player'),
      'first-player': to('ties', 'back-off', 'round'),
      modes: to('sculpt', 'bonuses', 'requirements', 'row'),
      sculpt: to('hand', 'modes', 'bonuses'),
      bonuses: to('zones', 'points', 'order', 'protection'),
    },
    turn: {
      turn: to('face-up', 'face-down', 'back-off', 'pass'),
      'face-up': to('abilities', 'requirements', 'face-down'),
      'face-down': to('reveal', 'devotion', 'hidden'),
      pass: to('turn', 'locks', 'back-off'),
      'back-off': to('points', 'first-player', 'play-out'),
      'play-out': to('end-of-round', 'hand', 'lock-length'),
    },
    count: {
      devotion: withRules(['distance', 'face-down', 'control'], 'N1', 'N3'),
      distance: withRules(['devotion', 'row', 'persistent'], 'N1'),
      control: to('ties', 'devotion', 'points'),
      ties: to('first-player', 'control', 'bonuses'),
    },
    abilities: {
      abilities: to('immediate', 'persistent', 'reveal', 'choices'),
      immediate: to('abilities', 'order', 'once'),
      persistent: to('abilities', 'moving', 'reveal'),
      once: to('abilities', 'leaving'),
      requirements: to('face-up', 'reveal', 'protection'),
      reveal: to('abilities', 'requirements', 'face-down', 'locks'),
      moving: to('persistent', 'locks', 'bonuses'),
      leaving: to('once', 'locks', 'hand'),
      choices: withRules(['abilities', 'order'], 'I1'),
      order: to('abilities', 'bonuses', 'choices'),
    },
    limits: {
      locks: to('lock-length', 'pass', 'moving'),
      'lock-length': to('locks', 'pass', 'play-out'),
      protection: to('choices', 'bonuses', 'requirements'),
    },
    end: {
      'end-of-round': to('control', 'points', 'play-out'),
      points: to('sweep', 'back-off', 'bonuses', 'winning'),
      sweep: to('points', 'control', 'first-player'),
      winning: to('timeline', 'points'),
    },
    signs: {
      signs: to('persistent', 'once', 'locks', 'protection', 'requirements'),
    },
  },
  facts(definitions: Definitions, language: Language) {
    const rules = definitions.find((one) => one.game === 'ygios' && one.kind === 'rules');
    return rules ? factsFrom(rules.value, definitions, language) : null;
  },
  signs: (language: Language) =>
    keywords.map((keyword) => ({ ...keywordReminder(keyword, language), sign: { keyword } })),
} as const satisfies GameGuide;

function factsFrom(rules: Rules, definitions: Definitions, language: Language): GuideFacts {
  const { scoring, devotion, bonusPool, options, row } = rules;
  const { simple, advanced } = rules.modes;
  const zones = new Map(
    definitions.filter((one) => one.kind === 'zone').map((zone) => [zone.id, nameOf(zone, language)]),
  );
  return {
    zones: row.length,
    zoneNames: row.map((id) => zones.get(id) ?? id),
    cards: countOf(definitions, 'card'),
    bonuses: countOf(definitions, 'bonus'),
    pointsToWin: scoring.pointsToWin,
    wonRound: scoring.wonRound,
    sweepIs: scoring.zealous < 0 ? 'loss' : scoring.zealous > 0 ? 'gain' : 'nothing',
    penalty: Math.abs(scoring.zealous),
    lowest: scoring.lowest,
    faceDown: devotion.faceDown,
    divisor: devotion.besideDivisor,
    simpleMin: simple.devotion.min,
    simpleMax: simple.devotion.max,
    simpleHand: Math.max(0, simple.deal - simple.sculpt),
    simpleShuffle: String(simple.shuffleRow),
    advancedMin: advanced.devotion.min,
    advancedMax: advanced.devotion.max,
    advancedDeal: advanced.deal,
    advancedHand: Math.max(0, advanced.deal - advanced.sculpt),
    advancedShuffle: String(advanced.shuffleRow),
    advancedBonuses: String(advanced.bonuses && bonusPool.perZone > 0),
    sculpt: advanced.sculpt,
    refill: bonusPool.refill,
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  };
}

export interface BackOffLine {
  readonly from: number;
  /** null: any number from there up. */
  readonly to: number | null;
  readonly points: number;
}

/** The table of backing off as it is read: who holds no card has no turn to back off in, and no line twice. */
export function backOffLines({ scoring }: Rules): readonly BackOffLine[] {
  const lines: BackOffLine[] = [];
  let reached = Infinity;
  for (const { hand, points } of scoring.backOff) {
    const from = Math.max(1, hand);
    if (from < reached) lines.push({ from, to: Number.isFinite(reached) ? reached - 1 : null, points });
    reached = Math.min(reached, from);
  }
  return lines;
}
