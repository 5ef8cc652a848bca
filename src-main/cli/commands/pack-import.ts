import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PackSummary } from '@shared/api/models';
import { failure, type Failure } from '@shared/api/failures';
import { packFileBytes } from '@shared/api/protocol';
import { fileFailure } from '@shared/api/system-failure';
import { diagnostic } from '@shared/language/diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import { readPackFolder } from '../../workbench/pack-folder';
import type { Call, Command } from '../command';

export const packImport: Command = {
  is: 'answer',
  words: ['pack', 'import'],
  about: 'cli.command.pack-import',
  takes: [{ name: 'FILE_OR_FOLDER' }],
  options: {},
  async run({ call, t, path }, { positionals: [given = ''] }) {
    const imported = await importFrom(call, path(given));
    if (!imported.ok) return imported;
    const { id, names, definitions } = imported.value;
    const line = t('cli.pack.imported', { name: names[t.language], count: definitions, id });
    return ok({ lines: [line], value: imported.value });
  },
};

async function importFrom(call: Call, from: string): Promise<Result<PackSummary, Failure>> {
  const name = basename(from).slice(0, 200);
  try {
    const found = await stat(from);
    if (found.isDirectory()) {
      const read = await readPackFolder(from);
      if (!read.ok) return read;
      const files = Array.from(read.value, ([path, bytes]) => ({ path, bytes }));
      return await call('packs.importFolder', { folderName: name, files });
    }
    if (found.size > packFileBytes) {
      const data = { size: found.size, max: packFileBytes };
      const diagnostics = [diagnostic('pack-too-big', { file: name }, data)];
      return err(failure('import-refused', { file: name, diagnostics }));
    }
    return await call('packs.import', { fileName: name, bytes: await readFile(from) });
  } catch (error) {
    return err(fileFailure(from, error, 'reading'));
  }
}
