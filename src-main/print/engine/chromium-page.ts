import type { DevtoolsPipe, Params } from './devtools-pipe';
import { siteOrigin, sitePage, pageCall, takePicture, type DrawingPage, type Site } from './drawing-engine';

/** Pieces of a stream: a PDF of megabytes as one JSON text would be in memory three times. */
const pieceBytes = 1 << 20;

const untilLoaded = `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))`;

/** A page that gets everything it asks for from the site, and nothing from any network. */
export class ChromiumPage implements DrawingPage {
  readonly #pipe: DevtoolsPipe;
  readonly #target: string;
  readonly #session: string;
  /** Rejects when the page is gone: Chromium leaves questions to it unanswered then. */
  readonly #gone: Promise<never>;
  #reject: (why: Error) => void = () => undefined;
  #hasLeft = false;

  private constructor(pipe: DevtoolsPipe, target: string, session: string) {
    this.#pipe = pipe;
    this.#target = target;
    this.#session = session;
    this.#gone = new Promise((_, reject) => (this.#reject = reject));
    this.#gone.catch(() => null);
    pipe.on('Inspector.targetCrashed', session, () => this.#leave(new Error('the print page has crashed')));
  }

  static async open(pipe: DevtoolsPipe, site: Site): Promise<ChromiumPage> {
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new ChromiumPage(pipe, String(targetId), String(sessionId));
    try {
      await page.#serve(site);
      await page.#load();
    } catch (error) {
      await page.close();
      throw error;
    }
    return page;
  }

  get isGone(): boolean {
    return this.#hasLeft || this.#pipe.isEnded;
  }

  async call(name: string, argument: unknown): Promise<unknown> {
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', {
      expression: pageCall(name, argument),
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(describe(exceptionDetails));
    return (result as { value?: unknown } | undefined)?.value;
  }

  async pdf(): Promise<Uint8Array> {
    const { stream } = await this.#send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      // Faces become parts of other pages: tags would point nowhere.
      generateTaggedPDF: false,
      generateDocumentOutline: false,
      transferMode: 'ReturnAsStream',
    });
    const parts: Buffer[] = [];
    for (let end = false; !end;) {
      const { data, base64Encoded, eof } = await this.#send('IO.read', { handle: stream, size: pieceBytes });
      parts.push(Buffer.from(String(data), base64Encoded ? 'base64' : 'utf8'));
      end = eof === true;
    }
    await this.#send('IO.close', { handle: stream });
    return Buffer.concat(parts);
  }

  picture(width: number, height: number): Promise<Uint8Array> {
    return takePicture((method, params) => this.#send(method, params), width, height);
  }

  async close(): Promise<void> {
    this.#leave(new Error('the print page was closed'));
    // The browser may be gone already, and the page with it.
    await this.#pipe.send('Target.closeTarget', { targetId: this.#target }).catch(() => null);
  }

  async #serve(site: Site): Promise<void> {
    this.#pipe.on('Fetch.requestPaused', this.#session, (params) => {
      // A page that was closed meanwhile needs no answer.
      void this.#answer(site, params).catch(() => null);
    });
    await this.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  async #answer(site: Site, { requestId, request }: Params): Promise<void> {
    const { url, postData } = request as { readonly url: string; readonly postData?: string };
    const { origin, pathname } = new URL(url);
    if (origin !== siteOrigin) {
      await this.#send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
      return;
    }
    const answer = await site(pathname, postData === undefined ? null : Buffer.from(postData)).catch(
      () => null,
    );
    // Left without an answer, the page would wait for it for ever, and everybody for the page.
    if (!answer) {
      await this.#send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      return;
    }
    const { status, type, body } = answer;
    await this.#send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'Content-Type', value: type }],
      body: Buffer.from(body).toString('base64'),
    });
  }

  async #load(): Promise<void> {
    const { errorText } = await this.#send('Page.navigate', { url: sitePage });
    if (errorText) throw new Error(String(errorText));
    // Asked and not listened for: a browser that dies meanwhile answers too.
    await this.#send('Runtime.evaluate', { expression: untilLoaded, awaitPromise: true });
  }

  #leave(why: Error): void {
    this.#hasLeft = true;
    this.#reject(why);
  }

  #send(method: string, params: Params = {}): Promise<Params> {
    return Promise.race([this.#pipe.send(method, params, this.#session), this.#gone]);
  }
}

function describe(details: unknown): string {
  const { text, exception } = details as {
    readonly text?: string;
    readonly exception?: { readonly description?: string };
  };
  return exception?.description ?? text ?? 'the print page failed';
}
