import type { Session } from 'electron';
import type { OwnPages } from './own-pages';

/** The application works without a network. These schemes lead out of it or to the user's disk. */
const outward = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file:///*'];

/** In development the page and its hot reload come from the development server, by http and by socket. */
export const mayLoad = (pages: OwnPages, url: string): boolean => pages.isOwn(url.replace(/^ws:/, 'http:'));

/** A download is a file the page made itself: an export. Nothing is ever fetched from elsewhere. */
export const mayDownload = (pages: OwnPages, url: string): boolean =>
  url.startsWith('blob:') && pages.isOwn(url.slice('blob:'.length));

/** The last wall behind the Content-Security-Policy. */
export function guardTraffic(session: Session, pages: OwnPages): void {
  session.webRequest.onBeforeRequest({ urls: outward }, ({ url }, answer) =>
    answer({ cancel: !mayLoad(pages, url) }),
  );
  session.on('will-download', (event, item) => {
    if (!mayDownload(pages, item.getURL())) event.preventDefault();
  });
}
