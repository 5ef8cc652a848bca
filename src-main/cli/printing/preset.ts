import type { OwnPreset } from '@shared/api/print-settings';
import { createPrintTranslator } from '@shared/i18n/print-translator';
import type { Translator } from '@shared/i18n/translator';
import { nearness } from '@shared/language/nearest';
import type { PrintSettings } from '@shared/print/model';
import { shippedPresetIds, shippedPresets } from '@shared/print/presets';
import { languages } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse } from '../command';

/** As the screen keeps it: for a preset of one's own that is called like a ready-made one. */
const ownMark = 'own:';

/** A ready-made preset by its id or its name in any language, or one's own by its name. */
export function findPreset(
  t: Translator,
  given: string,
  own: readonly OwnPreset[],
): Result<PrintSettings, Misuse> {
  const shipped = shippedPresetIds.find(
    (id) =>
      id === given ||
      languages.some((language) => createPrintTranslator(language)(`print.preset.${id}`) === given),
  );
  if (shipped) return ok(shippedPresets[shipped]);
  const wanted = given.startsWith(ownMark) ? given.slice(ownMark.length) : given;
  const found = own.find(({ name }) => name === wanted);
  if (found) return ok(found.settings);
  const known = [...shippedPresetIds, ...own.map(({ name }) => name)];
  return err(misuse(t('cli.error.unknown-preset', { ...nearness(given, known), known })));
}
