import { z } from 'zod';
import { formsOf } from '@shared/language/effects/forms';
import { frameOf, stepsWith } from '@shared/language/effects/grammar';
import { change, count } from './ranges';
import { cardsSchema, faceSchema, zonesSchema } from './selectors';
import { vocabularies } from './vocabularies';
import {
  drawPlaces,
  gainMoments,
  limits,
  scoreConditions,
  scorers,
  sides,
  turns,
  whos,
  type Verb,
} from './words';

const cards = cardsSchema;
const yes = z.literal(true);

const step = stepsWith(frameOf(whos));

const draw = step('draw', { n: count, to: z.enum(drawPlaces).optional() });
const putBack = step('putBack', {});
const playFromHand = step('play', { from: z.literal('hand'), to: z.literal('all') });
const playFromAside = step('play', {
  from: z.literal('aside'),
  face: z.literal('down'),
  to: zonesSchema,
  link: yes.optional(),
});
const discardFromHand = step('discard', {
  from: z.literal('hand'),
  n: z.union([count, z.literal('drawn')]),
});
const discardFromBoard = step('discard', { pick: cards });
const giveBack = step('return', { pick: cards });
const moveOne = step('move', { pick: cards, to: zonesSchema });
const moveAll = step('move', { all: cards, to: zonesSchema, every: yes.optional() });
const flipOne = step('flip', { pick: cards, to: z.enum(turns) });
const flipAll = step('flip', { all: cards, to: z.enum(turns), every: yes.optional() });
const lock = step('lock', {
  on: z.enum(sides),
  zones: zonesSchema,
  turns: count,
  bound: z.literal(false).optional(),
});
const gain = step('gain', {
  all: cards,
  n: change,
  face: z.literal('up').optional(),
  before: z.enum(gainMoments).optional(),
});

type Forms<V extends Verb> = Readonly<Record<V, readonly z.ZodObject[]>>;
type StepVerb = (typeof vocabularies)[keyof typeof vocabularies]['steps'][number];
type ScoreVerb = (typeof vocabularies)[keyof typeof vocabularies]['scoring'][number];

export const stepForms = {
  draw: [draw],
  putBack: [putBack],
  play: [playFromHand, playFromAside],
  discard: [discardFromHand, discardFromBoard],
  return: [giveBack],
  move: [moveOne, moveAll],
  flip: [flipOne, flipAll],
  lock: [lock],
  gain: [gain],
} as const satisfies Forms<StepVerb>;

/** Which cards an `enter` step is for, how often it happens, and whether turning up in the zone counts too. */
const entering = {
  if: z.strictObject({ face: faceSchema }),
  limit: z.enum(limits).optional(),
  orFlip: yes.optional(),
} as const;

export const enterForms = {
  draw: [draw.extend(entering)],
  putBack: [putBack.extend(entering)],
  play: [playFromHand.extend(entering), playFromAside.extend(entering)],
  discard: [discardFromHand.extend(entering), discardFromBoard.extend(entering)],
  return: [giveBack.extend(entering)],
  move: [moveOne.extend(entering), moveAll.extend(entering)],
  flip: [flipOne.extend(entering), flipAll.extend(entering)],
  lock: [lock.extend(entering)],
  gain: [gain.extend(entering)],
} as const satisfies Forms<StepVerb>;

/** Nobody acts at the end of a round, so these have no `who` and no `may`. */
export const scoreForms = {
  score: [
    z.strictObject({
      do: z.literal('score'),
      to: z.enum(scorers),
      n: count,
      per: count.optional(),
      count: cards.optional(),
      if: z.enum(scoreConditions).optional(),
    }),
  ],
} as const satisfies Forms<ScoreVerb>;

export const stepSchema = z.union(formsOf(stepForms, vocabularies.ygios.steps));
export type Step = z.infer<typeof stepSchema>;
export const enterStepSchema = z.union(formsOf(enterForms, vocabularies.ygios.steps));
export type EnterStep = z.infer<typeof enterStepSchema>;
export const scoreStepSchema = z.union(formsOf(scoreForms, vocabularies.ygios.scoring));
export type ScoreStep = z.infer<typeof scoreStepSchema>;
