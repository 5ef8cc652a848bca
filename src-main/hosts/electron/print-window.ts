import { BrowserWindow, session, type Session, type WebContents } from 'electron';
import {
  siteOrigin,
  sitePage,
  pageCall,
  takePicture,
  type DrawingEngine,
  type DrawingPage,
  type Site,
} from '../../print/engine/drawing-engine';
import { refusePermissions } from './permissions';

/** Everything that the page asks for is answered here; whatever leads elsewhere is refused. */
export async function answerPrintRequest(site: Site, request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (origin !== siteOrigin) return new Response(null, { status: 403 });
  const asked = request.method === 'POST' ? new Uint8Array(await request.arrayBuffer()) : null;
  const { status, type, body } = await site(pathname, asked);
  return new Response(new Uint8Array(body), { status, headers: { 'Content-Type': type } });
}

/** In memory only, and apart from the application's: the page has no door to it but the site. */
function printSession(site: Site): Session {
  const apart = session.fromPartition('heartdeck-print', { cache: false });
  refusePermissions(apart);
  for (const scheme of ['https', 'http']) {
    if (apart.protocol.isProtocolHandled(scheme)) apart.protocol.unhandle(scheme);
    apart.protocol.handle(scheme, (request) => answerPrintRequest(site, request));
  }
  return apart;
}

/** A window that is never shown: no preload, no Node, one page. */
class PrintWindow implements DrawingPage {
  readonly #window: BrowserWindow;
  /** Rejects when the page is gone: Electron may leave questions to it unanswered then. */
  readonly #gone: Promise<never>;
  #hasLeft = false;

  constructor(window: BrowserWindow) {
    this.#window = window;
    this.#gone = new Promise((_, reject) => {
      const leave = (why: string): void => {
        this.#hasLeft = true;
        reject(new Error(why));
      };
      window.once('closed', () => leave('the print page was closed'));
      window.webContents.once('render-process-gone', (_event, { reason }) =>
        leave(`the print page has ended: ${reason}`),
      );
    });
    this.#gone.catch(() => null);
  }

  get isGone(): boolean {
    return this.#hasLeft;
  }

  call(name: string, argument: unknown): Promise<unknown> {
    return this.#orGone((contents) => contents.executeJavaScript(pageCall(name, argument)));
  }

  pdf(): Promise<Uint8Array> {
    return this.#orGone((contents) =>
      contents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        // Faces become parts of other pages: tags would point nowhere.
        generateTaggedPDF: false,
        generateDocumentOutline: false,
      }),
    );
  }

  picture(width: number, height: number): Promise<Uint8Array> {
    return this.#orGone(({ debugger: devtools }) => {
      if (!devtools.isAttached()) devtools.attach();
      return takePicture(
        async (method, params) =>
          (await devtools.sendCommand(method, params)) as Readonly<Record<string, unknown>>,
        width,
        height,
      );
    });
  }

  async close(): Promise<void> {
    // Not asked, as `close` would: a page in the middle of something answers late.
    if (!this.#window.isDestroyed()) this.#window.destroy();
  }

  async #orGone<T>(ask: (contents: WebContents) => Promise<T>): Promise<T> {
    if (this.#hasLeft) return this.#gone;
    return Promise.race([ask(this.#window.webContents), this.#gone]);
  }
}

/** Electron's own Chromium. */
export class ElectronEngine implements DrawingEngine {
  readonly kind = 'electron';
  readonly name = `Electron ${process.versions['electron'] ?? ''}`.trim();
  /** Nobody sees them: one that was forgotten would keep the application running. */
  readonly #open = new Set<PrintWindow>();

  async open(site: Site): Promise<DrawingPage> {
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        session: printSession(site),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        // Drawn into memory: Chromium takes no picture of a window that was never shown.
        offscreen: true,
        // A window that nobody sees would be slowed down.
        backgroundThrottling: false,
      },
    });
    const page = new PrintWindow(window);
    for (const other of this.#open) if (other.isGone) this.#open.delete(other);
    this.#open.add(page);
    try {
      await window.loadURL(sitePage);
    } catch (error) {
      // Nobody sees it, and nobody else would close it.
      await page.close();
      throw error;
    }
    return page;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((page) => page.close()));
    this.#open.clear();
  }
}
