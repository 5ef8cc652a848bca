import type { EnterStep, Step } from '@shared/games/ygios/effects/index';
import { compileSelector } from './selector';
import { placeStep, putBackStep } from './steps/aside';
import { discardVerb, flipVerb, moveVerb, returnVerb } from './steps/card-verbs';
import { extraPlayStep, gainStep, lockStep, onlyFor } from './steps/effects';
import { everyStep } from './steps/every';
import { discardStep, drawStep } from './steps/hand';
import { pickStep, type CardVerb } from './steps/pick';
import { compileZones } from './zones';
import type { CompiledStep, GainMode, Selector, Sequence, Verb, ZoneSet } from './table';

/** What the compiler knows of the pack while it goes through the texts. */
export interface Scope {
  readonly zoneIds: readonly string[];
  readonly allZones: number;
  /** Ways of gaining met so far; grows. */
  readonly gainModes: GainMode[];
}

const selector = (scope: Scope, cards: Parameters<typeof compileSelector>[0]): Selector =>
  compileSelector(cards, scope.zoneIds, scope.allZones);
const zoneSet = (scope: Scope, zones: Parameters<typeof compileZones>[0]): ZoneSet =>
  compileZones(zones, scope.zoneIds, scope.allZones);

function gainMode(scope: Scope, onlyFaceUp: boolean, beforeHalving: boolean): number {
  const known = scope.gainModes.find(
    (mode) => mode.onlyFaceUp === onlyFaceUp && mode.beforeHalving === beforeHalving,
  );
  if (known) return known.index;
  const index = scope.gainModes.length;
  scope.gainModes.push({ index, onlyFaceUp, beforeHalving });
  return index;
}

export function compileStep(
  scope: Scope,
  step: Step,
  pierces: boolean,
  ofBonus = false,
  bothLook = false,
): CompiledStep {
  const acting = { byFoe: step.who === 'foe', may: step.may === true };
  const one = (verb: CardVerb, cards: Parameters<typeof compileSelector>[0]): CompiledStep =>
    pickStep(verb, { ...acting, pierces, cards: selector(scope, cards) });
  const all = (verb: CardVerb, cards: Parameters<typeof compileSelector>[0], every?: boolean): CompiledStep =>
    everyStep(verb, { ...acting, pierces, cards: selector(scope, cards) }, every === true);

  switch (step.do) {
    case 'draw':
      return drawStep(acting, step.n, step.to ?? 'hand', bothLook && step.to === 'aside');
    case 'putBack':
      return putBackStep(acting);
    case 'play':
      return step.from === 'hand'
        ? extraPlayStep(acting)
        : placeStep({ ...acting, to: zoneSet(scope, step.to), link: step.link === true });
    case 'discard':
      return 'pick' in step ? one(discardVerb, step.pick) : discardStep(acting, step.n);
    case 'return':
      return one(returnVerb, step.pick);
    case 'move': {
      const verb = moveVerb(zoneSet(scope, step.to));
      return 'pick' in step ? one(verb, step.pick) : all(verb, step.all, step.every);
    }
    case 'flip': {
      // Under that option a requirement is stopped neither by protection nor by a ban on turning down.
      const verb = flipVerb(step.to, pierces && !ofBonus);
      return 'pick' in step ? one(verb, step.pick) : all(verb, step.all, step.every);
    }
    case 'lock':
      return lockStep(acting, {
        on: step.on,
        zones: zoneSet(scope, step.zones),
        turns: step.turns,
        bound: step.bound !== false,
        ofBonus,
      });
    case 'gain': {
      const mode = gainMode(scope, step.face === 'up', step.before === 'halving');
      return gainStep(acting, selector(scope, step.all), mode, step.n);
    }
  }
}

/** A text that draws cards aside ends by putting back what is left of them, however it ends. */
function toSequence(steps: CompiledStep[], words: readonly Step[]): Sequence {
  const drawing = words.findLast(drawsAside);
  const verbs = words.map((step) => step.do);
  if (!drawing) return { steps, verbs, cleanUp: -1, separate: false };
  return {
    steps: [...steps, cleaningUp(drawing)],
    verbs: [...verbs, 'putBack'],
    cleanUp: steps.length,
    separate: false,
  };
}

const drawsAside = (step: Step): boolean => step.do === 'draw' && step.to === 'aside';
const cleaningUp = (drawing: Step): CompiledStep => putBackStep({ byFoe: drawing.who === 'foe', may: false });

/** Who has something to decide about cards aside sees them: nobody chooses among cards he can't tell apart. */
function bothDecideAside(steps: readonly Step[]): boolean {
  const about = steps.filter(
    (step) => drawsAside(step) || step.do === 'putBack' || (step.do === 'play' && step.from === 'aside'),
  );
  return new Set(about.map(({ who = 'me' }) => who)).size > 1;
}

export function compileSequence(scope: Scope, steps: readonly Step[], pierces: boolean): Sequence {
  const bothLook = bothDecideAside(steps);
  return toSequence(
    steps.map((step) => compileStep(scope, step, pierces, false, bothLook)),
    steps,
  );
}

/** Steps of a bonus are no card's text: protection does not stop them. */
export function compileEnter(scope: Scope, steps: readonly EnterStep[]): Sequence {
  const compiled = steps.flatMap((step) => {
    const when = { up: step.if.face === 'up', orFlip: step.orFlip === true, limited: step.limit === 'round' };
    const own = onlyFor(when, compileStep(scope, step, true, true));
    return drawsAside(step) ? [own, cleaningUp(step)] : [own];
  });
  const verbs = steps.flatMap((step): Verb[] => (drawsAside(step) ? [step.do, 'putBack'] : [step.do]));
  return { steps: compiled, verbs, cleanUp: -1, separate: true };
}
