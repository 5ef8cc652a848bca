import { deflateSync } from 'node:zlib';
import { chunk } from '../png-file';
import type { DrawingEngine, DrawingPage } from './drawing-engine';

/** A picture that is one line of grey pixels. */
export function grey(pixels: Uint8Array): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(pixels.length, 0);
  size.writeUInt32BE(1, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat([Buffer.of(0), pixels]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A page that answers as a test says, remembering what it was asked; closed, it fails as a real one does. */
export class FakePage implements DrawingPage {
  readonly calls: (readonly [name: string, argument: unknown])[] = [];
  readonly pictures: (readonly [width: number, height: number])[] = [];
  pdfs = 0;
  closed = 0;
  readonly #answer: (name: string, argument: unknown) => unknown;
  #gone: (why: Error) => void = () => undefined;
  readonly gone: Promise<never>;

  constructor(answer: (name: string, argument: unknown) => unknown = () => undefined) {
    this.#answer = answer;
    this.gone = new Promise((_, reject) => (this.#gone = reject));
    this.gone.catch(() => null);
  }
  get isGone(): boolean {
    return this.closed > 0;
  }
  async call(name: string, argument: unknown): Promise<unknown> {
    this.calls.push([name, argument]);
    return this.#answer(name, argument);
  }
  async pdf(): Promise<Uint8Array> {
    return Uint8Array.of(++this.pdfs);
  }
  async picture(width: number, height: number): Promise<Uint8Array> {
    this.pictures.push([width, height]);
    return grey(Uint8Array.of(255));
  }
  async close(): Promise<void> {
    this.closed++;
    this.#gone(new Error('the page was closed'));
  }
}

export class FakeEngine implements DrawingEngine {
  readonly kind = 'chromium';
  readonly name = 'fake';
  readonly pages: FakePage[] = [];
  closed = 0;
  /** The next page can't be opened. */
  failing = false;

  async open(): Promise<DrawingPage> {
    if (this.failing) throw new Error('could not be started');
    const page = new FakePage();
    this.pages.push(page);
    return page;
  }
  async close(): Promise<void> {
    this.closed++;
    for (const page of this.pages) await page.close();
  }
}
