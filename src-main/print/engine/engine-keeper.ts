import type { DrawingEngine, DrawingPage, Site } from './drawing-engine';

/** Long enough to mend a card and print it again, short enough not to keep a browser for nothing. */
const patience = 60_000;

/** What a job is told of its turn: that others are before it, and that it begins. */
export type Turn = 'waits' | 'begins';

/**
 * One engine with one page, kept warm between jobs: to start a browser and load the page takes as long as printing.
 * Jobs come one after another; the page can hold only one.
 */
export class EngineKeeper {
  readonly #find: () => Promise<DrawingEngine | null>;
  readonly #site: Site;
  #engine: Promise<DrawingEngine | null> | null = null;
  #page: Promise<DrawingPage> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Under way or waiting. */
  #jobs = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(find: () => Promise<DrawingEngine | null>, site: Site) {
    this.#find = find;
    this.#site = site;
  }

  /** null: there is none on this machine. Asked again next time: somebody may have installed one. */
  async engine(): Promise<DrawingEngine | null> {
    try {
      const engine = await (this.#engine ??= this.#find());
      if (!engine) this.#engine = null;
      return engine;
    } catch (error) {
      this.#engine = null;
      throw error;
    }
  }

  /** Runs the work with the page when the jobs before it are done. */
  async use<T>(
    engine: DrawingEngine,
    signal: AbortSignal,
    onTurn: (turn: Turn) => void,
    work: (page: DrawingPage) => Promise<T>,
  ): Promise<T> {
    const before = this.#last;
    let done: () => void = () => undefined;
    const own = new Promise<void>((resolve) => (done = resolve));
    // One that is called off while it waits ends at once; those after it still wait for those before it.
    this.#last = Promise.all([before, own]);
    this.#jobs++;
    try {
      if (this.#jobs > 1) onTurn('waits');
      await orAborted(before, signal);
      onTurn('begins');
      return await this.#work(engine, signal, work);
    } finally {
      this.#jobs--;
      done();
    }
  }

  async close(): Promise<void> {
    this.#stopWaiting();
    const engine = await this.#engine?.catch(() => null);
    this.#page = null;
    await engine?.close();
  }

  async #work<T>(
    engine: DrawingEngine,
    signal: AbortSignal,
    work: (page: DrawingPage) => Promise<T>,
  ): Promise<T> {
    this.#stopWaiting();
    try {
      return await this.#onPage(await this.#openPage(engine, signal), signal, work);
    } finally {
      // Whatever came of it: without a page, too, a browser may be running.
      this.#wait();
    }
  }

  async #onPage<T>(
    page: DrawingPage,
    signal: AbortSignal,
    work: (page: DrawingPage) => Promise<T>,
  ): Promise<T> {
    // A page in the middle of something can't be asked to stop: it is closed, and what waits for it fails.
    const cancel = (): void => this.#drop(page);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await work(page);
    } catch (error) {
      this.#drop(page);
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  async #openPage(engine: DrawingEngine, signal: AbortSignal): Promise<DrawingPage> {
    const opening = this.#pageOf(engine);
    try {
      return await orAborted(opening, signal);
    } catch (error) {
      // A browser that has not come up yet may never: it is not waited for.
      if (signal.aborted) void this.#abandon(engine, opening);
      throw error;
    }
  }

  async #abandon(engine: DrawingEngine, opening: Promise<DrawingPage>): Promise<void> {
    this.#page = null;
    opening.catch(() => null);
    await engine.close();
  }

  async #pageOf(engine: DrawingEngine): Promise<DrawingPage> {
    let own = this.#page;
    try {
      const kept = await own;
      // Its window was closed, or its browser ended, while nobody printed.
      if (kept && !kept.isGone) return kept;
      own = engine.open(this.#site);
      this.#page = own;
      return await own;
    } catch (error) {
      // One that fails late, after it was called off, must not take the page of the next job with it.
      if (this.#page === own) this.#page = null;
      throw error;
    }
  }

  #drop(page: DrawingPage): void {
    this.#page = null;
    void page.close();
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.close(), patience);
    this.#timer.unref();
  }

  #stopWaiting(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** Whichever comes first: what is waited for, or the end of waiting. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
