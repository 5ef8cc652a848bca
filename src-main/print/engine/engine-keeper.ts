import type { DrawingEngine, DrawingPage, Site } from './drawing-engine';

/** Long enough to mend a card and print it again, short enough not to keep a browser for nothing. */
const patience = 60_000;

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
    work: (page: DrawingPage) => Promise<T>,
  ): Promise<T> {
    const before = this.#last;
    let done: () => void = () => undefined;
    this.#last = new Promise<void>((resolve) => (done = resolve));
    try {
      await before;
      signal.throwIfAborted();
      return await this.#work(engine, signal, work);
    } finally {
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
      return await this.#onPage(await this.#pageOf(engine), signal, work);
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

  async #pageOf(engine: DrawingEngine): Promise<DrawingPage> {
    try {
      const kept = await this.#page;
      // Its window was closed, or its browser ended, while nobody printed.
      if (kept && !kept.isGone) return kept;
      return await (this.#page = engine.open(this.#site));
    } catch (error) {
      this.#page = null;
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
