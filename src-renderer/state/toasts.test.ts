import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (toasts: Toasts): string[] => toasts.list.map((toast) => toast.text());

it('goes after a while; one with an action stays longer; a failure stays', () => {
  const toasts = new Toasts();
  toasts.show({ text: () => 'plain' });
  toasts.show({ text: () => 'undo', action: { label: () => 'Undo', run: () => undefined } });
  toasts.fail({ code: 'cancelled', data: {} });
  vi.advanceTimersByTime(6000);
  expect(toasts.list).toHaveLength(2);
  vi.advanceTimersByTime(6000);
  expect(toasts.list.map(({ tone }) => tone)).toEqual(['bad']);
  vi.advanceTimersByTime(1_000_000);
  expect(toasts.list).toHaveLength(1);
});

it('waits while it is held, and gets its whole time again afterwards', () => {
  const toasts = new Toasts();
  toasts.show({ text: () => 'a' });
  toasts.hold();
  toasts.show({ text: () => 'b' });
  vi.advanceTimersByTime(100_000);
  expect(texts(toasts)).toEqual(['a', 'b']);
  toasts.release();
  vi.advanceTimersByTime(5999);
  expect(texts(toasts)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

it('runs its action once and goes', async () => {
  const toasts = new Toasts();
  const run = vi.fn();
  toasts.show({ text: () => 'deleted', action: { label: () => 'Undo', run } });
  const [toast] = toasts.list;
  if (toast) await toasts.act(toast);
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.list).toEqual([]);
});

it('keeps the newest four', () => {
  const toasts = new Toasts();
  for (const text of ['1', '2', '3', '4', '5', '6']) toasts.show({ text: () => text });
  expect(texts(toasts)).toEqual(['3', '4', '5', '6']);
});

it('keeps a failure whatever follows it', () => {
  const toasts = new Toasts();
  toasts.fail({ code: 'cancelled', data: {} });
  for (const text of ['1', '2', '3', '4', '5']) toasts.show({ text: () => text });
  expect(toasts.list.map(({ tone }) => tone)).toEqual(['bad', 'plain', 'plain', 'plain']);
  expect(texts(toasts).slice(1)).toEqual(['3', '4', '5']);
  for (let n = 0; n < 5; n += 1) toasts.fail({ code: 'cancelled', data: {} });
  toasts.show({ text: () => '6' });
  toasts.show({ text: () => '7' });
  expect(toasts.list.map(({ tone }) => tone)).toEqual([...Array<string>(6).fill('bad'), 'plain']);
  expect(texts(toasts).at(-1)).toBe('7');
});

it('says a failure that this screen does not know without hiding it', () => {
  const toasts = new Toasts();
  toasts.fail({ code: 'from-the-future', data: {} });
  expect(texts(toasts)[0]).toContain('from-the-future');
});
