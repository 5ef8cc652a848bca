import { ok } from '@shared/util/result';
import type { Command } from '../command';

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
