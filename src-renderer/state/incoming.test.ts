import { beforeEach, expect, test } from 'vitest';
import { incoming, incomingMatches, takeFile } from './incoming.svelte';
import { navigation, startPlace } from './navigation.svelte';

const bytes = new Uint8Array([1]);

beforeEach(async () => {
  incoming.take();
  incomingMatches.take();
  await navigation.show(startPlace);
});

const files: [fileName: string, screen: string, packs: number, matches: number][] = [
  ['a.heartdeck', 'library', 1, 0],
  ['A.HEARTDECK', 'library', 1, 0],
  ['a.heartdeck-match', 'play', 0, 1],
  ['a.Heartdeck-Match', 'play', 0, 1],
  ['a.heartdeck-match.heartdeck', 'library', 1, 0],
];
test.each(files)('%s is taken in by %s', async (fileName, screen, packs, matches) => {
  await takeFile({ fileName, bytes });
  expect(navigation.screen).toBe(screen);
  expect([incoming.take().length, incomingMatches.take().length]).toEqual([packs, matches]);
  expect([incoming.take().length, incomingMatches.take().length]).toEqual([0, 0]);
});

test('a match is left for another that was opened', async () => {
  await navigation.play({ match: 'm1', at: 3 });
  await takeFile({ fileName: 'b.heartdeck-match', bytes });
  expect([navigation.match, navigation.at]).toEqual([null, undefined]);
});
