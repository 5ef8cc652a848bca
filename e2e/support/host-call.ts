import type { Page } from '@playwright/test';
import { defaultSettings } from '@shared/api/default-settings';
import { encodeMessage } from '@shared/api/wire';

/** A call of the contract over a socket of its own, from a page that the host has let in. Resolves when answered. */
async function callHost(page: Page, call: string, params: unknown): Promise<void> {
  const message = [...encodeMessage({ id: 0, call, params })];
  await page.evaluate(async (bytes) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    socket.binaryType = 'arraybuffer';
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(new Uint8Array(bytes)));
      socket.addEventListener('message', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    socket.close();
  }, message);
}

/** First-time hints lie over the table: only tests about them want any. */
export const setHints = (page: Page, hints: boolean): Promise<void> =>
  callHost(page, 'settings.set', { play: { ...defaultSettings.play, hints } });
