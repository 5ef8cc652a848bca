import { writeSync } from 'node:fs';
import { editsOf, choiceOf } from './saves';
import { must, openOrThrow } from '../test-support';

/** Saves and chooses without end, and says each thing when the library has promised it. It is killed. */
const [dataDir = '', pack = '', match = '', save = '0', choice = '0'] = process.argv.slice(2);

/** Straight to the pipe: a line is there for the parent even if this process ends the next moment. */
const say = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`);

const library = await openOrThrow({ dataDir });
let head = must(library.packs.get(pack)).head;
say('ready');
for (let saves = Number(save), choices = Number(choice); ; saves++) {
  const message = { code: 'note', text: `save ${saves}` } as const;
  head = must(library.packs.commit(pack, head, editsOf(saves), message)).id;
  say('save', saves, head);
  if (saves % 2 === 0) {
    must(library.matches.appendChoice(match, choices, choiceOf(choices)));
    say('choice', choices++);
  }
}
