import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFile } from '../library-paths';
import { must, openOrThrow, syntheticPack } from '../test-support';
import { inconsistencies } from './check-library';
import { choiceOf, editsOf, packSize } from './saves';

/** Saves until there is no room, then says what failed, what is left, and whether it goes on once there is room. */
const [dataDir = '', room = 'more'] = process.argv.slice(2);
const ballast = join(dataDir, 'ballast');
if (room === 'more') writeFileSync(ballast, Buffer.alloc(512 * 1024, 1));

const library = await openOrThrow({ dataDir });
const { packs, matches } = library;
const pack = must(packs.create({ files: syntheticPack(packSize), message: { code: 'imported', file: 'x' } }));
const begun = { pack: pack.id, revision: pack.head, game: 'ygios', options: null, seed: 'x' } as const;
const match = must(matches.create(begun));

const save = (number: number) =>
  packs.commit(pack.id, must(packs.get(pack.id)).head, editsOf(number), {
    code: 'note',
    text: `save ${number}`,
  });

let saves = 0;
let choices = 0;
let failed = save(saves);
while (failed.ok) {
  saves++;
  const chosen = matches.appendChoice(match.id, choices, choiceOf(choices));
  if (chosen.ok) choices++;
  failed = save(saves);
}
const report = {
  code: failed.error.code,
  saves,
  choices,
  savesFound: must(packs.history(pack.id)).length - 1,
  choicesFound: must(matches.get(match.id)).choices.length,
  problems: inconsistencies(libraryFile(dataDir)),
  goesOn: false,
};
if (room === 'more') {
  rmSync(ballast);
  report.goesOn = save(saves).ok;
}
library.close();
console.log(JSON.stringify(report));
