import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawingPage, Site } from './drawing-engine';
import { EngineKeeper, type Turn } from './engine-keeper';
import { FakeEngine, type FakePage } from './test-engine';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const site: Site = async () => ({ status: 404, type: 'text/plain', body: new Uint8Array() });
const never = new AbortController().signal;

function kept() {
  const engine = new FakeEngine();
  const find = vi.fn(async (): Promise<FakeEngine | null> => engine);
  const keeper = new EngineKeeper(find, site);
  const use = <T>(
    work: (page: DrawingPage) => Promise<T>,
    signal = never,
    onTurn: (turn: Turn) => void = () => undefined,
  ): Promise<T> => keeper.use(engine, signal, onTurn, work);
  return { engine, find, keeper, use };
}
/** Work that goes on until it is told to end. */
function longWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const work = async (page: DrawingPage): Promise<string> => {
    begin();
    await Promise.race([ended, (page as FakePage).gone]);
    return 'done';
  };
  return { work, begun, end };
}

describe('jobs', () => {
  it('come one after another, on the same page', async () => {
    const { engine, use } = kept();
    const told: string[] = [];
    const first = longWork();
    const one = use(async (page) => {
      told.push('first begins');
      await first.work(page);
      told.push('first ends');
    });
    const two = use(async () => void told.push('second'));
    await first.begun;
    expect(told).toEqual(['first begins']);
    first.end();
    await Promise.all([one, two]);
    expect(told).toEqual(['first begins', 'first ends', 'second']);
    expect(engine.pages).toHaveLength(1);
  });

  it('are told that others are before them, and when it is their turn', async () => {
    const { use } = kept();
    const told: string[] = [];
    const tell =
      (name: string) =>
      (turn: Turn): void =>
        void told.push(`${name} ${turn}`);
    const [first, third] = [longWork(), longWork()];
    const called = new AbortController();
    const one = use(first.work, never, tell('first'));
    const refused = expect(use(async () => 2, called.signal, tell('second'))).rejects.toThrow('called off');
    await first.begun;
    called.abort(new Error('called off'));
    await refused;
    // The one before it is gone, and the first is still there.
    const three = use(third.work, never, tell('third'));
    expect(told).toEqual(['second waits', 'first begins', 'third waits']);
    first.end();
    await third.begun;
    expect(told.at(-1)).toBe('third begins');
    third.end();
    await Promise.all([one, three]);
    await use(async () => 4, never, tell('fourth'));
    expect(told.filter((line) => line.startsWith('fourth'))).toEqual(['fourth begins']);
  });

  it('answer what their work answers', async () => {
    expect(await kept().use(async () => 7)).toBe(7);
  });

  it('that fail give their page back to nobody, and the next one still comes', async () => {
    const { engine, use } = kept();
    const failing = use(async () => {
      throw new Error('crashed');
    });
    const next = use(async (page) => engine.pages.indexOf(page as FakePage));
    await expect(failing).rejects.toThrow('crashed');
    expect(await next).toBe(1);
    expect(engine.pages.map(({ closed }) => closed)).toEqual([1, 0]);
  });

  it('whose page does not open fail, and the next one tries again', async () => {
    const { engine, use } = kept();
    engine.failing = true;
    await expect(use(async () => 1)).rejects.toThrow('could not be started');
    engine.failing = false;
    expect(await use(async () => 2)).toBe(2);
  });
});

