import {
  must,
  openOrThrow,
  renamedCard,
  syntheticPack,
  tempFolder,
} from '../../src-main/library/test-support';
import { median, quantile, measure } from './statistics.mjs';

const queries = [
  '',
  'secret',
  'umbr',
  'школа',
  'тихий',
  "обов'язок",
  '約束',
  '夕',
  'home-12',
  'letter 42',
  'zzz',
];

/** Search and save in a library of 10 000 definitions, through the real library on disk. */
export async function libraryRows(size = 10_000) {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  const pack = must(library.packs.create({ files: syntheticPack(size), message: { code: 'edited' } })).id;

  const searches = await measure(queries.length * 10, (run) => {
    const text = queries[run % queries.length] ?? '';
    must(library.definitions.find(pack, { text, kinds: [], groups: [] }, 0, 100));
  });
  const saves = await measure(100, (run) => {
    const { path, bytes } = renamedCard(run, `saved ${run} ${performance.now()}`);
    const { head } = must(library.packs.get(pack));
    must(library.packs.commit(pack, head, [{ path, bytes }], { code: 'edited' }));
  });
  library.close();

  return [
    {
      what: `search in ${size} definitions, 95th percentile`,
      measured: quantile(searches, 0.95),
      budget: 30,
      unit: 'ms',
      note: `median ${median(searches).toFixed(2)}`,
    },
    {
      what: `one save in a pack of ${size}, median`,
      measured: median(saves),
      budget: 10,
      unit: 'ms',
      note: `95th percentile ${quantile(saves, 0.95).toFixed(2)}`,
    },
  ];
}
