import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@shared/api/calls';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { createWorkbench, type Workbench } from '../workbench';

const resourcesDir = resolve(import.meta.dirname, '../../../resources');
let dataDir: string;
let workbench: Workbench;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-scenarios-'));
  workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
});
afterAll(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const utf8 = new TextEncoder();
const given = { hand: { A: ['school-1', 'home-6'], B: ['town-6'] }, board: [] };
const play = { by: 'A', play: 'home-6', face: 'up', zone: 'home' };

/** One scenario for each kind of difference a game can show. */
const scenarios = [
  { id: 'value', given, then: { turn: 'B' } },
  { id: 'refused', given, when: [{ ...play, by: 'B' }] },
  { id: 'accepted', given, when: [{ ...play, refused: true }] },
  { id: 'offered', given, when: [{ ...play, notOffered: ['backOff'] }] },
  { id: 'not-legal', given, then: { legal: ['pass'] } },
  { id: 'dice-left', given, dice: [1] },
  {
    id: 'open-question',
    given: {
      ...given,
      board: [
        { card: 'home-2', owner: 'A', zone: 'home', face: 'up' },
        { card: 'home-3', owner: 'A', zone: 'home', face: 'up' },
      ],
    },
    when: [{ by: 'A', play: 'school-1', face: 'up', zone: 'home' }],
  },
];

it('runs a file as the contract says, and every difference has its sentence', async () => {
  const bytes = utf8.encode(JSON.stringify({ format: 1, game: 'ygios', scenarios }));
  const answer = await workbench.call('scenarios.run', { fileName: 'x.json', bytes });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const run = calls['scenarios.run'].result.parse(answer.value);
  expect(run.scenarios.map(({ id, difference }) => [id, difference?.code])).toEqual(
    scenarios.map(({ id }) => [id, id]),
  );
  for (const { difference } of run.scenarios) {
    const { code = '', at = '', data = {} } = difference ?? {};
    const key = `scenario.difference.${code}`;
    if (!isMessageKey(key)) throw new Error(key);
    for (const language of languages) {
      const text = translateKey(language, key, { at, ...data });
      expect(text.startsWith(at)).toBe(true);
      expect(text).not.toMatch(/undefined|[{}]| {2}/);
    }
  }
});

it('checks files without storing anything', async () => {
  const before = await workbench.call('packs.list', {});
  const bytes = new Uint8Array(readFileSync(join(resourcesDir, 'packs/ygios/pack.json')));
  const folder = { folderName: 'x', files: [{ path: 'pack.json', bytes }] };
  const file = { fileName: 'home-1.json', folder: 'cards', bytes };
  for (const [name, params] of [
    ['validate.folder', folder],
    ['validate.file', file],
    ['validate.archive', { fileName: 'x.heartdeck', bytes }],
  ] as const) {
    const answer = await workbench.call(name, params);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { diagnostics } = calls[name].result.parse(answer.value);
    expect(diagnostics, name).not.toEqual([]);
    // The one file is right; a whole pack of it is not.
    if (name === 'validate.folder') expect(diagnostics).toMatchObject([{ code: 'missing-file' }]);
  }
  expect(await workbench.call('packs.list', {})).toEqual(before);
});
