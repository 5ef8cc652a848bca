import { writeSync } from 'node:fs';
import { must, openOrThrow, syntheticCard } from '../test-support';
import { draftOf, draftPath, savedEvery } from './typing';

/** Types without end, saving now and then, and says each thing when the library has promised it. It is killed. */
const [dataDir = '', pack = '', from = '0'] = process.argv.slice(2);

/** Straight to the pipe: a line is there for the parent even if this process ends the next moment. */
const say = (...words: (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`);

const library = await openOrThrow({ dataDir });
let head = must(library.packs.get(pack)).head;
say('ready');
for (let key = Number(from); ; key++) {
  must(library.drafts.put(pack, draftPath(key), head, draftOf(key)));
  say('typed', key);
  if (key % savedEvery !== savedEvery - 1) continue;
  const { path, bytes } = syntheticCard(1);
  const source = new TextEncoder().encode(`// ${key}\n${new TextDecoder().decode(bytes)}`);
  const message = { code: 'edited' } as const;
  head = must(library.packs.commit(pack, head, [{ path, bytes: source }], message, { dropDrafts: true })).id;
  say('saved', key);
}
