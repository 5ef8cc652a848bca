const megabyte = 1024 * 1024;

/**
 * Asks a Node process that was started with `--inspect` what it holds when everything unused has been collected.
 * What is resident tells little: V8 keeps room that it had need of once.
 * @param {string} address
 */
export async function heldMegabytes(address) {
  const socket = new globalThis.WebSocket(address);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`no inspector at ${address}`));
  });
  /** @type {Map<number, (result: { result?: { value?: number } }) => void>} */
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
  };
  const call = (method, params = {}) =>
    new Promise((done) => {
      const id = waiting.size + 1;
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    // Twice: what the first finds out to be unused may hold on to something else.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = await call('Runtime.evaluate', { expression });
    return result.value / megabyte;
  } finally {
    socket.close();
  }
}
