import { decodeMessage, encodeMessage } from '../../src-shared/api/wire.ts';

/**
 * A call of the contract over a socket of its own, from a page that the host has let in; its value.
 * @param {import('@playwright/test').Page} page @param {string} call @param {unknown} params
 */
export async function callHost(page, call, params) {
  const answered = await page.evaluate(
    async (bytes) => {
      const socket = new WebSocket(`${globalThis.location.origin.replace('http', 'ws')}/socket`);
      socket.binaryType = 'arraybuffer';
      const answer = await new Promise((resolve, reject) => {
        socket.addEventListener('open', () => socket.send(new Uint8Array(bytes)));
        socket.addEventListener('error', reject, { once: true });
        socket.addEventListener('message', ({ data }) => {
          // News of the library come over the same socket: the answer alone begins with its number.
          const head = new TextDecoder().decode(new Uint8Array(data, 4, 6));
          if (head.startsWith('{"id"')) resolve([...new Uint8Array(data)]);
        });
      });
      socket.close();
      return answer;
    },
    [...encodeMessage({ id: 0, call, params })],
  );
  const { result } = decodeMessage(Uint8Array.from(answered));
  if (!result.ok) throw new Error(`${call}: ${JSON.stringify(result.error)}`);
  return result.value;
}
