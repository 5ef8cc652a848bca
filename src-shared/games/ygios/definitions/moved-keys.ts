import type { z } from 'zod';
import { optionsSchema } from './options';

/** Options that concern single cards; once they stood among those of the whole game. */
const rulings = [
  'nowhereIsLock',
  'lookAtMeEmptyMeans',
  'lookAtMeFlip',
  'lookAtMeUnflippable',
  'firstImpressionsFaceDown',
  'firstImpressionsOrder',
  'firstImpressionsOnFlip',
  'ourSpotAdders',
  'cantIgnoreMeLook',
];

/** Keys that an object had in packs of an earlier Heartdeck, and under which key their matter stands now. */
export const movedKeys: ReadonlyMap<z.core.$ZodType, ReadonlyMap<string, string>> = new Map([
  [optionsSchema, new Map(rulings.map((key) => [key, 'rulings']))],
]);
