import { packFaces, type PackFaces } from '@shared/face/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Layer, Template } from '@shared/language/definitions/template';
import type { DefinedGame } from '@shared/games/index';
import { shippedPack } from '@shared/language/test-shipped';
import type { PrintJob, PrintSettings } from './model';
import { usualSettings } from './presets';

/** Packs and jobs for tests: what ships, changed as a test needs it. */

const hash = '0'.repeat(64);

export function facesOf(definitions: readonly ValidDefinition[]): PackFaces {
  const known = definitions.map((definition) => ({ definition, hash }));
  return packFaces({ pack: null, names: { en: 'A', ja: 'あ', uk: 'А' }, cards: known, around: known });
}

export const definitionsOf = (game: DefinedGame): readonly ValidDefinition[] => shippedPack(game).definitions;

/** The definition at that path with other values; the path must be there. */
export function changed(
  definitions: readonly ValidDefinition[],
  path: string,
  change: (value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): readonly ValidDefinition[] {
  if (!definitions.some((one) => one.path === path)) throw new Error(`there is no ${path}`);
  return definitions.map((one) =>
    one.path === path ? ({ ...one, value: change(one.value) } as ValidDefinition) : one,
  );
}

/** The template at that path with its layers made anew. */
export const relayered = (
  definitions: readonly ValidDefinition[],
  path: string,
  change: (layers: readonly Layer[]) => readonly Layer[],
): readonly ValidDefinition[] =>
  changed(definitions, path, (value) => ({ ...value, layers: change((value as Template).layers) }));

/** Nothing but cards on its pages. */
export const bare: PrintSettings = { ...usualSettings, titles: false, notes: false, calibration: false };

export const jobOf = (
  change: Partial<Omit<PrintJob, 'settings'>> = {},
  settings: Partial<PrintSettings> = {},
): PrintJob => ({
  pack: 'a',
  languages: ['en'],
  only: null,
  copies: {},
  ...change,
  settings: { ...bare, ...settings },
});
