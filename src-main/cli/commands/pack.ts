import { createTwoFilesPatch } from 'diff';
import { writeFile, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CallResult } from '@shared/api/bridge';
import { failure } from '@shared/api/failures';
import type { RevisionMessage } from '@shared/api/models';
import { packFileBytes } from '@shared/api/protocol';
import { fileFailure } from '@shared/api/system-failure';
import type { Translator } from '@shared/i18n/translator';
import { diagnostic } from '@shared/language/diagnostics';
import { unreachable } from '@shared/util/exhaustive';
import { ok, err } from '@shared/util/result';
import { readPackFolder } from '../../workbench/pack-folder';
import { misuse, type Command, type Call } from '../command';
import { shortRevision, findRevision, revisionOf } from '../find-pack';
import { diagnosticLines } from '../show-failure';

export const packList: Command = {
  is: 'answer',
  words: ['pack', 'list'],
  about: 'cli.command.pack-list',
  takes: [],
  options: {},
  async run({ call, t }) {
    const packs = await call('packs.list', {});
    if (!packs.ok) return packs;
    const kept = packs.value.filter((pack) => pack.deletedAt === null);
    const width = Math.max(0, ...kept.map(({ id }) => id.length));
    const lines = kept.map((pack) => {
      const about = t('cli.pack.row', { count: pack.definitions, shipped: pack.shipped ? 'yes' : 'no' });
      return `${pack.id.padEnd(width)}  ${pack.names[t.language]} (${about})`;
    });
    return ok({ lines: lines.length > 0 ? lines : [t('cli.pack.none')], value: kept });
  },
};

export const packLog: Command = {
  is: 'answer',
  words: ['pack', 'log'],
  about: 'cli.command.pack-log',
  takes: [{ name: 'PACK' }],
  options: { path: { about: 'cli.option.path', value: 'FILE' } },
  async run({ call, t }, { positionals: [pack = ''], options }) {
    const path = options.get('path');
    const history = await call('packs.history', path === undefined ? { pack } : { pack, path });
    if (!history.ok) return history;
    const time = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
    const lines = history.value.map((revision) =>
      [
        shortRevision(revision.id),
        time.format(revision.time),
        t('history.files', { count: revision.changes }),
        messageText(t, revision.message),
      ].join('  '),
    );
    return ok({ lines, value: history.value });
  },
};

function messageText(t: Translator, message: RevisionMessage): string {
  switch (message.code) {
    case 'note':
      return message.text;
    case 'imported':
      return t('message.imported', { file: message.file });
    case 'forked':
      return t('message.forked', { name: message.from[t.language] });
    case 'restored':
      return t('message.restored', { revision: shortRevision(message.revision) });
    case 'shipped':
    case 'renamed':
    case 'edited':
    case 'deleted':
      return t(`message.${message.code}`);
    default:
      return unreachable(message);
  }
}

export const packDiff: Command = {
  is: 'answer',
  words: ['pack', 'diff'],
  about: 'cli.command.pack-diff',
  takes: [{ name: 'PACK' }, { name: 'FROM', optional: true }, { name: 'TO', optional: true }],
  options: {},
  async run({ call, t }, { positionals: [pack = '', givenFrom, givenTo] }) {
    const history = await call('packs.history', { pack });
    if (!history.ok) return history;
    const newest = history.value[0];
    if (!newest) return err(failure('no-such-pack', { pack }));
    const to = givenTo === undefined ? ok(newest) : findRevision(history.value, givenTo, t);
    if (!to.ok) return to;
    const fromId = givenFrom ?? to.value.parent;
    // The first revision has nothing before it to differ from.
    if (fromId === null) return ok({ lines: [t('cli.diff.first')], value: [] });
    const from = findRevision(history.value, fromId, t);
    if (!from.ok) return from;
    const changes = await call('packs.compare', { pack, from: from.value.id, to: to.value.id });
    if (!changes.ok) return changes;
    const lines = changes.value.map(({ path, before, after }) =>
      createTwoFilesPatch(
        before === null ? '/dev/null' : `a/${path}`,
        after === null ? '/dev/null' : `b/${path}`,
        before ?? '',
        after ?? '',
      ).trimEnd(),
    );
    return ok({ lines: lines.length > 0 ? lines : [t('history.same')], value: changes.value });
  },
};

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
