import { z } from 'zod';
import { listOf } from '@shared/language/definitions/parts';
import { scenarioCardSchema } from '../definitions/card';
import { scenarioFrame } from '@shared/language/scenario/frame';
import { endSchema } from './look';
import type { GoverningStep } from './moves';

/** Cards and position are read apart: a scenario may be about their being refused. */
export const governingFrame = scenarioFrame(endSchema, { cards: z.unknown().optional() });

/** A scenario as it is played: its steps have been read one by one. */
export type GoverningScenario = Omit<z.infer<typeof governingFrame>, 'given' | 'cards' | 'when'> & {
  readonly when: readonly GoverningStep[];
};

/** Cards that exist in one scenario only. */
export const ownCards = listOf(scenarioCardSchema, 100);
