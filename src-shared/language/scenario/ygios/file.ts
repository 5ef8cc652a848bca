import type { z } from 'zod';
import { scenarioFile } from '../frame';
import { lookSchema } from './look';
import { stepSchema } from './moves';
import { positionSchema } from './position';

export const ygiosScenarios = scenarioFile('ygios', {
  given: positionSchema,
  step: stepSchema,
  look: lookSchema,
});
export type YgiosScenario = z.infer<typeof ygiosScenarios>['scenarios'][number];
