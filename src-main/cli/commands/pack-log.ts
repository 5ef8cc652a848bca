import type { RevisionMessage } from '@shared/api/models';
import type { Translator } from '@shared/i18n/translator';
import { unreachable } from '@shared/util/exhaustive';
import { ok } from '@shared/util/result';
import type { Command } from '../command';
import { shortRevision } from '../find-revision';

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
