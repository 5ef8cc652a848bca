import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import type { Difference } from '../../../kernel/scenario/difference';
import { compileProgram } from '../compile';
import { prepare } from '../source';
import { shippedDefinitions } from '../testing/shipped';
import { runScenarioFile, type PlayedPack } from './run-file';

const definitions = shippedDefinitions();
const pack: PlayedPack<unknown> = {
  definitions,
  programFor(mode, options) {
    const prepared = prepare(definitions, mode, options);
    if (!prepared.ok) return prepared;
    const { source } = prepared.value;
    return { ok: true, value: { source, program: compileProgram(source) } };
  },
};

export const utf8 = new TextEncoder();
export function run(bytes: Uint8Array) {
  const read = readScenarioDocument('test.json', bytes);
  return read.ok
    ? runScenarioFile(read.value, pack)
    : ({ ok: false, error: { is: 'diagnostics', diagnostics: read.error } } as const);
}

/** A scenario that passes: whatever is wrong below is wrong by itself. */
export const right = {
  given: {
    row: ['school', 'home', 'town'],
    bonuses: { school: 'love-triangle', home: 'paranoia', town: 'meaningful-location' },
    first: 'B',
    turn: 'A',
    score: { A: 3, B: 7 },
    hand: { A: ['town-4', 'home-2'], B: ['school-1'] },
    pile: ['school-5', 'home-8'],
    board: [
      { card: 'home-5', owner: 'B', zone: 'town', face: 'up' },
      { card: 'school-6', owner: 'B', zone: 'home', face: 'up' },
      { card: 'town-3', owner: 'B', zone: 'home', face: 'down' },
    ],
    locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }],
  },
  when: [
    {
      by: 'A',
      play: 'home-2',
      face: 'up',
      zone: 'home',
      refused: true,
      code: 'zone-locked',
    },
    { by: 'A', play: 'town-4', face: 'up', zone: 'town' },
    { by: 'A', pick: 'school-6', offered: ['home-5', 'school-6'], notOffered: ['town-3'] },
    { expect: { turn: 'A', asks: { by: 'A', for: 'zone' } } },
    { by: 'A', zone: 'town', offered: ['school', 'town'] },
  ],
  then: {
    board: [
      { card: 'home-5', owner: 'B', zone: 'town', face: 'up' },
      { card: 'school-6', owner: 'B', zone: 'town', face: 'up' },
      { card: 'town-3', owner: 'B', zone: 'home', face: 'down' },
      { card: 'town-4', owner: 'A', zone: 'town', face: 'up' },
    ],
    devotion: { home: { A: 0, B: 3 }, town: { A: 4, B: 2 } },
    control: { school: 'B', home: 'B', town: 'A' },
    value: { 'home-5': 2, 'school-6': 0 },
    hand: { A: ['home-2'], B: ['school-1'] },
    pile: ['school-5', 'home-8'],
    discard: [],
    locks: [],
    spent: [],
    aside: [],
    turn: 'B',
    playout: false,
    score: { A: 3, B: 7 },
    asks: { by: 'B', for: 'turn' },
    legal: ['backOff', { play: 'school-1', face: 'down', zone: 'home' }],
    round: null,
    timeline: null,
    sculpted: {},
  },
};

export const file = (scenarios: unknown[], head: object = { format: 1, game: 'ygios' }): Uint8Array =>
  utf8.encode(JSON.stringify({ ...head, scenarios }, null, 2));

/** Places and what is put there; undefined takes away what is there. */
export type Changes = Readonly<Record<string, unknown>>;

function put(whole: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inner = keys.reduce<unknown>(
    (node, key) => Reflect.get(Object(node) as object, key),
    whole,
  ) as object;
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else Reflect.set(inner, last, value);
}

export const changed = (changes: Changes): unknown => {
  const scenario = structuredClone({ id: 'T', ...right });
  for (const [path, value] of Object.entries(changes)) put(scenario, path, value);
  return scenario;
};

export function differenceOf(changes: Changes): Difference | null | undefined {
  const ran = run(file([changed(changes)]));
  if (!ran.ok) throw new Error(JSON.stringify(ran.error));
  return ran.value[0]?.difference;
}
