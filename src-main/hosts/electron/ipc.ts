import type { IpcMain, WebContents } from 'electron';
import { failure, type Failure } from '@shared/api/failures';
import { err, type Result } from '@shared/util/result';
import type { Workbench } from '../../workbench/workbench';
import { callChannel, eventChannel } from './channels';
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

export interface IpcParts {
  readonly ipcMain: Pick<IpcMain, 'handle' | 'removeHandler'>;
  readonly pages: OwnPages;
  readonly workbench: Pick<Workbench, 'call' | 'onEvent'>;
  /** The contents of the one window, or null while there is none. */
  readonly contents: () => Pick<WebContents, 'id' | 'send' | 'isDestroyed' | 'getURL'> | null;
}

/** One handler for every call and one way out for every event. Returns the function that ends both. */
export function connectIpc({ ipcMain, pages, workbench, contents }: IpcParts): () => void {
  const answer = async (from: Sender, name: unknown, params: unknown): Promise<Result<unknown, Failure>> => {
    if (!isOurs(pages, contents()?.id ?? null, from)) return err(failure('not-allowed', {}));
    if (typeof name !== 'string') return err(failure('unknown-call', { call: typeof name }));
    return await workbench.call(name, params);
  };
  ipcMain.handle(callChannel, (event, name: unknown, params: unknown) => answer(event, name, params));
  const unsubscribe = workbench.onEvent((event) => {
    const to = contents();
    // A window that is closing, or shows an error page of Chromium's, is told nothing.
    if (to && !to.isDestroyed() && pages.isOwn(to.getURL())) to.send(eventChannel, event);
  });
  return () => {
    unsubscribe();
    ipcMain.removeHandler(callChannel);
  };
}
