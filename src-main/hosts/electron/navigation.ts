import type { Event, WebContents } from 'electron';
import { externalLink } from './external-links';
import type { OwnPages } from './own-pages';

interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
}

/** A window shows our page and no other; a frame inside it shows nothing, for we have none. */
const mayNavigate = (pages: OwnPages, { url, isMainFrame }: Navigation): boolean =>
  isMainFrame && pages.isOwn(url);

/** Ties a window's contents to our own page. `openExternal` gets the few links that may leave. */
export function guardNavigation(
  contents: WebContents,
  pages: OwnPages,
  openExternal: (url: string) => void,
): void {
  const guard = (details: Event<Navigation>): void => {
    if (!mayNavigate(pages, details)) details.preventDefault();
  };
  contents.on('will-navigate', (details) => guard(details));
  contents.on('will-frame-navigate', (details) => guard(details));
  contents.on('will-redirect', (details) => guard(details));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
  contents.setWindowOpenHandler(({ url }) => {
    const link = externalLink(url);
    if (link !== null) openExternal(link);
    return { action: 'deny' };
  });
}
