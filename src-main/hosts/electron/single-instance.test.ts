import { EventEmitter } from 'node:events';
import type { App, BrowserWindow } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { becomeFirst, bringUp } from './single-instance';
import { pretend } from './test-pretend';

function started(first: boolean) {
  const lock = vi.fn(() => first);
  const app = Object.assign(new EventEmitter(), { requestSingleInstanceLock: lock });
  const onSecondStart = vi.fn();
  const isFirst = becomeFirst(pretend<App>(app), ['/home/aya/a.heartdeck'], onSecondStart);
  return { app, lock, onSecondStart, isFirst };
}

describe('the first', () => {
  test('takes the files of the second', () => {
    const { app, isFirst, onSecondStart } = started(true);
    expect(isFirst).toBe(true);
    app.emit('second-instance', {}, ['heartdeck', '--x', '/etc/passwd'], '/', {
      files: ['/b.heartdeck', '/etc/passwd'],
    });
    app.emit('second-instance', {}, ['heartdeck'], '/', null);
    expect(onSecondStart.mock.calls).toEqual([[['/b.heartdeck']], [[]]]);
  });
});

describe('the second', () => {
  test('hands its files over and listens to nothing', () => {
    const { app, isFirst, lock } = started(false);
    expect(isFirst).toBe(false);
    expect(lock.mock.calls).toEqual([[{ files: ['/home/aya/a.heartdeck'] }]]);
    expect(app.eventNames()).toEqual([]);
  });
});

const windows: [minimized: boolean, visible: boolean, done: string[]][] = [
  [false, true, ['focus']],
  [true, true, ['restore', 'focus']],
  [false, false, ['show', 'focus']],
  [true, false, ['restore', 'show', 'focus']],
];
test.each(windows)('a window minimized %s, visible %s: %j', (minimized, visible, expected) => {
  const done: string[] = [];
  bringUp(
    pretend<BrowserWindow>({
      isMinimized: () => minimized,
      isVisible: () => visible,
      restore: () => done.push('restore'),
      show: () => done.push('show'),
      focus: () => done.push('focus'),
    }),
  );
  expect(done).toEqual(expected);
});
