import type { OwnPreset } from '@shared/api/print-settings';
import { cardSizes } from '@shared/geometry/sheets/sizes';
import type { Translator } from '@shared/i18n/translator';
import { styles } from '@shared/language/definitions/template-words';
import type { PrintSettings } from '@shared/print/model';
import { usualSettings, usualSingle, shippedPresetIds, shippedPresets } from '@shared/print/presets';
import { ok, type Result, err } from '@shared/util/result';
import { type Given, type Misuse, misuse } from '../command';
import { readLayout } from './layout';
import { lengthOption, sizeOption } from './length-options';
import { upright } from './lengths';
import { createPrintTranslator } from '@shared/i18n/print-translator';
import { nearness } from '@shared/language/nearest';
import { languages } from '@shared/util/languages';

/** As the screen keeps it: for a preset of one's own that is called like a ready-made one. */
const ownMark = 'own:';

/** A ready-made preset by its id or its name in any language, or one's own by its name. */
function findPreset(t: Translator, given: string, own: readonly OwnPreset[]): Result<PrintSettings, Misuse> {
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

type Options = Given['options'];

/** How it is printed: the preset, and what is asked for otherwise. */
export function readSheetSettings(
  t: Translator,
  options: Options,
  own: readonly OwnPreset[],
): Result<PrintSettings, Misuse> {
  const look = readLook(t, options, own);
  if (!look.ok) return look;
  const layout = readLayout(t, options, look.value.layout);
  if (!layout.ok) return layout;
  const { titles, notes, calibration } = look.value;
  return ok({
    ...look.value,
    layout: layout.value,
    titles: isWanted(options, 'titles', titles),
    notes: isWanted(options, 'notes', notes),
    calibration: isWanted(options, 'calibration', calibration),
  });
}

/** The same for pictures, which lie on no paper: of a preset they have size, style and bleed. */
export function readPictureSettings(
  t: Translator,
  options: Options,
  own: readonly OwnPreset[],
): Result<PrintSettings, Misuse> {
  const look = readLook(t, options, own);
  if (!look.ok) return look;
  const asked = options.get('bleed');
  const bleed = asked === undefined ? ok(look.value.layout.bleed) : lengthOption(t, '--bleed', asked);
  return bleed.ok ? ok({ ...look.value, layout: { ...usualSingle, bleed: bleed.value } }) : bleed;
}

function readLook(t: Translator, options: Options, own: readonly OwnPreset[]): Result<PrintSettings, Misuse> {
  const wanted = options.get('preset');
  const preset = wanted === undefined ? ok(usualSettings) : findPreset(t, wanted, own);
  if (!preset.ok) return preset;
  const card = readCard(t, options.get('card'), preset.value.card);
  if (!card.ok) return card;
  const style = styles.find((one) => one === options.get('style')) ?? preset.value.style;
  return ok({ ...preset.value, card: card.value, style });
}

function readCard(
  t: Translator,
  found: string | undefined,
  preset: PrintSettings['card'],
): Result<PrintSettings['card'], Misuse> {
  if (found === undefined) return ok(preset);
  if (found === 'designed') return ok(null);
  const size = sizeOption(t, '--card', found, cardSizes, '63x88', ['designed']);
  return size.ok ? ok(upright(size.value)) : size;
}

const isWanted = (options: Options, name: string, usual: boolean): boolean =>
  options.has(name) ? options.get(name) === 'yes' : usual;
