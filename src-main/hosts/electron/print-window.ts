import { BrowserWindow, session, type Session } from 'electron';
import {
  siteOrigin,
  sitePage,
  type DrawingEngine,
  type DrawingPage,
  type Site,
} from '../../print/engine/drawing-engine';
import { pageCall } from '../../print/engine/page-call';
import { takePicture } from '../../print/engine/take-picture';
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

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  async call(name: string, argument: unknown): Promise<unknown> {
    return (await this.#window.webContents.executeJavaScript(pageCall(name, argument))) as unknown;
  }

  pdf(): Promise<Uint8Array> {
    return this.#window.webContents.printToPDF({
      preferCSSPageSize: true,
      printBackground: true,
      // Faces become parts of other pages: tags would point nowhere.
      generateTaggedPDF: false,
      generateDocumentOutline: false,
    });
  }

  picture(width: number, height: number): Promise<Uint8Array> {
    const devtools = this.#window.webContents.debugger;
    if (!devtools.isAttached()) devtools.attach();
    return takePicture(
      async (method, params) =>
        (await devtools.sendCommand(method, params)) as Readonly<Record<string, unknown>>,
      width,
      height,
    );
  }

  async close(): Promise<void> {
    // Not asked, as `close` would: a page in the middle of something answers late.
    if (!this.#window.isDestroyed()) this.#window.destroy();
  }
}

/** Electron's own Chromium. */
export class ElectronEngine implements DrawingEngine {
  readonly kind = 'electron';
  readonly name = `Electron ${process.versions['electron'] ?? ''}`.trim();
  #open: PrintWindow | null = null;

  async open(site: Site): Promise<DrawingPage> {
    const window = new BrowserWindow({
      show: false,
      webPreferences: {
        session: printSession(site),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        // A window that nobody sees would be slowed down.
        backgroundThrottling: false,
      },
    });
    const page = new PrintWindow(window);
    this.#open = page;
    await window.loadURL(sitePage);
    return page;
  }

  async close(): Promise<void> {
    await this.#open?.close();
    this.#open = null;
  }
}
