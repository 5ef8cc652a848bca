import { expect, it } from 'vitest';
import { takeDataDir } from './start-options.mjs';

it.each([
  [[], null, []],
  [['pack.heartdeck'], null, ['pack.heartdeck']],
  [['--data-dir', 'mine', 'a.heartdeck'], '/work/mine', ['a.heartdeck']],
  [['a.heartdeck', '--data-dir=/else/where'], '/else/where', ['a.heartdeck']],
  [['--data-dir=with=sign'], '/work/with=sign', []],
  [['--data-dir'], null, []],
])('takes the data folder out of %j', (args, dataDir, rest) => {
  expect(takeDataDir(args, '/work')).toEqual({ dataDir, rest });
});
