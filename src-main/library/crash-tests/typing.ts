import { syntheticCard } from '../test-support';

/** Which keys end with a save of the first document. */
export const savedEvery = 7;

/** Two documents are typed in by turns; only the first is ever saved. */
export const draftPath = (key: number): string => syntheticCard(1 + (key % 2)).path;
export const draftOf = (key: number): string => `{ "half": ${key}, "довге": "${'長'.repeat(key % 400)}`;
