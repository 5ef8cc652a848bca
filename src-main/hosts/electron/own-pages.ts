/** The renderer has one address of its own. Everything that asks “is this us?” asks here. */
export const appScheme = 'app';
export const appHost = 'heartdeck';
export const appOrigin = `${appScheme}://${appHost}`;
export const startPage = `${appOrigin}/`;

export interface OwnPages {
  /** What the window shows first. */
  readonly start: string;
  isOwn(url: string): boolean;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The development server's address, or null. A packaged application has none whatever its environment says:
 * a variable must not be able to put another page behind our bridge.
 */
export function developmentServer(rendererUrl: string | undefined, isPackaged: boolean): URL | null {
  if (isPackaged || !rendererUrl || !URL.canParse(rendererUrl)) return null;
  const url = new URL(rendererUrl);
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url : null;
}

export function ownPages(server: URL | null): OwnPages {
  const isOwn = (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    // `app://heartdeck@evil/` and `app://heartdeck:99/` are not us; Node gives `app:` no origin to compare.
    if (url.username !== '' || url.password !== '') return false;
    if (server) return url.origin === server.origin;
    return url.protocol === `${appScheme}:` && url.host === appHost;
  };
  return { start: server ? server.href : startPage, isOwn };
}
