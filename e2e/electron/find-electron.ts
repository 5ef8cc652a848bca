import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Both come from scripts/desktop-specs.mjs, which finds the program and gives it a screen. */
export const electronPath = process.env['ELECTRON_PATH'] ?? '';
/** Why these specs can't run on this machine; empty where they can. */
export const missing = electronPath
  ? ''
  : (process.env['HEARTDECK_NO_ELECTRON'] ?? 'start these specs with npm run desktop-specs');
