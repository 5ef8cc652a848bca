import { decodeMessage, encodeMessage } from '../../src-shared/api/wire.ts';

/**
 * In a page that the host has let in: a call over a socket of its own, and how long it took there. `whole`: with the
 * bytes that came along, which take long to hand over.
 * @param {import('@playwright/test').Page} page @param {string} call @param {unknown} params @param {boolean} whole
 */
const ask = (page, call, params, whole) =>
  page.evaluate(
    async ({ sent, whole }) => {
      const socket = new WebSocket(`${globalThis.location.origin.replace('http', 'ws')}/socket`);
      socket.binaryType = 'arraybuffer';
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve);
        socket.addEventListener('error', reject, { once: true });
      });
      const began = performance.now();
      socket.send(new Uint8Array(sent));
      const answer = await new Promise((resolve, reject) => {
        socket.addEventListener('close', reject, { once: true });
        socket.addEventListener('message', ({ data }) => {
          // News of the library come over the same socket: the answer alone begins with its number.
          const head = new TextDecoder().decode(new Uint8Array(data, 4, 6));
          if (head.startsWith('{"id"')) resolve(data);
        });
      });
      const ms = performance.now() - began;
      socket.close();
      const header = 4 + new DataView(answer).getUint32(0);
      return { ms, bytes: [...new Uint8Array(answer, 0, whole ? answer.byteLength : header)] };
    },
    { sent: [...encodeMessage({ id: 0, call, params })], whole },
  );

/**
 * A call of the contract from such a page; its value.
 * @param {import('@playwright/test').Page} page @param {string} call @param {unknown} params
 */
export async function callHost(page, call, params) {
  const { bytes } = await ask(page, call, params, true);
  const { result } = decodeMessage(Uint8Array.from(bytes));
  if (!result.ok) throw new Error(`${call}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/**
 * How many milliseconds a call took, as the page sees it.
 * @param {import('@playwright/test').Page} page @param {string} call @param {unknown} params
 */
export async function timeCall(page, call, params) {
  const { ms, bytes } = await ask(page, call, params, false);
  const { result } = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes.slice(4))));
  if (!result.ok) throw new Error(`${call}: ${JSON.stringify(result.error)}`);
  return ms;
}
