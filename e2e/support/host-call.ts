import type { Page } from '@playwright/test';
import type { Answer, CallName, Params } from '@shared/api/calls';
import { defaultSettings } from '@shared/api/default-settings';
import { decodeMessage, encodeMessage } from '@shared/api/wire';

/** A call of the contract over a socket of its own, from a page that the host has let in; its value. */
async function callHost<N extends CallName>(page: Page, call: N, params: Params<N>): Promise<Answer<N>> {
  const message = [...encodeMessage({ id: 0, call, params })];
  const bytes = await page.evaluate(async (sent) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    socket.binaryType = 'arraybuffer';
    const answer = await new Promise<number[]>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(new Uint8Array(sent)));
      socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
        // News come over the same socket: the answer alone begins with its number.
        const head = new TextDecoder().decode(new Uint8Array(data, 4, 6));
        if (head.startsWith('{"id"')) resolve([...new Uint8Array(data)]);
      });
      socket.addEventListener('error', reject, { once: true });
    });
    socket.close();
    return answer;
  }, message);
  const { result } = decodeMessage(Uint8Array.from(bytes)) as {
    result: { ok: true; value: Answer<N> } | { ok: false };
  };
  if (!result.ok) throw new Error(`${call} was refused: ${JSON.stringify(result)}`);
  return result.value;
}

/** First-time hints lie over the table: only tests about them want any. */
export const setHints = async (page: Page, hints: boolean): Promise<void> =>
  void (await callHost(page, 'settings.set', { play: { ...defaultSettings.play, hints } }));

/** Without the page before a match, which has its own tests. The id of the match. */
export const beginMatch = async (page: Page, wanted: Params<'matches.begin'>): Promise<string> =>
  (await callHost(page, 'matches.begin', wanted)).match;
