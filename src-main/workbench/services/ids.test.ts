import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectMark, hasEffects } from '@shared/language/effect-mark';
import { definitionIn } from '../editing/ids/rename-id';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-ids-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sourceOf = async (pack: string, path: string): Promise<string> =>
  (await desk.call('definitions.get', { pack, path })).source;
const head = async (pack: string): Promise<string> => (await desk.pack(pack)).head;
const save = async (pack: string, path: string, source: string): Promise<void> => {
  const changes = [{ path, source }];
  await desk.call('definitions.save', { pack, base: await head(pack), changes, message: { code: 'edited' } });
};
const rename = async (pack: string, path: string, id: string) =>
  desk.call('definitions.renameId', { pack, base: await head(pack), path, id });

describe('another id for a definition', () => {
  it('a zone: wherever it is named, in one revision, everything else to the letter', async () => {
    const { id: pack } = await desk.copyOf('ygios');
    const before = new Map<string, string>();
    const filter = { text: '', kinds: [], groups: [] };
    const { rows } = await desk.call('definitions.find', { pack, filter, offset: 0, limit: 500 });
    await save(pack, 'cards/town-1.json', `// first\n${await sourceOf(pack, 'cards/town-1.json')}// last\n`);
    for (const { path } of rows) before.set(path, await sourceOf(pack, path));
    const base = await head(pack);
    const done = await rename(pack, 'zones/town.json', 'market');
    expect(done.path).toBe('zones/market.json');
    expect(done.revision.parent).toBe(base);
    expect(done.touched).toContain('rules/main.json');
    expect(done.touched).toContain('cards/town-1.json');
    expect(await desk.refusal('definitions.get', { pack, path: 'zones/town.json' })).toBe(
      'no-such-definition',
    );
    for (const path of done.touched.filter((one) => one !== 'zones/town.json')) {
      const after = await sourceOf(pack, path);
      expect(after).not.toBe(before.get(path));
      // Nothing but the id: with it put back, the text is what it was (marks of own words aside).
      expect(after.replaceAll('"market"', '"town"')).toBe(before.get(path));
    }
    expect(await desk.call('problems.of', { pack, withDrafts: false })).toMatchObject({ problems: [] });
  });

  it('a card: the rulings about it go along', async () => {
    const { id: pack } = await desk.copyOf('ygios');
    const done = await rename(pack, 'cards/home-7.json', 'hide-and-seek');
    expect([...done.touched].sort()).toEqual(['cards/home-7.json', 'rules/main.json']);
    const rules = await sourceOf(pack, 'rules/main.json');
    expect(rules).not.toContain('"home-7"');
    expect(rules.match(/"card": "hide-and-seek"/g)).toHaveLength(3);
    expect(await desk.call('problems.of', { pack, withDrafts: false })).toMatchObject({ problems: [] });
  });

  it('a token of the duel, and a zone that a ruling sets into a card', async () => {
    const { id: duel } = await desk.copyOf('governing');
    const tokens = { text: '', kinds: ['token' as const], groups: [] };
    const [token] = (await desk.call('definitions.find', { pack: duel, filter: tokens, offset: 0, limit: 1 }))
      .rows;
    const done = await rename(duel, token!.path, 'another-token');
    expect(done.touched.length).toBeGreaterThan(1);
    expect(await desk.call('problems.of', { pack: duel, withDrafts: false })).toMatchObject({ problems: [] });

    const { id: pack } = await desk.copyOf('ygios');
    const rules = await sourceOf(pack, 'rules/main.json');
    const patch = '{ "card": "town-5", "at": "fire.0.bound", "set": false }';
    expect(rules).toContain(patch);
    await save(
      pack,
      'rules/main.json',
      rules.replace(patch, `${patch}, { "card": "town-5", "at": "home", "set": "school" }`),
    );
    await rename(pack, 'zones/school.json', 'academy');
    expect(await sourceOf(pack, 'rules/main.json')).toContain('"at": "home", "set": "academy" }');
    expect(await desk.call('problems.of', { pack, withDrafts: false })).toMatchObject({ errors: 0 });
  });

  it('own words that were right for the effects stay so', async () => {
    const { id: pack } = await desk.copyOf('ygios');
    const path = 'cards/new-one.json';
    const names = '"names": { "en": "One", "ja": "一", "uk": "Один" }';
    const write = (mark: string) =>
      `{ "id": "new-one", ${names}, "home": "home", "devotion": 3,\n  "fire": [{ "do": "move", "pick": { "of": "foe" }, "to": "town" }],\n` +
      `  "text": { "en": { "says": ["Off to town."], "for": "${mark}" }, "uk": { "says": ["Геть."], "for": "000000000000" } } }\n`;
    const markIn = (source: string): string => {
      const definition = definitionIn('ygios', path, source);
      return definition && hasEffects(definition) ? effectMark(definition) : '';
    };
    const right = markIn(write('000000000000'));
    await save(pack, path, write(right));
    await rename(pack, 'zones/town.json', 'market');
    const after = await sourceOf(pack, path);
    expect(after).toContain('"to": "market"');
    expect(after).toContain(`"for": "${markIn(after)}"`);
    expect(markIn(after)).not.toBe(right);
    expect(after).toContain('"for": "000000000000"');
  });

  it('is refused with its reason', async () => {
    const { id: pack, head: base } = await desk.copyOf('ygios');
    const { id: original, head: originalHead } = await desk.pack('ygios');
    const path = 'zones/town.json';
    const table: [string, unknown][] = [
      ['id-taken', { pack, base, path, id: 'school' }],
      ['bad-new-id', { pack, base, path, id: 'Town Square' }],
      ['bad-new-id', { pack, base, path, id: 'тоwn' }],
      ['bad-new-id', { pack, base, path, id: 'con' }],
      ['bad-new-id', { pack, base, path, id: '../town' }],
      ['nothing-changed', { pack, base, path, id: 'town' }],
      ['invalid-definition', { pack, base, path, id: 'here' }],
      ['no-such-definition', { pack, base, path: 'zones/none.json', id: 'market' }],
      ['no-such-definition', { pack, base, path: 'pack.json', id: 'market' }],
      ['stale-base', { pack, base: originalHead, path, id: 'market' }],
      ['pack-read-only', { pack: original, base: originalHead, path, id: 'market' }],
    ];
    for (const [code, params] of table) {
      expect([params, await desk.refusal('definitions.renameId', params)]).toEqual([params, code]);
    }
    await desk.call('drafts.put', { pack, path: 'cards/town-2.json', base, source: '{' });
    expect(await desk.refusal('definitions.renameId', { pack, base, path, id: 'market' })).toBe(
      'unsaved-text',
    );
    await desk.call('drafts.put', { pack, path: 'zones/market.json', base, source: '{' });
    expect(await desk.refusal('definitions.renameId', { pack, base, path, id: 'market' })).toBe('id-taken');
    expect(await head(pack)).toBe(base);
  });
});

