import { expect, it } from 'vitest';
import { Playback } from './playback.svelte';

const desk = (from: number, total = 3) => {
  const waiting: { run: () => void; ms: number }[] = [];
  const replay = { at: from, total };
  const steps: number[] = [];
  const playback = new Playback(
    replay,
    (at) => {
      steps.push(at);
      replay.at = at;
      return Promise.resolve();
    },
    (run, ms) => {
      waiting.push({ run, ms });
      return 0 as never;
    },
  );
  /** The clock of the test: the next step is due. */
  const tick = async (): Promise<void> => {
    waiting.shift()?.run();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { playback, steps, waiting, tick };
};

it('runs to the end and stands still there', async () => {
  const { playback, steps, waiting, tick } = desk(1);
  await playback.toggle();
  await tick();
  expect([steps, playback.playing]).toEqual([[2], true]);
  await tick();
  expect([steps, playback.playing, waiting]).toEqual([[2, 3], false, []]);
});

it('at the end it begins again', async () => {
  const { playback, steps } = desk(3);
  await playback.toggle();
  expect([steps, playback.playing]).toEqual([[0], true]);
});

it('a step that was due when somebody stopped it is not made', async () => {
  const { playback, steps, tick } = desk(0);
  await playback.toggle();
  await playback.toggle();
  expect(playback.playing).toBe(false);
  await tick();
  expect(steps).toEqual([]);
});

it('is faster at a higher speed', async () => {
  const { playback, waiting } = desk(0);
  playback.speed = 4;
  await playback.toggle();
  const fast = waiting[0]?.ms ?? 0;
  playback.pause();
  playback.speed = 0.5;
  await playback.toggle();
  expect((waiting[1]?.ms ?? 0) / fast).toBe(8);
});
