import type { Readable, Writable } from 'node:stream';

export type Params = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}
type Waiting = { readonly resolve: (result: Params) => void; readonly reject: (error: Error) => void };
export type EventListener = (params: Params) => void;

/**
 * Chromium's DevTools protocol over two pipes: JSON texts, each ended by a zero byte. No port is opened, so nobody
 * else on the machine can steer the page.
 */
export class DevtoolsPipe {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, EventListener>();
  #last = 0;
  #ended: Error | null = null;

  constructor(out: Writable, from: Readable) {
    this.#out = out;
    // A browser that dies closes its ends; whoever waits is told by `end`.
    for (const stream of [out, from]) stream.on('error', () => undefined);
    let parts: Buffer[] = [];
    from.on('data', (chunk: Buffer) => {
      let begin = 0;
      for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, begin)) {
        parts.push(chunk.subarray(begin, end));
        this.#take(JSON.parse(Buffer.concat(parts).toString('utf8')) as Message);
        parts = [];
        begin = end + 1;
      }
      if (begin < chunk.length) parts.push(chunk.subarray(begin));
    });
  }

  get isEnded(): boolean {
    return this.#ended !== null;
  }

  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#out.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
  }

  /** One listener an event and session. */
  on(method: string, sessionId: string, listener: EventListener): void {
    this.#listeners.set(`${sessionId} ${method}`, listener);
  }

  /** Nothing comes any more: everybody who waits is told. */
  end(why: Error): void {
    this.#ended ??= why;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #take({ id, method, params, result, error, sessionId }: Message): void {
    if (method !== undefined) {
      this.#listeners.get(`${sessionId ?? ''} ${method}`)?.(params ?? {});
      return;
    }
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result ?? {});
  }
}
