import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Rules as DuelRules } from '@shared/language/governing/rules';
import type { Rules as YgiosRules } from '@shared/language/definitions/rules';
import { nameOf } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';

/** What the sentences of the guide ask for, by name: numbers, names and decisions of one pack. */
export type Facts = Readonly<Record<string, number | string | readonly string[]>>;

type Definitions = readonly ValidDefinition[];
const count = (definitions: Definitions, kind: ValidDefinition['kind']): number =>
  definitions.filter((one) => one.kind === kind).length;

/** null: the pack has no rules that can be read. `chosen`: options that a match has other than the pack. */
export function factsOf(
  definitions: Definitions,
  language: Language,
  chosen: Readonly<Record<string, string | boolean>> = {},
): Facts | null {
  const rules = definitions.find((one) => one.kind === 'rules');
  if (!rules) return null;
  const facts =
    rules.game === 'ygios'
      ? ygiosFacts(rules.value, definitions, language)
      : duelFacts(rules.value, definitions);
  const told = Object.entries(chosen).filter(([name]) => name in rules.value.options);
  return { ...facts, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) };
}

function ygiosFacts(rules: YgiosRules, definitions: Definitions, language: Language): Facts {
  const { scoring, devotion, bonusPool, options, row } = rules;
  const { simple, advanced } = rules.modes;
  const zones = new Map(
    definitions.filter((one) => one.kind === 'zone').map((zone) => [zone.id, nameOf(zone, language)]),
  );
  return {
    zones: row.length,
    zoneNames: row.map((id) => zones.get(id) ?? id),
    cards: count(definitions, 'card'),
    bonuses: count(definitions, 'bonus'),
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

function duelFacts(rules: DuelRules, definitions: Definitions): Facts {
  const { drawCost, refreshCost, options, hostSp, openingHand, mulliganHand, handLimit } = rules;
  const { ap, firstTurnAp, ownedMax, quietTurns } = rules;
  const book = definitions.reduce(
    (sum, one) => sum + (one.game === 'governing' && one.kind === 'card' ? (one.value.copies ?? 1) : 0),
    0,
  );
  return {
    cards: book,
    ...{ hostSp, openingHand, mulliganHand, handLimit, ap, firstTurnAp, ownedMax, quietTurns },
    drawCost: held(drawCost),
    drawMin: drawCost.min,
    drawMax: drawCost.max,
    refreshCost: held(refreshCost),
    refreshMax: refreshCost.max,
    lkiTurns: String(options.lkiTurns),
  };
}

/** What a cost is while no card changes it. */
const held = ({ base, min, max }: DuelRules['drawCost']): number => Math.min(max, Math.max(min, base));

export interface BackOffLine {
  readonly from: number;
  /** null: any number from there up. */
  readonly to: number | null;
  readonly points: number;
}

/** The table of backing off as it is read: who holds no card has no turn to back off in, and no line twice. */
export function backOffLines({ scoring }: YgiosRules): readonly BackOffLine[] {
  const lines: BackOffLine[] = [];
  let reached = Infinity;
  for (const { hand, points } of scoring.backOff) {
    const from = Math.max(1, hand);
    if (from < reached) lines.push({ from, to: Number.isFinite(reached) ? reached - 1 : null, points });
    reached = Math.min(reached, from);
  }
  return lines;
}