describe('new definitions', () => {
  it('a free id is the wish or one like it, saved and typed ones not taken', async () => {
    const { id: pack, head: base } = await desk.copyOf('ygios');
    await desk.call('drafts.put', { pack, path: 'cards/new-card.json', base, source: '' });
    const table: [wish: string, id: string][] = [
      ['moonlight', 'moonlight'],
      ['new-card', 'new-card-2'],
      ['Hide & Seek!', 'hide-seek'],
      ['Café’s door', 'cafes-door'],
      ['', 'card'],
      ['夜', 'card'],
      ['con', 'card-con'],
      ['x'.repeat(200), 'x'.repeat(60)],
    ];
    for (const [wish, id] of table) {
      expect(await desk.call('definitions.freeId', { pack, kind: 'card', wish })).toEqual({ id });
    }
    const { id } = await desk.call('definitions.freeId', { pack, kind: 'card', wish: 'home-1' });
    expect(id).toMatch(/^home-\d+$/);
    expect(await desk.refusal('definitions.get', { pack, path: `cards/${id}.json` })).toBe(
      'no-such-definition',
    );
  });

  it('creates where there is nothing, ending the draft it was, and not over what is there', async () => {
    const { id: pack, head: base } = await desk.copyOf('ygios');
    const path = 'cards/new-one.json';
    const source = (await sourceOf(pack, 'cards/home-1.json')).replace('"home-1"', '"new-one"');
    await desk.call('drafts.put', { pack, path, base, source: '{ half' });
    const made = await desk.call('definitions.create', { pack, base, path, source });
    expect(made).toMatchObject({ path, revision: { parent: base } });
    expect(await desk.call('drafts.list', { pack })).toEqual([]);
    const again = { pack, base: made.revision.id, path, source };
    expect(await desk.refusal('definitions.create', again)).toBe('id-taken');
    const bad = { pack, base: made.revision.id, path: 'cards/other.json', source };
    expect(await desk.refusal('definitions.create', bad)).toBe('invalid-definition');
  });

  it('duplicates with its comments, under a free id or the one that is asked for', async () => {
    const { id: pack } = await desk.copyOf('ygios');
    const path = 'cards/home-1.json';
    await save(pack, path, `// kept\n${await sourceOf(pack, path)}`);
    const made = await desk.call('definitions.duplicate', { pack, base: await head(pack), path });
    const id = /cards\/(.*)\.json/.exec(made.path)?.[1] ?? '';
    expect(await sourceOf(pack, made.path)).toBe(
      (await sourceOf(pack, path)).replace('"id": "home-1"', `"id": "${id}"`),
    );
    const names = { en: 'Twin', ja: '双子', uk: 'Двійник' };
    const twin = { pack, base: await head(pack), path, id: 'twin', names };
    expect((await desk.call('definitions.duplicate', twin)).path).toBe('cards/twin.json');
    expect(await desk.call('definitions.get', { pack, path: 'cards/twin.json' })).toMatchObject({
      summary: { id: 'twin', names },
    });
    expect(await desk.refusal('definitions.duplicate', { ...twin, base: await head(pack) })).toBe('id-taken');
    expect(await desk.refusal('definitions.duplicate', { ...twin, id: 'No' })).toBe('bad-new-id');
  });

  it('duplicates what is typed: saved where it is right, to be typed in the copy where it is not', async () => {
    const { id: pack } = await desk.copyOf('ygios');
    const path = 'cards/home-1.json';
    const saved = await sourceOf(pack, path);
    const copy = async (id: string, source: string) => {
      const made = await desk.call('definitions.duplicate', {
        pack,
        base: await head(pack),
        path,
        id,
        source,
      });
      return { unsaved: made.unsaved, saved: await sourceOf(pack, made.path) };
    };
    const named = (text: string, id: string): string => text.replace('"id": "home-1"', `"id": "${id}"`);
    const right = `// typed\n${saved.replace('"devotion": 1', '"devotion": 7')}`;
    expect(await copy('right', right)).toEqual({ unsaved: null, saved: named(right, 'right') });
    const faulty = saved.replace('"draw"', '"drwa"');
    expect(await copy('faulty', faulty)).toEqual({
      unsaved: named(faulty, 'faulty'),
      saved: named(saved, 'faulty'),
    });
    const broken = { pack, base: await head(pack), path, id: 'broken', source: saved.replace(',', '') };
    expect(await desk.refusal('definitions.duplicate', broken)).toBe('unreadable-text');
    expect(await sourceOf(pack, path)).toBe(saved);
  });
});
