import { stat, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import { packFileBytes } from '@shared/api/protocol';
import { fileFailure } from '@shared/api/system-failure';
import { checkManifest } from '@shared/language/check-file';
import { diagnostic, isError, type Diagnostic } from '@shared/language/diagnostics';
import { idSchema, kindFolders, manifestPath, packLimits } from '@shared/language/pack-format';
import { namedKinds } from '@shared/language/references';
import { err, ok, type Result } from '@shared/util/result';
import { readPackFolder } from '../../workbench/pack-folder';
import type { Command, Context } from '../command';
import { readInput } from '../read-input';
import { failureLines, diagnosticLines } from '../show-failure';

type Verdict = Result<{ diagnostics: Diagnostic[] }, Failure>;

export const validate: Command = {
  is: 'answer',
  words: ['validate'],
  about: 'cli.command.validate',
  takes: [{ name: 'FILE_OR_FOLDER', many: true }],
  options: {},
  async run(context, { positionals }) {
    const { t } = context;
    const checked: { readonly file: string; readonly verdict: Verdict }[] = [];
    for (const file of positionals) checked.push({ file, verdict: await validateOne(context, file) });
    const found = checked.flatMap(({ verdict }) => (verdict.ok ? verdict.value.diagnostics : []));
    const errors = found.filter(isError).length;
    const warnings = found.length - errors;
    return ok({
      complaints: checked.flatMap(({ verdict }) =>
        verdict.ok ? [] : failureLines(t.language, verdict.error),
      ),
      lines: [...found.flatMap((one) => diagnosticLines(t, one)), t('validate.total', { errors, warnings })],
      value: {
        errors,
        warnings,
        files: checked.map(({ file, verdict }) =>
          verdict.ok ? { file, diagnostics: verdict.value.diagnostics } : { file, error: verdict.error },
        ),
      },
      failed: errors > 0 || checked.some(({ verdict }) => !verdict.ok),
    });
  },
};

async function validateOne(context: Context, given: string): Promise<Verdict> {
  const file = context.path(given);
  let isFolder: boolean;
  try {
    isFolder = (await stat(file)).isDirectory();
  } catch (error) {
    return err(fileFailure(given, error, 'reading'));
  }
  return isFolder ? validateFolder(context, given, file) : validateFile(context, given, file);
}

/** Places inside a pack as places from here: an editor can go to them. */
const seenFrom = (given: string, verdict: Verdict): Verdict =>
  verdict.ok
    ? ok({
        diagnostics: verdict.value.diagnostics.map((one) => ({
          ...one,
          file:
            one.file === basename(given) || one.file === given
              ? given
              : `${given.replace(/\/+$/, '')}/${one.file}`,
        })),
      })
    : verdict;

async function validateFolder({ call }: Context, given: string, folder: string): Promise<Verdict> {
  const read = await readPackFolder(folder);
  if (!read.ok) {
    const { data } = read.error;
    return 'diagnostics' in data ? seenFrom(given, ok({ diagnostics: data.diagnostics })) : read;
  }
  const files = Array.from(read.value, ([path, bytes]) => ({ path, bytes }));
  return seenFrom(given, await call('validate.folder', { folderName: basename(folder), files }));
}

async function validateFile({ call }: Context, given: string, file: string): Promise<Verdict> {
  const fileName = basename(file);
  const read = await readInput(file, packFileBytes);
  if (!read.ok) return read;
  const { bytes, size } = read.value;
  if (!bytes) {
    return ok({ diagnostics: [diagnostic('file-too-big', { file: given }, { size, max: packFileBytes })] });
  }
  // `PK`: every zip begins with it, whatever the file is called.
  const isArchive = fileName.endsWith('.heartdeck') || (bytes[0] === 0x50 && bytes[1] === 0x4b);
  if (isArchive) return seenFrom(given, await call('validate.archive', { fileName, bytes }));
  const folder = basename(dirname(file));
  const around = await packAround(file);
  return seenFrom(given, await call('validate.file', { fileName, folder, bytes, around }));
}

/**
 * The pack that this file belongs to: its game, and the ids that definitions may refer to. The pack's folder is the
 * file's folder or the one above it. Undefined: there is no pack. Ids are read off file names, so no file is opened.
 */
async function packAround(file: string): Promise<Params<'validate.file'>['around']> {
  const folder = dirname(file);
  for (const root of [folder, dirname(folder)]) {
    if (!(await isSmallFile(join(root, manifestPath)))) continue;
    const manifest = checkManifest(await readFile(join(root, manifestPath)));
    const game = manifest.ok ? manifest.value.game : undefined;
    const ids = await Promise.all(
      namedKinds.map(async (kind) => [kind, await idsIn(join(root, kindFolders[kind]))] as const),
    );
    return { game, ids: Object.fromEntries(ids) };
  }
  return undefined;
}

/** What is larger than any manifest may be is none, and is not read. */
const isSmallFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile() && found.size <= packLimits.documentBytes,
    () => false,
  );

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => idSchema.safeParse(id).success);
}
