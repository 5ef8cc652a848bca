import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  connectRaw,
  echoWorkbench,
  logIn,
  openSocket,
  nextMessage,
  startStage,
  useAsGoodClient,
  type Stage,
} from './test-support';
import { encodeMessage } from '@shared/api/wire';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage(echoWorkbench().door);
});
afterAll(() => stage.close());

const crowd = 1000;

/** What each of a thousand visitors does with its connection before it does nothing more. */
const floods: readonly (readonly [what: string, act: (socket: Socket, port: number) => void])[] = [
  ['that say nothing', () => undefined],
  ['that send half a request line', (socket) => socket.write('GET /')],
  [
    'that send headers without end',
    (socket, port) => socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `),
  ],
  ['that close their own half', (socket) => socket.end('GET / HT')],
  [
    'that ask without a cookie and stay',
    (socket, port) => socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
  ],
  [
    'that ask for a socket without a cookie',
    (socket, port) =>
      socket.write(
        `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
  ],
  ['that reset at once', (socket) => socket.resetAndDestroy()],
  ['that send noise', (socket) => socket.write(Buffer.alloc(4096, 0xa5))],
];

it.each(floods)(`goes on serving through ${crowd} connections %s`, async (_what, act) => {
  const { server } = stage;
  // A window that was there before keeps its socket through the flood.
  const before = await openSocket(server, await logIn(server));
  const sockets = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const socket = await connectRaw(server.port);
      socket.on('error', () => undefined);
      socket.resume();
      act(socket, server.port);
      return socket;
    }),
  );
  await useAsGoodClient(server);
  const answer = nextMessage(before);
  before.send(encodeMessage({ id: 1, call: 'echo', params: {} }));
  expect(await answer).toMatchObject({ id: 1, result: { ok: true } });
  before.terminate();
  for (const socket of sockets) socket.destroy();
  await useAsGoodClient(server);
});

it('ends requests that never finish', async () => {
  const slow = await startStage(echoWorkbench().door, {
    headersTimeout: 50,
    requestTimeout: 100,
    idleTimeout: 100,
    checkInterval: 20,
  });
  const socket = await connectRaw(slow.server.port);
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await closed;
  await useAsGoodClient(slow.server);
  await slow.close();
});
