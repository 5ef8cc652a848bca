import { runWebHost } from '../../hosts/web/run';
import type { Command } from '../command';

export const serve: Command = {
  is: 'serve',
  words: ['serve'],
  about: 'cli.command.serve',
  takes: [],
  options: {
    port: { about: 'cli.option.port', value: 'PORT' },
    'no-open': { about: 'cli.option.no-open' },
  },
  async run(context, { options }) {
    const given = options.get('port') ?? '0';
    if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535) {
      context.complain(
        context.t('cli.error.bad-value', { option: '--port', found: given, known: '0–65535' }),
      );
      return 2;
    }
    return runWebHost({ ...context, port: Number(given), open: !options.has('no-open') });
  },
};
