import { z } from 'zod';
import { anything, framed, textOr as text, type StepReader } from '@shared/language/scenario/read-steps';
import { extras, stepSchema, type GoverningMove, type GoverningStep } from './moves';
import { seat } from './position';

const verbs = [
  'play',
  'activate',
  'swing',
  'draw',
  'end',
  'pass',
  'stepIn',
  'refresh',
  'target',
  'order',
  'pick',
  'may',
  'discard',
  'mulligan',
] as const;

const refused = z.strictObject({
  by: seat,
  play: anything,
  activate: anything,
  swing: anything,
  draw: anything,
  end: anything,
  pass: anything,
  stepIn: anything,
  refresh: anything,
  target: anything,
  order: anything,
  pick: anything,
  may: anything,
  discard: anything,
  mulligan: anything,
  on: anything,
  x: anything,
  as: anything,
  at: anything,
  skill: anything,
  ...extras,
  refused: z.literal(true),
});

const texts = (value: unknown): string | string[] => (Array.isArray(value) ? value.map(text) : text(value));
const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

type Loose = z.infer<typeof refused>;

/** For each verb, the move that it begins; what is missing or of a wrong type fits nothing. */
const readers: Readonly<Record<(typeof verbs)[number], (move: Loose) => GoverningMove>> = {
  play: (move) => ({
    ...framed(move),
    play: text(move.play),
    ...(move.on === undefined ? {} : { on: texts(move.on) }),
    ...(move.x === undefined ? {} : { x: number(move.x) }),
  }),
  activate: (move) => ({
    ...framed(move),
    activate: text(move.activate),
    ...(move.on === undefined ? {} : { on: texts(move.on) }),
    ...(move.skill === undefined ? {} : { skill: number(move.skill) }),
  }),
  swing: (move) => ({ ...framed(move), swing: text(move.swing), at: text(move.at) }),
  draw: (move) => ({ ...framed(move), draw: true }),
  end: (move) => ({ ...framed(move), end: true }),
  pass: (move) => ({ ...framed(move), pass: true }),
  stepIn: (move) => ({ ...framed(move), stepIn: move.stepIn === false ? false : text(move.stepIn) }),
  refresh: (move) => ({ ...framed(move), refresh: flag(move.refresh) }),
  target: (move) => ({ ...framed(move), target: texts(move.target) }),
  order: (move) => ({ ...framed(move), order: [texts(move.order)].flat() }),
  pick: (move) => ({ ...framed(move), pick: text(move.pick) }),
  may: (move) => ({ ...framed(move), may: flag(move.may) }),
  discard: (move) => ({ ...framed(move), discard: text(move.discard) }),
  mulligan: (move) => ({ ...framed(move), mulligan: flag(move.mulligan) }),
};

export const stepReader: StepReader<GoverningStep, Loose> = {
  step: stepSchema,
  verbs,
  refused,
  read(move) {
    const verb = verbs.find((one) => move[one] !== undefined);
    return readers[verb ?? 'pass'](move);
  },
};
