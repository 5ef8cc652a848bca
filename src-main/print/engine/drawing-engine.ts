/** What a drawing page is made of: see print-site.ts. */
export interface SiteAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array;
}
export type Site = (path: string, body: Uint8Array | null) => Promise<SiteAnswer>;

/** A page without a screen that draws for paper, in whichever Chromium the host has. */
export interface DrawingPage {
  /** Closed, crashed, or its browser ended: nothing can be asked of it any more. */
  readonly isGone: boolean;
  /** Calls a function that the page offers (src-renderer/print-page) and waits for its answer. */
  call(name: string, argument: unknown): Promise<unknown>;
  /** Everything that is drawn now, page by page, in the sizes that the page asks for. */
  pdf(): Promise<Uint8Array>;
  /** The upper left corner of what is drawn now, this many pixels large. */
  picture(width: number, height: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface DrawingEngine {
  readonly kind: 'electron' | 'chromium';
  /** For people: which program it is. */
  readonly name: string;
  open(site: Site): Promise<DrawingPage>;
  close(): Promise<void>;
}

/** The page has its own address, which no network knows: whatever else it asked for it would not get. */
export const siteOrigin = 'https://print.heartdeck.invalid';
export const sitePage = `${siteOrigin}/print.html`;

/** Asks the page for something by name; see src-renderer/print-page/offer.ts. JSON is no script: it can’t be more. */
export const pageCall = (name: string, argument: unknown): string =>
  `heartdeckPrint[${JSON.stringify(name)}](${JSON.stringify(argument ?? null)})`;

/** A command of the DevTools protocol, which an installed Chromium and Electron both understand. */
type SendCommand = (
  method: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** The upper left corner of a page, pixel by pixel, however large the screen is. */
export async function takePicture(send: SendCommand, width: number, height: number): Promise<Uint8Array> {
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const { data } = await send('Page.captureScreenshot', {
    format: 'png',
    // Takes half the time and makes more bytes. A picture that is kept is packed again.
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(String(data), 'base64');
}