describe('a job that is called off', () => {
  it('loses its page at once, and says that it was called off', async () => {
    const { engine, use } = kept();
    const controller = new AbortController();
    const { work, begun } = longWork();
    const job = use(work, controller.signal);
    await begun;
    controller.abort(new Error('called off'));
    await expect(job).rejects.toThrow('called off');
    expect(engine.pages[0]?.closed).toBeGreaterThan(0);
    expect(await use(async (page) => engine.pages.indexOf(page as FakePage))).toBe(1);
  });

  it('while it waits never gets a page, and does not disturb the one before it', async () => {
    const { engine, use } = kept();
    const controller = new AbortController();
    const first = longWork();
    const one = use(first.work);
    const two = vi.fn(async () => 2);
    const waiting = use(two, controller.signal);
    const refused = expect(waiting).rejects.toThrow('called off');
    await first.begun;
    controller.abort(new Error('called off'));
    first.end();
    expect(await one).toBe('done');
    await refused;
    expect(two).not.toHaveBeenCalled();
    expect(engine.pages.map(({ closed }) => closed)).toEqual([0]);
  });

  it('while its page opens does not take the page of the next one with it, however late it fails', async () => {
    const { engine, use } = kept();
    let fail: (why: Error) => void = () => undefined;
    const late = new Promise<never>((_, reject) => (fail = reject));
    vi.spyOn(engine, 'open').mockReturnValueOnce(late);
    const ending = new AbortController();
    const one = use(async () => 'never', ending.signal);
    const second = longWork();
    const two = use(second.work);
    await vi.advanceTimersByTimeAsync(0);
    ending.abort(new Error('called off'));
    await expect(one).rejects.toThrow('called off');
    await second.begun;
    fail(new Error('the browser was killed'));
    await vi.advanceTimersByTimeAsync(0);
    second.end();
    await two;
    await use(async () => 'third');
    expect(engine.pages).toHaveLength(1);
  });

  it('after its end disturbs nobody', async () => {
    const { engine, use } = kept();
    const controller = new AbortController();
    await use(async () => 1, controller.signal);
    controller.abort();
    expect(engine.pages[0]?.closed).toBe(0);
  });
});

describe('the browser', () => {
  it('is kept for a minute after the last job, and then let go', async () => {
    const { engine, use, keeper } = kept();
    await keeper.engine();
    await use(async () => 1);
    await vi.advanceTimersByTimeAsync(50_000);
    await use(async () => 2);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([engine.closed, engine.pages.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.closed).toBe(1);
    await use(async () => 3);
    expect(engine.pages).toHaveLength(2);
  });

  it('is not let go in the middle of a long job', async () => {
    const { engine, use, keeper } = kept();
    await keeper.engine();
    await use(async () => 1);
    const { work, begun, end } = longWork();
    const job = use(work);
    await begun;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(engine.closed).toBe(0);
    end();
    expect(await job).toBe('done');
  });

  it('that ended by itself meanwhile does not make the next job fail', async () => {
    const { engine, use } = kept();
    await use(async () => 1);
    await engine.close();
    expect(await use(async (page) => engine.pages.indexOf(page as FakePage))).toBe(1);
  });

  it('is let go after a job that failed or was called off, too', async () => {
    const { engine, use, keeper } = kept();
    await keeper.engine();
    await expect(
      use(async () => {
        throw new Error('crashed');
      }),
    ).rejects.toThrow('crashed');
    await vi.advanceTimersByTimeAsync(61_000);
    expect(engine.closed).toBe(1);
  });

  it('ends with the application, and whatever is under way fails', async () => {
    const { engine, use, keeper } = kept();
    await keeper.engine();
    const { work, begun } = longWork();
    const failed = expect(use(work)).rejects.toThrow('the page was closed');
    await begun;
    await keeper.close();
    await failed;
    expect(engine.closed).toBe(1);
  });

  it('that was never looked for needs no end', async () => {
    const { find, engine, keeper } = kept();
    await keeper.close();
    expect([find.mock.calls.length, engine.closed]).toEqual([0, 0]);
  });

  it('is looked for once; where there was none, again the next time', async () => {
    const { engine, find, keeper } = kept();
    find.mockResolvedValueOnce(null);
    expect(await keeper.engine()).toBeNull();
    expect(await keeper.engine()).toBe(engine);
    expect(await keeper.engine()).toBe(engine);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('whose search failed is looked for again', async () => {
    const { engine, find, keeper } = kept();
    find.mockRejectedValueOnce(new Error('EIO'));
    await expect(keeper.engine()).rejects.toThrow('EIO');
    expect(await keeper.engine()).toBe(engine);
  });
});
