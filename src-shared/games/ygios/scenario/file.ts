import { z } from 'zod';
import { scenarioFrame } from '@shared/language/scenario/frame';
import { lookSchema } from './look';
import type { ScenarioStep } from './moves';
import { positionSchema, type Position } from './position';

export const ygiosFrame = scenarioFrame(lookSchema);
/** Read by itself, under its own key so that its places are those of the scenario. */
export const givenPosition = z.object({ given: positionSchema });

/** A scenario as it is played: its position and its steps have been read. */
export type YgiosScenario = Omit<z.infer<typeof ygiosFrame>, 'given' | 'when'> & {
  readonly given: Position;
  readonly when: readonly ScenarioStep[];
};
