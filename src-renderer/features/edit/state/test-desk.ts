import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DefinitionSummary, PackSummary } from '@shared/api/models';
import { kindFolders, kinds, type Kind } from '@shared/language/kinds';
import type { AnyFailure } from '../../../state/failure-text';
import { fakeClient } from '../../../api/fake-client';
import { EditDesk } from './desk.svelte';
import { loadLanguage } from './load-language';

/** Only for tests: a workbench with the shipped pack as one that may be changed, held in memory. */

const shipped = resolve(import.meta.dirname, '../../../../resources/packs/ygios');
export const revision = (number: number): string => String(number).padStart(64, '0');
export const names = { en: 'Mine', ja: '私の', uk: 'Мій' };

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const kindOf = (path: string): Kind =>
  kinds.find((kind) => path.startsWith(`${kindFolders[kind]}/`)) ?? 'rules';

const files = readdirSync(shipped, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[a-z]+\/.+\.json$/.test(path));

export async function testDesk(isShipped = false) {
  const language = await loadLanguage();
  const saved = new Map(files.map((path) => [path, readFileSync(join(shipped, path), 'utf8')]));
  const before = new Map<string, string>();
  const drafts = new Map<string, { base: string; source: string }>();
  const saves: string[][] = [];
  const state = { head: 1, isAway: false };
  const summary = (id = 'mine', shipped = isShipped): PackSummary => ({
    id,
    game: 'ygios',
    names,
    shipped,
    origin: null,
    head: revision(state.head),
    definitions: saved.size,
    changedAt: 0,
    deletedAt: null,
  });
  const row = (path: string): DefinitionSummary => ({
    path,
    kind: kindOf(path),
    id: path.replace(/^.*\/|\.json$/g, ''),
    names: null,
    number: null,
    group: null,
    face: null,
    // Two texts differ in it as they do in a real one.
    hash: saved.get(path) ?? '',
  });
  const checked = (path: string) => {
    const found = language.checkFile(path, encode(saved.get(path) ?? ''), 'ygios');
    return found.ok && found.value.is === 'definition'
      ? [{ definition: found.value.definition, hash: 'a' }]
      : [];
  };
  const store = (path: string, source: string | null): void => {
    before.set(`${state.head} ${path}`, saved.get(path) ?? '');
    if (source === null) saved.delete(path);
    else saved.set(path, source);
    state.head += 1;
  };
  const client = fakeClient({
    'packs.list': () => ({ ok: true, value: [summary(), summary('copy', false)] }),
    'definitions.find': ({ offset }) => ({
      ok: true,
      value: {
        total: saved.size,
        rows: [...saved.keys()].map(row).slice(offset),
        kindCounts: {},
        groupCounts: {},
      },
    }),
    'documents.get': ({ path, revision: at }) => {
      const source = (at === undefined ? undefined : before.get(`${Number(at)} ${path}`)) ?? saved.get(path);
      if (path === 'pack.json')
        return { ok: true, value: { revision: revision(state.head), source: '{}', summary: row(path) } };
      if (source === undefined)
        return { ok: false, error: { code: 'no-such-definition', data: { pack: 'mine', path } } };
      return { ok: true, value: { revision: at ?? revision(state.head), source, summary: row(path) } };
    },
    'documents.ofPack': () => ({
      ok: true,
      value: {
        revision: revision(state.head),
        documents: [...saved].map(([path, source]) => ({ path, source })),
      },
    }),
    'definitions.save': ({ base, changes }) => {
      if (base !== revision(state.head))
        return { ok: false, error: { code: 'stale-base', data: { pack: 'mine' } } };
      saves.push(changes.map(({ path }) => path));
      for (const { path, source } of changes) {
        store(path, source);
        drafts.delete(path);
      }
      return {
        ok: true,
        value: {
          id: revision(state.head),
          parent: base,
          time: 0,
          message: { code: 'edited' },
          changes: 1,
          warnings: [],
        },
      };
    },
    'definitions.restore': ({ path, revision: at }) => {
      const parent = revision(state.head);
      store(path, before.get(`${Number(at)} ${path}`) ?? '');
      const message = { code: 'restored', revision: at } as const;
      return { ok: true, value: { id: revision(state.head), parent, time: 0, message, changes: 1 } };
    },
    'definitions.renameId': ({ path, id }) => {
      if (drafts.has(path)) return { ok: false, error: { code: 'unsaved-text', data: { paths: [path] } } };
      const parent = revision(state.head);
      const to = path.replace(/[^/]+$/, `${id}.json`);
      store(to, saved.get(path) ?? '');
      store(path, null);
      const made = {
        id: revision(state.head),
        parent,
        time: 0,
        message: { code: 'renamed' },
        changes: 1,
      } as const;
      return { ok: true, value: { revision: made, path: to, touched: [path] } };
    },
    'definitions.duplicate': ({ path, source }) => {
      const parent = revision(state.head);
      const to = path.replace('.json', '-copy.json');
      const isRight = source === undefined || language.checkFile(path, encode(source), 'ygios').ok;
      store(to, (isRight ? source : null) ?? saved.get(path) ?? '');
      const made = {
        id: revision(state.head),
        parent,
        time: 0,
        message: { code: 'edited' },
        changes: 1,
      } as const;
      return { ok: true, value: { revision: made, path: to, unsaved: isRight ? null : source } };
    },
    'faces.get': () => ({
      ok: true,
      value: {
        revision: revision(state.head),
        game: 'ygios',
        names,
        cards: checked('cards/home-1.json'),
        around: files.filter((path) => /^(zones|templates)\//.test(path)).flatMap(checked),
      },
    }),
    'drafts.list': () => ({
      ok: true,
      value: [...drafts].map(([path, draft]) => ({ path, ...draft, changedAt: 5 })),
    }),
    'drafts.put': ({ path, base, source }) => {
      if (state.isAway) return { ok: false, error: { code: 'disconnected', data: {} } };
      if (source === saved.get(path)) drafts.delete(path);
      else drafts.set(path, { base, source });
      return { ok: true, value: { kept: drafts.has(path) } };
    },
    'drafts.drop': ({ path }) =>
      state.isAway
        ? { ok: false, error: { code: 'disconnected', data: {} } }
        : { ok: true, value: { found: drafts.delete(path) } },
    'problems.of': () => ({
      ok: true,
      value: { revision: revision(state.head), problems: [], errors: 0, warnings: 0, files: [] },
    }),
    'documents.others': () => ({ ok: true, value: { documents: [{ path: 'pack.json', hash: '' }] } }),
    'assets.list': () => ({ ok: true, value: [] }),
    'packs.changes': () => ({ ok: true, value: { origin: null, changes: [] } }),
  });
  return { client, language, saved, saves, drafts, state, saveElsewhere: store };
}

/** Timers that run when the test says so. */
export function testTimers() {
  const waiting = new Map<number, () => void>();
  let next = 0;
  return {
    later(run: () => void): number {
      waiting.set(++next, run);
      return next;
    },
    cancel: (timer: number): void => void waiting.delete(timer),
    get count(): number {
      return waiting.size;
    },
    pass(): void {
      for (const [timer, run] of [...waiting]) {
        waiting.delete(timer);
        run();
      }
    },
  };
}

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const openPath = 'cards/home-1.json';

/** A desk with one document in front. */
export async function openDesk(isShipped = false) {
  const workbench = await testDesk(isShipped);
  const timers = testTimers();
  const told: AnyFailure[] = [];
  const { client, language } = workbench;
  const make = (): EditDesk =>
    new EditDesk({ client, timers, language, tell: (failure) => void told.push(failure) });
  const desk = make();
  await desk.show({ pack: 'mine', path: openPath }, null);
  const change = (from: string, to: string): void => desk.type((desk.document?.text ?? '').replace(from, to));
  const rules = (of = desk): string => JSON.stringify(of.preview?.en?.face.fields['rules'] ?? null);
  return { ...workbench, timers, told, desk, make, change, rules };
}
