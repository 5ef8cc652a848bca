import { z } from 'zod';
import { listOf } from '@shared/language/definitions/parts';
import { formsOf } from '@shared/language/effects/forms';
import { frameOf, stepsWith } from '@shared/language/effects/grammar';
import { idSchema } from '@shared/language/pack-format';
import { anyNum, countNum, type Num } from './numbers';
import { longestList } from './ranges';
import { all, pick, refSchema, type Which } from './selectors';
import {
  acts,
  actors,
  changeableStats,
  counterKinds,
  durations,
  leavePlaces,
  moments,
  verbs,
  type Act,
  type ChangeableStat,
  type LeavePlace,
  type Ref,
  type Verb,
  type Who,
} from './words';

const frame = frameOf(actors);
const step = stepsWith(frame);
const until = z.enum(durations).optional();

/** A verb that needs nothing to act on. */
const plain = <V extends Verb, K extends z.ZodRawShape>(verb: V, keys: K) => [step(verb, keys)];
/** A verb and the two ways to say what it acts on: every match, or one that is chosen. */
const acting = <V extends Verb, K extends z.ZodRawShape>(verb: V, keys: K) => [
  step(verb, { ...keys, ...all }),
  step(verb, { ...keys, ...pick }),
];

const stat = z.enum(changeableStats);
const act = z.enum(acts);

export const stepForms = {
  add: acting('add', { stat, n: anyNum, until }),
  set: acting('set', { stat, n: countNum, until }),
  cannot: acting('cannot', { act, until }),
  must: acting('must', { act, until }),
  control: acting('control', { until }),
  exhaust: acting('exhaust', {}),
  refresh: acting('refresh', {}),
  bowOut: acting('bowOut', {}),
  move: acting('move', { to: z.enum(leavePlaces) }),
  lose: acting('lose', { n: countNum }),
  regain: acting('regain', { n: countNum }),
  groove: acting('groove', { from: refSchema }),
  counter: acting('counter', { kind: z.enum(counterKinds), n: countNum }),
  pick: acting('pick', {}),
  draw: plain('draw', { n: countNum }),
  ap: plain('ap', { n: countNum }),
  token: plain('token', { token: idSchema, n: countNum }),
  later: [
    z.strictObject({
      do: z.literal('later'),
      ...frame,
      at: z.enum(moments),
      // A getter, which a spread would call too early: the steps of the end of the turn are steps like these.
      get steps(): z.ZodType<Step[]> {
        return stepList;
      },
    }),
  ],
} as const satisfies Readonly<Record<Verb, readonly z.ZodObject[]>>;

type Frame = { who?: Who | undefined; may?: true | undefined };
type Until = { until?: 'turn' | undefined };

/** One step of a skill: a verb and its keys. Written out, because a step can hold steps. */
export type Step = Frame &
  (
    | ({ do: 'add' | 'set'; stat: ChangeableStat; n: Num } & Until & Which)
    | ({ do: 'cannot' | 'must'; act: Act } & Until & Which)
    | ({ do: 'control' } & Until & Which)
    | ({ do: 'exhaust' | 'refresh' | 'bowOut' | 'pick' } & Which)
    | ({ do: 'move'; to: LeavePlace } & Which)
    | ({ do: 'lose' | 'regain'; n: Num } & Which)
    | ({ do: 'groove'; from: Ref } & Which)
    | ({ do: 'counter'; kind: 'encore'; n: Num } & Which)
    | { do: 'draw' | 'ap'; n: Num }
    | { do: 'token'; token: string; n: Num }
    | { do: 'later'; at: 'end'; steps: Step[] }
  );

export const stepSchema = z.union(formsOf(stepForms, verbs));
export const stepList = listOf(stepSchema, longestList);
