import { basename } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import { matchFileLength } from '@shared/api/match-files';
import { err, ok, type Result } from '@shared/util/result';
import type { Command, Context } from '../command';
import { readInput } from '../read-input';

/** Seats as they are written: the first is A. */
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/**
 * A match file, played through by the engine and kept in the library: how it stands, and with `--log` how it came
 * there, as a seat may know it. A match that is still running shows only what its first seat sees.
 */
export const matchImport: Command = {
  is: 'answer',
  words: ['match', 'import'],
  about: 'cli.command.match-import',
  takes: [{ name: 'FILE' }],
  options: {
    log: { about: 'cli.option.match-log' },
    seat: { about: 'cli.option.seat', value: 'SEAT', values: letters },
  },
  async run(context, { positionals: [given = ''], options }) {
    const { t, call } = context;
    const text = await readMatch(context, given);
    if (!text.ok) return text;
    const made = await call('matches.import', { fileName: basename(given).slice(0, 200), text: text.value });
    if (!made.ok) return made;
    const { match } = made.value;
    const letter = letters.findIndex((one) => one === options.get('seat'));
    const seen = await call('matches.see', { match, seat: Math.max(0, letter), language: t.language });
    if (!seen.ok) return seen;
    const { headline, outcome, answers } = seen.value;
    const players = seen.value.players.map(({ name, figures }) => ({
      name,
      figures: figures.map((figure) => figure.text),
    }));
    const log = seen.value.log.map((line) => line.text);
    return ok({
      lines: [
        ...(options.has('log') ? [...log, ''] : []),
        t('cli.match.imported', { count: answers, id: match }),
        outcome ?? headline,
        ...players.map(({ name, figures }) => `  ${name}: ${figures.join(', ')}`),
      ],
      value: { match, answers, outcome, headline, players, log },
    });
  },
};

async function readMatch({ path }: Context, given: string): Promise<Result<string, Failure>> {
  const file = path(given);
  const read = await readInput(file, matchFileLength);
  if (!read.ok) return read;
  const { bytes } = read.value;
  return bytes ? ok(new TextDecoder().decode(bytes)) : err(failure('match-file-foreign', { file }));
}
