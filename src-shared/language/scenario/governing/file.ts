import { z } from 'zod';
import { listOf } from '../../definitions/parts';
import { scenarioCardSchema } from '../../governing/card';
import { scenarioFile } from '../frame';
import { endSchema } from './look';
import { stepSchema } from './moves';

/** Read later: a scenario may be about cards and a position that are refused. */
const notYetRead = (key: string) =>
  z.custom<unknown>((value) => value !== undefined && value !== null, `missing ${key}`);

export const governingScenarios = scenarioFile(
  'governing',
  { given: notYetRead('given'), step: stepSchema, look: endSchema },
  { cards: notYetRead('cards').optional() },
);
export type GoverningScenario = z.infer<typeof governingScenarios>['scenarios'][number];

/** Cards that exist in one scenario only. */
export const ownCards = listOf(scenarioCardSchema, 100);
