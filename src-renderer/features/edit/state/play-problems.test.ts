import { expect, it } from 'vitest';
import type { TryOutReport } from '@shared/api/try-out';
import { fakeClient } from '../../../api/fake-client';
import { i18n } from '../../../state/i18n.svelte';
import { DraftKeeper } from './drafts';
import { EditDocument } from './document.svelte';
import { packProblems } from './pack-problems';
import { scenarioProblems, triedProblems } from './play-problems';
import { settled, testTimers } from './test-desk';
import { Trial } from './trial.svelte';

const path = 'cards/a.json';

it('what bots found is told of its document; that nothing was seen is no problem', () => {
  const found = triedProblems(
    path,
    [
      { is: 'loop', count: 1, games: 2, cards: ['a', 'b'], seed: 1 },
      { is: 'never-legal', held: 3 },
      { is: 'always-declined', offered: 12 },
      { is: 'not-seen', games: 2 },
    ],
    (id) => id.toUpperCase(),
  );
  expect(found.map(({ code, file, severity }) => [code, file, severity])).toEqual([
    ['endless-texts', path, 'warning'],
    ['never-legal', path, 'warning'],
    ['always-declined', path, 'warning'],
  ]);
  expect(found[0]?.data['cards']).toEqual(['A', 'B']);
  const here = packProblems(null, { key: { pack: 'p', path }, diagnostics: [] }, true, found);
  expect([here.list.length, here.counts.warnings, here.more]).toEqual([3, 3, 0]);
  const elsewhere = packProblems(null, null, false, found);
  expect([elsewhere.list.length, elsewhere.counts.warnings, elsewhere.more]).toEqual([3, 3, 0]);
});

it('a failing scenario is told at its place, a faulty one in its own words, others of the game not at all', () => {
  i18n.choose('en');
  const file = 'scenarios/own.json';
  const place = { line: 3, column: 4 };
  const difference = { code: 'accepted', at: 'when.0', data: {}, reason: null, rules: [], diagnostic: null };
  const wrong = { code: 'twice', severity: 'error', file, line: 2, data: { found: 'x' } } as const;
  const scenarios = [
    { file, id: 'one', title: '', difference, place },
    { file, id: 'two', title: '', difference: { ...difference, code: 'faulty', diagnostic: wrong }, place },
    { file, id: 'three', title: '', difference: null, place },
    { file: null, id: 'four', title: '', difference, place: null },
  ];
  const found = { head: '', scenarios, passed: 1, failed: 3, diagnostics: [] };
  const told = scenarioProblems(file, { found, failure: null, running: false });
  expect(told).toMatchObject([
    { code: 'scenario-fails', line: 3, column: 4, data: { id: 'one' } },
    { code: 'twice', line: 2 },
  ]);
  expect(told[0]?.data['difference']).toContain('when.0');
});

it('a try-out gives way to the next one, and plays what is typed', async () => {
  const report: TryOutReport = { head: '', findings: [], games: 2, otherLoops: 0, ended: 'games' };
  const waiting: (() => void)[] = [];
  const client = fakeClient({
    'drafts.put': () => ({ ok: true, value: { kept: true } }),
    'tasks.cancel': () => ({ ok: true, value: { found: true } }),
    'definitions.tryOut': () =>
      new Promise((resolve) => waiting.push(() => resolve({ ok: true, value: report }))),
  });
  const drafts = new DraftKeeper(client, testTimers(), () => undefined);
  const document = new EditDocument({ pack: 'p', path }, { revision: '', source: 'old' }, () => ({
    diagnostics: [],
    definition: null,
  }));
  const trial = new Trial(client);
  document.type('first');
  const first = trial.tryOut(document, drafts);
  await settled();
  document.type('second');
  const second = trial.tryOut(document, drafts);
  await settled();
  expect(client.asked.map(({ name }) => name)).toEqual([
    'drafts.put',
    'definitions.tryOut',
    'tasks.cancel',
    'drafts.put',
    'definitions.tryOut',
  ]);
  waiting[0]?.();
  await first;
  // The older one came late: it says nothing.
  expect([trial.trying, trial.tried]).toEqual([true, null]);
  waiting[1]?.();
  await second;
  expect([trial.trying, trial.tried?.text]).toEqual([false, 'second']);
});

it('a comparison that is called off while its text is still being kept is not begun', async () => {
  const client = fakeClient({ 'drafts.put': () => ({ ok: true, value: { kept: true } }) });
  const drafts = new DraftKeeper(client, testTimers(), () => undefined);
  const document = new EditDocument({ pack: 'p', path }, { revision: '', source: 'old' }, () => ({
    diagnostics: [],
    definition: null,
  }));
  document.type('new');
  const trial = new Trial(client);
  const wanted = { before: 'r', isSame: false, bots: [{ bot: 'greedy' }, { bot: 'greedy' }] } as const;
  await trial.compare(document, drafts, wanted, 'task', () => true);
  expect(client.asked.map(({ name }) => name)).toEqual(['drafts.put']);
  expect([trial.comparing, trial.compared, trial.compareFailure]).toEqual([null, null, null]);
});
