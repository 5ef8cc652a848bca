import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWithPicture } from './after-picture';

let frames: FrameRequestCallback[] = [];
const picture = (): void => {
  const now = frames;
  frames = [];
  for (const frame of now) frame(0);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  picture();
  vi.unstubAllGlobals();
});

it('everybody reads before anybody is told', () => {
  const order: string[] = [];
  for (const name of ['a', 'b'])
    readWithPicture(
      () => order.push(`read ${name}`),
      () => order.push(`tell ${name}`),
    );
  expect(order).toEqual([]);
  picture();
  expect(order).toEqual(['read a', 'read b', 'tell a', 'tell b']);
});

it('who has given up neither reads nor is told, and the next one still is', () => {
  const told = vi.fn();
  readWithPicture(() => 1, told)();
  picture();
  expect(told).not.toHaveBeenCalled();
  readWithPicture(() => 2, told);
  picture();
  expect(told).toHaveBeenCalledExactlyOnceWith(2);
});

it('who asks while others are told waits for the picture after', () => {
  const told = vi.fn();
  readWithPicture(
    () => 1,
    () => void readWithPicture(() => 2, told),
  );
  picture();
  expect(told).not.toHaveBeenCalled();
  picture();
  expect(told).toHaveBeenCalledExactlyOnceWith(2);
});
