import { z } from 'zod';
import { faces } from '../effects/words';
import {
  anything,
  framed,
  nobody,
  textOr as text,
  type StepReader,
} from '@shared/language/scenario/read-steps';
import { extras, stepSchema, type ScenarioMove, type ScenarioStep } from './moves';
import { seat } from './position';

/** `zone` last: it is also a part of a play. */
const verbs = [
  'play',
  'backOff',
  'pass',
  'pick',
  'may',
  'place',
  'putUnder',
  'discard',
  'sculpt',
  'zone',
] as const;

const refused = z.strictObject({
  by: seat,
  play: anything,
  backOff: anything,
  pass: anything,
  pick: anything,
  may: anything,
  place: anything,
  putUnder: anything,
  discard: anything,
  sculpt: anything,
  zone: anything,
  face: anything,
  ...extras,
  refused: z.literal(true),
});

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [nobody]);

type Loose = z.infer<typeof refused>;

/** A card that lies neither face up nor face down lies in no zone either: such a play is never offered. */
function readPlay(move: Loose): ScenarioMove {
  const face = faces.find((known) => known === move.face);
  return {
    ...framed(move),
    play: text(move.play),
    face: face ?? 'up',
    zone: face ? text(move.zone) : nobody,
  };
}

const readers: Readonly<Record<(typeof verbs)[number], (move: Loose) => ScenarioMove>> = {
  play: readPlay,
  backOff: (move) => ({ ...framed(move), backOff: true }),
  pass: (move) => ({ ...framed(move), pass: true }),
  pick: (move) => ({ ...framed(move), pick: text(move.pick) }),
  may: (move) =>
    typeof move.may === 'boolean' ? { ...framed(move), may: move.may } : { ...framed(move), pick: nobody },
  place: (move) => ({ ...framed(move), place: text(move.place) }),
  putUnder: (move) => ({ ...framed(move), putUnder: texts(move.putUnder) }),
  discard: (move) => ({ ...framed(move), discard: texts(move.discard) }),
  sculpt: (move) => ({ ...framed(move), sculpt: texts(move.sculpt) }),
  zone: (move) => ({ ...framed(move), zone: text(move.zone) }),
};

export const stepReader: StepReader<ScenarioStep, Loose> = {
  step: stepSchema,
  verbs,
  refused,
  read(move) {
    const verb = verbs.find((one) => move[one] !== undefined);
    return readers[verb ?? 'zone'](move);
  },
};
