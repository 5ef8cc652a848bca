import { createTwoFilesPatch } from 'diff';
import { err, ok } from '@shared/util/result';
import { failure } from '@shared/api/failures';
import type { Command } from '../command';
import { findRevision } from '../find-revision';

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
