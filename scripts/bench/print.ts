import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer, CallName, Params } from '@shared/api/calls';
import { shippedPresets } from '@shared/print/presets';
import { languages, type Language } from '@shared/util/languages';
import { tempFolder } from '../../src-main/library/test-support';
import { readFolderFiles } from '../../src-main/library/transfer/folder-read';
import { createWorkbench } from '../../src-main/workbench/workbench';
import { median } from './statistics.mjs';

type Call = <N extends CallName>(name: N, params: Params<N>) => Promise<Answer<N>>;
type Exported = Answer<'print.export'>;

const warmRuns = 5;

async function importPack(call: Call, folder: string): Promise<string> {
  const read = await readFolderFiles(folder);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const files = [...read.value].map(([path, bytes]) => ({ path, bytes }));
  return (await call('packs.importFolder', { folderName: 'printed', files })).id;
}

/** Sheets with their titles, and nothing but cards on them. */
const print = (call: Call, pack: string, language: Language, choice: Choice = {}): Promise<Exported> =>
  call('print.export', {
    what: 'pdf',
    anyway: false,
    job: {
      pack,
      languages: [language],
      only: choice.only ?? null,
      copies: choice.copies ?? {},
      settings: { ...shippedPresets.a4, notes: false },
    },
  });
interface Choice {
  readonly only?: string[];
  readonly copies?: Record<string, number>;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/** On a workbench of its own, which has started no browser yet, with the pack of that folder. */
async function withPack<T>(
  root: string,
  folder: string,
  work: (call: Call, pack: string) => Promise<T>,
): Promise<T> {
  using data = tempFolder();
  const workbench = await createWorkbench({
    dataDir: data.path,
    resourcesDir: resolve(root, 'resources'),
    host: { kind: 'cli', version: 'bench', rendererDir: resolve(root, 'out/renderer') },
  });
  const call: Call = async <N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> => {
    const answer = await workbench.call(name, params);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Answer<N>;
  };
  try {
    return await work(call, await importPack(call, folder));
  } finally {
    await workbench.close();
  }
}

const kilobytes = ({ bytes, cards }: Exported): number => (bytes?.byteLength ?? 0) / 1024 / cards;

/** Cards and bonuses of the shipped game, each as often as makes about that many. */
async function deckOf(call: Call, cards: number): Promise<Choice> {
  const { cards: found } = await call('faces.get', { pack: 'ygios' });
  const only = found.map(({ definition }) => definition.path);
  const each = Math.ceil(cards / only.length);
  const fewer = each * only.length - cards;
  return { only, copies: Object.fromEntries(only.map((path, at) => [path, at < fewer ? each - 1 : each])) };
}

const inEach = async (make: (language: Language) => Promise<Exported>): Promise<Exported[]> => {
  const made: Exported[] = [];
  for (const language of languages) made.push(await make(language));
  return made;
};
const sizeRow = (what: string, made: readonly Exported[]) => ({
  what,
  measured: Math.max(...made.map(kilobytes)),
  budget: 3,
  unit: 'KB',
  note: made.map((one, at) => `${languages[at] ?? ''} ${kilobytes(one).toFixed(2)}`).join(', '),
});

/** Of 136 cards: the first export of a session, the next ones, and how large the file is in each language. */
export function sheetRows(root: string, folder: string) {
  return withPack(root, folder, async (call, pack) => {
    const deck = await deckOf(call, 136);
    const cold = await timed(() => print(call, pack, 'en'));
    const warm: number[] = [];
    for (let run = 0; run < warmRuns; run++) warm.push((await timed(() => print(call, pack, 'en'))).ms);
    const different = await inEach((language) => print(call, pack, language));
    const copied = await inEach((language) => print(call, 'ygios', language, deck));
    const { cards, pages } = cold.value;
    return [
      {
        what: `PDF of ${cards} cards, all different, cold`,
        measured: cold.ms,
        budget: 3000,
        unit: 'ms',
        note: `${pages} pages`,
      },
      { what: 'the same, warm, median', measured: median(warm), budget: 1500, unit: 'ms' },
      sizeRow(`file for each of ${copied[0]?.cards ?? 0} cards of YGIOS, largest language`, copied),
      sizeRow('file for each card if no two are the same', different),
    ];
  });
}

export function manyRow(root: string, folder: string) {
  return withPack(root, folder, async (call, pack) => {
    const { ms, value } = await timed(() => print(call, pack, 'en'));
    return {
      what: `PDF of ${value.cards} cards, all different, cold`,
      measured: ms,
      budget: 6000,
      unit: 'ms',
    };
  });
}

/** What this process and the browser it has started hold at most while it prints, in megabytes. */
export function memoryRow(root: string, folder: string) {
  return withPack(root, folder, async (call, pack) => {
    const most = { host: 0, browser: 0 };
    const timer = setInterval(() => {
      const tree = residentOf(process.pid);
      most.host = Math.max(most.host, tree.own);
      most.browser = Math.max(most.browser, tree.below);
    }, 50);
    const { ms, value } = await timed(() => print(call, pack, 'en'));
    clearInterval(timer);
    return {
      what: `memory while ${value.cards} different cards are printed`,
      measured: most.host + most.browser,
      unit: 'MB',
      note: `host ${most.host.toFixed(0)}, browser ${most.browser.toFixed(0)}, ${(ms / 1000).toFixed(1)} s, ${kilobytes(value).toFixed(2)} KB a card`,
    };
  });
}

/** Linux tells it in /proc; elsewhere nobody is asked. */
function residentOf(pid: number): { readonly own: number; readonly below: number } {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /\) \S (\d+)/.exec(readQuietly(`/proc/${name}/stat`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && parent !== 0 && (parent === pid || isBelow(parent));
  };
  let below = 0;
  for (const one of parents.keys()) if (isBelow(one)) below += residentMegabytes(one);
  return { own: residentMegabytes(pid), below };
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readQuietly(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** A process may end while it is looked at. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
