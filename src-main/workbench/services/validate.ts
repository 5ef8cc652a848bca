import type { Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import { checkFile, type ValidFile } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { maxDiagnostics, diagnostic, stopsPlay, type Diagnostic } from '@shared/language/diagnostics';
import { definitionPath, packLimits } from '@shared/language/pack-format';
import { guessPackPath } from '@shared/language/guess-path';
import { artsOf, iconFindings, type KnownIcons } from '@shared/language/images/art-findings';
import { placedIn } from '@shared/language/meaning/placed-in';
import { brokenReferences } from '@shared/language/references';
import { validatePack, type ValidPack } from '@shared/language/validate-pack';
import { err, ok, type Result } from '@shared/util/result';
import { readArchive } from '../../library/transfer/archive';
import { checkPackFiles } from '../../library/transfer/check-files';
import type { Outcome, PackFiles } from '../../library/library';
import type { HandlersOf } from '../handlers';
import { knownIcons } from '../editing/icons/known-icons';
import type { IconLibrary } from '../editing/icons/icon-library';
import type { Games } from '../games/index';
import { runFile } from './scenarios';

type Verdict = Result<{ diagnostics: Diagnostic[] }, Failure>;

/** Looks at files as an import would, and stores nothing. */
export const validateHandlers = (games: Games, icons: IconLibrary): HandlersOf<'validate'> => ({
  'validate.folder': async ({ folderName, files }) =>
    verdictOf(await checkPackFiles(folderName, files), await knownIcons(icons)),
  'validate.archive': async ({ fileName, bytes }) =>
    verdictOf(await readArchive(fileName, bytes), await knownIcons(icons)),
  'validate.file': async (request) => validateFile(games, await knownIcons(icons), request),
});

/** What an import would refuse, what it would take with a warning, and what keeps the pack from being played. */
function verdictOf(checked: Outcome<PackFiles>, icons: KnownIcons | null): Verdict {
  if (!checked.ok) return refusalOf(checked.error);
  const pack = validatePack(checked.value);
  if (!pack.ok) return ok({ diagnostics: pack.error });
  const { definitions, warnings } = pack.value;
  // A save lets these pass, because a pack is written file by file; a pack that is asked about is whole.
  const told = warnings.map((one) => (stopsPlay(one.code) ? { ...one, severity: 'error' as const } : one));
  const rules = definitionPath('rules', 'main');
  const missing = definitions.some(({ kind }) => kind === 'rules')
    ? []
    : [diagnostic('missing-file', { file: rules }, { path: rules })];
  const unknown = definitions.flatMap((one) => unknownIcons(checked.value, one, icons));
  return ok({ diagnostics: [...missing, ...told, ...unknown, ...unusedPictures(pack.value)] });
}

/** Only of a pack that is asked about: while a pack is made, a picture may be there before its card. */
function unusedPictures({ assets, definitions }: ValidPack): Diagnostic[] {
  const shown = new Set(
    definitions.flatMap(artsOf).flatMap(({ art }) => ('image' in art ? [art.image] : [])),
  );
  return assets
    .filter((path) => !shown.has(path))
    .map((path) => diagnostic('unused-image', { file: path }, { found: path }));
}

/** A refusal is an answer here: its reasons are what was asked for. */
const refusalOf = (failed: Failure): Verdict =>
  'diagnostics' in failed.data ? ok({ diagnostics: failed.data.diagnostics }) : err(failed);

/** Without the library nothing is said of icons: that it can't be read is no fault of the pack. */
const unknownIcons = (
  files: PackFiles,
  definition: ValidDefinition,
  icons: KnownIcons | null,
): readonly Diagnostic[] => (icons ? placedIn(files, definition.path, iconFindings(definition, icons)) : []);

function validateFile(
  games: Games,
  icons: KnownIcons | null,
  { fileName, folder, bytes, around }: Params<'validate.file'>,
): Verdict {
  const guess = guessPackPath(fileName, folder, bytes);
  if (guess.is === 'scenarios') {
    const ran = runFile(games, { fileName, bytes });
    if (!ran.ok) return refusalOf(ran.error);
    // Of each scenario the first mistake: what follows may only come of it.
    const wrong = ran.value.scenarios.flatMap(({ difference }) => difference?.diagnostic ?? []);
    return ok({ diagnostics: wrong.slice(0, maxDiagnostics) });
  }
  if (guess.is === 'unknown') {
    const { folders } = guess;
    return ok({ diagnostics: [diagnostic('unknown-file', { file: fileName }, { path: fileName, folders })] });
  }
  if (bytes.byteLength > packLimits.assetBytes) {
    const data = { size: bytes.byteLength, max: packLimits.assetBytes };
    return ok({ diagnostics: [diagnostic('file-too-big', { file: fileName }, data)] });
  }
  const checked = checkFile(guess.path, bytes, around?.game ?? guess.game);
  const found = checked.ok ? foundIn(checked.value, bytes, around, icons) : checked.error;
  return ok({ diagnostics: found.map((one) => ({ ...one, file: fileName })) });
}

/** What is to be said of a file that is right by itself, in the pack it lies in. */
function foundIn(
  file: ValidFile,
  bytes: Uint8Array,
  around: Params<'validate.file'>['around'],
  icons: KnownIcons | null,
): readonly Diagnostic[] {
  if (file.is !== 'definition') return [];
  const broken = around ? brokenReferences(file.references, (kind) => new Set(around.ids[kind])) : [];
  const unknown = unknownIcons(new Map([[file.definition.path, bytes]]), file.definition, icons);
  return [...broken, ...file.warnings, ...unknown];
}
