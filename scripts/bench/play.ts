import { resolve } from 'node:path';
import type { Answer, CallName, Params } from '@shared/api/calls';
import { tempFolder } from '../../src-main/library/test-support';
import { readFolderFiles } from '../../src-main/library/transfer/folder-read';
import { createWorkbench } from '../../src-main/workbench/workbench';
import { median, quantile } from './statistics.mjs';

const runs = 40;
const path = 'cards/home-1.json';

/**
 * From the save of one card to the table on which it is in hand, in a pack of a thousand that is open in Edit: its
 * problems have been looked for before, as they are while somebody types.
 */
export async function playableRow(root: string, large: string) {
  using folder = tempFolder();
  const resourcesDir = resolve(root, 'resources');
  const host = { kind: 'cli', version: 'bench' } as const;
  const workbench = await createWorkbench({ dataDir: folder.path, resourcesDir, host });
  const call = async <N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> => {
    const answer = await workbench.call(name, params);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Answer<N>;
  };
  const read = await readFolderFiles(large);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const files = [...read.value].map(([file, bytes]) => ({ path: file, bytes }));
  await call('packs.importFolder', { folderName: 'thousand', files });
  const pack = (await call('packs.list', {})).find(({ shipped }) => !shipped)?.id ?? '';
  await call('problems.of', { pack, withDrafts: true });

  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const found = await call('definitions.get', { pack, path });
    const card = JSON.parse(found.source) as { names: Record<string, string> };
    const changed = JSON.stringify({ ...card, names: { ...card.names, en: `Saved ${run}` } });
    const changes = [{ path, source: changed }];
    const began = performance.now();
    await call('definitions.save', { pack, base: found.revision, changes, message: { code: 'edited' } });
    const seen = await call('matches.begin', {
      pack,
      start: { is: 'holding', path },
      players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'greedy' } }],
      language: 'en',
    });
    times.push(performance.now() - began);
    const held = seen.places.find(({ id }) => id === 'hand:A')?.cards ?? [];
    if (!held.some(({ name }) => name === `Saved ${run}`)) throw new Error('the saved card is not in hand');
  }
  await workbench.close();
  return {
    what: 'save to playable, pack of 1 000, median',
    measured: median(times),
    budget: 100,
    unit: 'ms',
    note: `95th percentile ${quantile(times, 0.95).toFixed(1)}, first ${(times[0] ?? 0).toFixed(1)}`,
  };
}
