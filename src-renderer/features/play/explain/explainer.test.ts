import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Explained } from '@shared/api/matches';
import { ok } from '@shared/util/result';
import { fakeClient } from '../../../api/fake-client';
import { Explainer, type AskedWhere } from './explainer.svelte';

const where: AskedWhere = { match: 'm1', seat: 0, language: 'en' };
// nothing is drawn here: any object stands for the number that was asked
const anchorOf = (isConnected = true): HTMLElement => ({ isConnected }) as HTMLElement;
const [one, other] = [anchorOf(), anchorOf()];

/** Answers wait until they are let go, the last one first if a test wants that. */
function asked(
  told: (ask: string) => Explained | null = (title) => ({ title, total: null, lines: [], rules: [] }),
) {
  const waiting: (() => void)[] = [];
  const params: unknown[] = [];
  let here = where;
  const client = fakeClient({
    'matches.explain': async (given) => {
      params.push(given);
      await new Promise<void>((go) => waiting.push(go));
      return ok(told(given.ask));
    },
  });
  const explainer = new Explainer(client, () => here);
  return {
    explainer,
    params,
    waiting,
    goTo: (next: AskedWhere) => (here = next),
    async answer(nth = 0) {
      waiting.splice(nth, 1)[0]?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    title: () => {
      const so = explainer.asking?.told;
      return typeof so === 'object' ? so.title : (so ?? null);
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a number that is pointed at is asked after a moment, with the eyes of the seat', async () => {
  const { explainer, params, answer, title } = asked();
  explainer.point('a', one);
  expect(explainer.asking).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect([title(), params]).toEqual(['waiting', [{ ...where, ask: 'a' }]]);
  await answer();
  expect([title(), explainer.isAbout(one), explainer.isAbout(other)]).toEqual(['a', true, false]);
});

it('a number that the pointer only passes over is not asked', async () => {
  const { explainer, params } = asked();
  explainer.point('a', one);
  explainer.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect([explainer.asking, params]).toEqual([null, []]);
});

it('the pointer may go to what is said; when it leaves that too, it is put away', async () => {
  const { explainer } = asked();
  explainer.open('a', one);
  explainer.leave();
  explainer.stay();
  await vi.advanceTimersByTimeAsync(1000);
  expect(explainer.isAbout(one)).toBe(true);
  explainer.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(explainer.asking).toBeNull();
});

it('what was pressed stays until it is pressed again', async () => {
  const { explainer } = asked();
  explainer.open('a', one);
  explainer.press('a', one);
  explainer.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(explainer.isAbout(one)).toBe(true);
  explainer.press('a', one);
  expect(explainer.asking).toBeNull();
});

it('only one is open, and an answer that comes late is not shown for another', async () => {
  const { explainer, answer, title } = asked();
  explainer.open('a', one);
  explainer.open('b', other);
  await answer(1);
  await answer(0);
  expect([title(), explainer.isAbout(other)]).toEqual(['b', true]);
});

it('an answer that comes after it was put away shows nothing: the screen may have been handed over', async () => {
  const { explainer, answer } = asked();
  explainer.open('a', one);
  explainer.close();
  await answer();
  expect(explainer.asking).toBeNull();
});

it('is asked again in another language, and says so where there is nothing left to say', async () => {
  const { explainer, params, answer, goTo, title } = asked(() => null);
  explainer.open('a', one);
  goTo({ ...where, language: 'ja', at: 3 });
  explainer.refresh();
  expect(params.at(-1)).toEqual({ ...where, language: 'ja', at: 3, ask: 'a' });
  await answer(1);
  expect(title()).toBe('gone');
});

it('is put away with the number that it is about', () => {
  const { explainer, params } = asked();
  explainer.open('a', anchorOf(false));
  explainer.refresh();
  expect([explainer.asking, params.length]).toEqual([null, 1]);
});
