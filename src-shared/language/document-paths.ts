import { kindFolders, type Kind } from './kinds';

/** Where the documents of a pack lie. Without zod, which stays out of screens. */

export const manifestPath = 'pack.json';

/**
 * An id is also the name of a file, on every system: small letters only, since some disks do not tell `a` from
 * `A`, and none of the device names of Windows, which can't be created there.
 */
export const idPattern = /^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const idLength = 60;

/** Positions and what must come of them: what the designer wants to stay true of the pack. */
export const scenarioFolder = 'scenarios';
export const scenarioPath = (id: string): string => `${scenarioFolder}/${id}.json`;

export const definitionPath = (kind: Kind, id: string): string => `${kindFolders[kind]}/${id}.json`;
