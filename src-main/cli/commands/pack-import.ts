import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CallResult } from '@shared/api/bridge';
import { failure } from '@shared/api/failures';
import { packFileBytes } from '@shared/api/protocol';
import { fileFailure } from '@shared/api/system-failure';
import { diagnostic } from '@shared/language/diagnostics';
import { err, ok } from '@shared/util/result';
import { readPackFolder } from '../../workbench/pack-folder';
import type { Call, Command } from '../command';
import { diagnosticLines } from '../show-diagnostic';

export const packImport: Command = {
  is: 'answer',
  words: ['pack', 'import'],
  about: 'cli.command.pack-import',
  takes: [{ name: 'FILE_OR_FOLDER' }],
  options: {},
  async run({ call, t, path }, { positionals: [given = ''] }) {
    const imported = await importFrom(call, path(given));
    if (!imported.ok) return imported;
    const { id, names, definitions, warnings } = imported.value;
    const line = t('cli.pack.imported', { name: names[t.language], count: definitions, id });
    const lines = [line, ...warnings.flatMap((one) => diagnosticLines(t, one))];
    return ok({ lines, value: imported.value });
  },
};

async function importFrom(call: Call, from: string): Promise<CallResult<'packs.import'>> {
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
