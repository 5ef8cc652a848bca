import type { OwnPages } from './own-pages';

/** What counts about who sent a message; the shape of Electron's event, so that a test can write one down. */
export interface Sender {
  readonly sender: { readonly id: number };
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/**
 * Whether a message comes from our page in our window. A frame that is gone, sits inside another or shows
 * anything else is not to be believed, though it may live in the same process.
 */
export const isOurs = (pages: OwnPages, windowId: number | null, { sender, senderFrame }: Sender): boolean =>
  windowId !== null &&
  sender.id === windowId &&
  senderFrame !== null &&
  senderFrame.parent === null &&
  pages.isOwn(senderFrame.url);
