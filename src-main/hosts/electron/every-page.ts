import type { App, Session, WebContents } from 'electron';

/** Nobody listens there. Without the last rule, addresses of this very machine would be reached all the same. */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://0.0.0.0:9',
  proxyBypassRules: '<-loopback>',
} as const;

/** What our own schemes answer never comes here; whatever else asks for a connection is led to a dead end. */
export const closeNetwork = (session: Pick<Session, 'setProxy'>): Promise<void> => session.setProxy(nowhere);

type Page = Pick<WebContents, 'setWebRTCIPHandlingPolicy' | 'setWindowOpenHandler'>;

function keepInside(contents: Page): void {
  // WebRTC asks for no permission and heeds no policy of a page: it would send packets past all other walls. Without
  // UDP it uses the session's proxy.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  // The main window's own guard takes its place there, to let the listed links out.
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Every page and session that is made from now on, whoever makes it: the print window's too. */
export function guardEveryPage(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => keepInside(contents));
  app.on('session-created', (session) => void closeNetwork(session));
}
