import { writeFile } from 'node:fs/promises';
import { fileFailure } from '@shared/api/system-failure';
import { err, ok } from '@shared/util/result';
import { misuse, type Command } from '../command';
import { revisionOf } from '../find-revision';

export const packExport: Command = {
  is: 'answer',
  words: ['pack', 'export'],
  about: 'cli.command.pack-export',
  takes: [{ name: 'PACK' }],
  options: {
    out: { about: 'cli.option.out', value: 'FILE' },
    folder: { about: 'cli.option.folder', value: 'FOLDER' },
    revision: { about: 'cli.option.revision', value: 'R' },
  },
  async run(context, { positionals: [pack = ''], options }) {
    const { call, t, path } = context;
    const [out, folder] = [options.get('out'), options.get('folder')];
    if (out !== undefined && folder !== undefined) {
      return err(misuse(t('cli.error.exclusive', { first: '--out', second: '--folder' })));
    }
    const wanted = options.get('revision');
    const revision = wanted === undefined ? ok(undefined) : await revisionOf(context, pack, wanted);
    if (!revision.ok) return revision;
    const what = { pack, revision: revision.value };
    const tell = async (file: string, files?: number) => {
      const packs = await call('packs.list', {});
      const names = packs.ok ? packs.value.find(({ id }) => id === pack)?.names : undefined;
      const line = t('cli.pack.exported', { name: names?.[t.language] ?? pack, file });
      return ok({ lines: [line], value: files === undefined ? { file } : { folder: file, files } });
    };

    if (folder !== undefined) {
      const written = await call('packs.exportFolder', { ...what, folder: path(folder) });
      return written.ok ? tell(written.value.folder, written.value.files) : written;
    }
    const exported = await call('packs.export', what);
    if (!exported.ok) return exported;
    const file = path(out ?? exported.value.fileName);
    try {
      await writeFile(file, exported.value.bytes, { flag: 'wx' });
    } catch (error) {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      return err(exists ? misuse(t('cli.error.file-exists', { file })) : fileFailure(file, error, 'writing'));
    }
    return tell(file);
  },
};
