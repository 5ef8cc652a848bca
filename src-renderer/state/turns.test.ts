import { describe, expect, it } from 'vitest';
import { Turns, type Clock } from './turns';

/** A screen whose pictures come when the test says so. Each piece of work takes as long as it is told. */
class FakeScreen implements Clock {
  time = 1000;
  #frames: (() => void)[] = [];
  readonly done: string[] = [];

  nextFrame(go: () => void): void {
    this.#frames.push(go);
  }
  now(): number {
    return this.time;
  }
  picture(): void {
    for (const go of this.#frames.splice(0)) go();
  }
  work(name: string, takes: number): () => void {
    return () => {
      this.done.push(name);
      this.time += takes;
    };
  }
}

function waiting(count: number, takes: number) {
  const screen = new FakeScreen();
  const turns = new Turns(screen);
  const callOff = Array.from({ length: count }, (_, at) => turns.ask(screen.work(String(at), takes)));
  return { screen, turns, callOff };
}

describe('Turns', () => {
  it('does nothing before the next picture', () => {
    expect(waiting(3, 1).screen.done).toEqual([]);
  });

  it.each([
    ['all that there is time for', 1, 20, 20],
    ['one at least, however long it takes', 500, 3, 1],
  ])('takes %s', (_, takes, count, done) => {
    const { screen } = waiting(count, takes);
    screen.picture();
    expect(screen.done).toHaveLength(done);
  });

  it('goes on in the next picture, in the order of asking', () => {
    const { screen } = waiting(3, 500);
    for (let n = 0; n < 4; n += 1) screen.picture();
    expect(screen.done).toEqual(['0', '1', '2']);
  });

  it('takes less time while the view moves, and as much as before once it is still', () => {
    const { screen, turns } = waiting(100, 2);
    turns.moved();
    screen.picture();
    const moving = screen.done.length;
    screen.time += 1000;
    screen.picture();
    expect(moving).toBe(4);
    expect(screen.done.length - moving).toBeGreaterThan(moving);
  });

  it('forgets what was called off', () => {
    const { screen, callOff } = waiting(2, 1);
    callOff[0]?.();
    screen.picture();
    expect(screen.done).toEqual(['1']);
  });

  it('what nobody sees waits for what is seen, and while the view moves', () => {
    const screen = new FakeScreen();
    const turns = new Turns(screen);
    turns.ask(screen.work('unseen', 1), false);
    turns.ask(screen.work('seen', 1));
    screen.picture();
    expect(screen.done).toEqual(['seen']);
    turns.moved();
    screen.picture();
    expect(screen.done).toEqual(['seen']);
    screen.time += 1000;
    screen.picture();
    expect(screen.done).toEqual(['seen', 'unseen']);
  });
});
