import { missing } from '../find-electron';

/** The unpacked folder that scripts/desktop-specs.mjs has built (HEARTDECK_PACKAGED: one that lies there already). */
export const folder = process.env['HEARTDECK_PACKAGED'] ?? '';
const problem = missing || (process.env['HEARTDECK_NO_PACKAGED'] ?? 'the packaged program was not built');

/** Why these specs can't run on this machine; empty where they can. */
export const noPackage = folder ? '' : problem;
/** Where the desktop must be tested, a folder that can't be built is a failure. */
export const isAskedFor = process.env['HEARTDECK_TEST_ELECTRON'] === '1' && missing === '';
