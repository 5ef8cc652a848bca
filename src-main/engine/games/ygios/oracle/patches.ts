/**
 * Rulings about one card, as changes of its data. This is the only file of the oracle that knows a card; the
 * interpreter sees the patched pack and nothing else.
 */
import type { OracleOptions } from './options';
import type { EnterEntry, Need, OracleBonus, OracleCard, OraclePack, Rule, Step } from './words';

const mapSteps = (steps: readonly Step[] | undefined, change: (step: Step) => Step): Step[] =>
  (steps ?? []).map(change);

function needs(card: OracleCard, change: (need: Need) => Need): OracleCard {
  return { ...card, needs: (card.needs ?? []).map(change) };
}

function unboundLock(card: OracleCard): OracleCard {
  return {
    ...card,
    fire: mapSteps(card.fire, (step) => (step.do === 'lock' ? { ...step, bound: false } : step)),
  };
}

function ownCompany(card: OracleCard): OracleCard {
  return needs(card, (need) => ('count' in need ? { ...need, count: { ...need.count, of: 'me' } } : need));
}

function companyOnlyWhenPlayed(card: OracleCard): OracleCard {
  return needs(card, (need) => ({ ...need, on: 'play' }));
}

function allOrNothing(card: OracleCard): OracleCard {
  return {
    ...card,
    pay: mapSteps(card.pay, (step) => (step.do === 'flip' && step.all ? { ...step, every: true } : step)),
  };
}

function finalFixed(card: OracleCard): OracleCard {
  const final = (rule: Rule): Rule => (rule.rule === 'fixed' ? { ...rule, final: true } : rule);
  return { ...card, while: (card.while ?? []).map(final) };
}

/** The option to refuse moves from the draw to the play: the card is seen first. */
function lookFirst(card: OracleCard): OracleCard {
  return {
    ...card,
    pay: mapSteps(card.pay, (step) => {
      const { may: _, ...rest } = step;
      if (rest.do === 'draw') return rest;
      return rest.do === 'play' ? { ...rest, may: true } : step;
    }),
  };
}

function gains(bonus: OracleBonus, change: (entry: EnterEntry) => EnterEntry): OracleBonus {
  return {
    ...bonus,
    enter: (bonus.enter ?? []).map((entry) => (entry.do === 'gain' ? change(entry) : entry)),
  };
}

type Patch<T> = readonly [on: boolean, id: string, change: (definition: T) => T];

function apply<T extends { readonly id: string }>(
  definitions: readonly T[],
  patches: readonly Patch<T>[],
): T[] {
  return definitions.map((definition) =>
    patches.reduce((value, [on, id, change]) => (on && id === value.id ? change(value) : value), definition),
  );
}

export function patched(pack: OraclePack, options: OracleOptions): OraclePack {
  const cards: Patch<OracleCard>[] = [
    [options.nowhereIsLock === false, 'town-5', unboundLock],
    [options.lookAtMeEmptyMeans === 'ownSide', 'home-7', ownCompany],
    [options.lookAtMeFlip === 'free', 'home-7', companyOnlyWhenPlayed],
    [options.lookAtMeUnflippable === 'unpayable', 'home-7', allOrNothing],
    [options.ourSpotAdders === false, 'town-3', finalFixed],
    [options.cantIgnoreMeLook === 'lookFirst', 'school-7', lookFirst],
  ];
  const suspended = (entry: EnterEntry): EnterEntry =>
    entry.do === 'gain' ? { ...entry, face: 'up' } : entry;
  const halved = (entry: EnterEntry): EnterEntry =>
    entry.do === 'gain' ? { ...entry, before: 'halving' } : entry;
  const fi = 'first-impressions';
  const bonuses: Patch<OracleBonus>[] = [
    [options.firstImpressionsFaceDown === 'suspended', fi, (bonus) => gains(bonus, suspended)],
    [options.firstImpressionsOrder === 'beforeHalving', fi, (bonus) => gains(bonus, halved)],
    [
      options.firstImpressionsOnFlip === true,
      fi,
      (bonus) => gains(bonus, (entry) => ({ ...entry, orFlip: true })),
    ],
  ];
  return { ...pack, cards: apply(pack.cards, cards), bonuses: apply(pack.bonuses, bonuses) };
}
