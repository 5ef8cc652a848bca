import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { encodeMessage } from '@shared/api/wire';
import {
  closeCode,
  echoWorkbench,
  logIn,
  nextMessage,
  openSocket,
  openWhenRoom,
  sendRaw,
  startStage,
  statusOf,
  useAsGoodClient,
  type Stage,
} from './test-support';

const workbench = echoWorkbench();
const limits = { sockets: 8, messageBytes: 1024 * 1024, callsUnderWay: 4 };
let stage: Stage;
let cookie: string;

beforeAll(async () => {
  stage = await startStage(workbench.door, limits);
  cookie = await logIn(stage.server);
});
afterAll(() => stage.close());

let opened: WebSocket[] = [];
const open = async (): Promise<WebSocket> => {
  const socket = await openWhenRoom(stage.server, cookie);
  opened.push(socket);
  return socket;
};
// A failed test must not leave its sockets behind: the next ones would wait for room for ever.
afterEach(() => {
  for (const socket of opened) socket.terminate();
  opened = [];
});
const frame = (header: string, ...rest: number[]): Buffer => {
  const text = Buffer.from(header);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.byteLength);
  return Buffer.concat([length, text, Buffer.from(rest)]);
};

describe('a malformed or oversized message closes its own socket only', () => {
  const rows: readonly (readonly [what: string, code: number, message: Buffer | string])[] = [
    ['nothing', 1007, Buffer.alloc(0)],
    ['less than a length', 1007, Buffer.from([0, 0])],
    ['a header longer than the message', 1007, Buffer.from([255, 255, 255, 255, 123])],
    ['no JSON', 1007, frame('{"id":')],
    ['no UTF-8', 1007, Buffer.from([0, 0, 0, 2, 0xc3, 0x28])],
    ['bytes left over', 1007, frame('{"id":1,"call":"echo","params":{}}', 1, 2, 3)],
    ['an attachment that is not there', 1007, frame('{"id":1,"call":"echo","params":{"$bytes":9}}')],
    ['a negative attachment', 1007, frame('{"id":1,"call":"echo","params":{"$bytes":-1}}')],
    ['an endless attachment', 1007, frame('{"id":1,"call":"echo","params":{"$bytes":1e999}}')],
    ['no id', 1007, frame('{"call":"echo","params":{}}')],
    ['a wrong id', 1007, frame('{"id":"1","call":"echo","params":{}}')],
    ['a fraction as id', 1007, frame('{"id":1.5,"call":"echo","params":{}}')],
    ['no call', 1007, frame('{"id":1,"params":{}}')],
    ['a call name too long', 1007, frame(`{"id":1,"call":"${'a'.repeat(81)}","params":{}}`)],
    ['an unknown key', 1007, frame('{"id":1,"call":"echo","params":{},"x":1}')],
    ['a list', 1007, frame('[]')],
    ['null', 1007, frame('null')],
    ['too deep', 1007, frame(`{"id":1,"call":"echo","params":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)],
    ['text', 1008, '{"id":1,"call":"echo","params":{}}'],
    ['too big', 1009, Buffer.alloc(limits.messageBytes + 1)],
  ];
  it.each(rows)('%s: %i', async (_what, code, message) => {
    const socket = await open();
    const bystander = await open();
    const closed = closeCode(socket);
    socket.send(message);
    expect(await closed).toBe(code);
    const answer = nextMessage(bystander);
    bystander.send(encodeMessage({ id: 1, call: 'echo', params: {} }));
    expect(await answer).toMatchObject({ id: 1, result: { ok: true } });
    bystander.terminate();
    await useAsGoodClient(stage.server);
  });

  const upgrade = (): string =>
    [
      'GET /socket HTTP/1.1',
      `Host: 127.0.0.1:${stage.server.port}`,
      `Origin: http://127.0.0.1:${stage.server.port}`,
      `Cookie: ${cookie}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n');
  const rawFrames: readonly (readonly [what: string, bytes: readonly number[]])[] = [
    ['an unmasked frame', [0x82, 0x01, 0x00]],
    ['reserved bits', [0xf2, 0x80, 0, 0, 0, 0]],
    ['an unknown opcode', [0x83, 0x80, 0, 0, 0, 0]],
    ['a long ping', [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]],
    ['a length beyond all numbers', [0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
    ['a continuation of nothing', [0x80, 0x80, 0, 0, 0, 0]],
    ['a close with half a code', [0x88, 0x81, 0, 0, 0, 0, 3]],
  ];
  it.each(rawFrames)('%s', async (_what, bytes) => {
    const answer = await sendRaw(
      stage.server.port,
      Buffer.concat([Buffer.from(upgrade()), Buffer.from(bytes)]),
    );
    expect(statusOf(answer)).toBe(101);
    await useAsGoodClient(stage.server);
  });
});

it('carries bytes both ways', async () => {
  const socket = await open();
  const bytes = new Uint8Array(300_000).map((_, i) => i % 251);
  const answer = nextMessage(socket);
  socket.send(encodeMessage({ id: 3, call: 'echo', params: { bytes, more: [new Uint8Array([9])] } }));
  expect(await answer).toEqual({
    id: 3,
    result: { ok: true, value: { name: 'echo', params: { bytes, more: [new Uint8Array([9])] } } },
  });
  socket.terminate();
});

it('answers a bug with a failure and goes on', async () => {
  const socket = await open();
  const answer = nextMessage(socket);
  socket.send(encodeMessage({ id: 4, call: 'throw', params: {} }));
  expect(await answer).toMatchObject({ id: 4, result: { ok: false, error: { code: 'internal' } } });
  socket.terminate();
});

it('tells every window of an event', async () => {
  const windows = [await open(), await open()];
  const heard = Promise.all(windows.map(nextMessage));
  workbench.emit({ name: 'packs.changed', data: { pack: 'p' } });
  const message = { event: { name: 'packs.changed', data: { pack: 'p' } } };
  expect(await heard).toEqual([message, message]);
  for (const socket of windows) socket.terminate();
});

it('lets calls beyond the limit wait, in order, and loses none', async () => {
  const socket = await open();
  const answered: unknown[] = [];
  const all = new Promise<void>((resolve) => {
    socket.on('message', () => {
      answered.push(0);
      if (answered.length === 100) resolve();
    });
  });
  const isHolding = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (workbench.held.length >= count ? resolve() : setImmediate(look));
      look();
    });
  for (let id = 0; id < 100; id++) socket.send(encodeMessage({ id, call: 'hold', params: {} }));
  let most = 0;
  for (let done = 0; done < 100; done++) {
    await isHolding(Math.min(limits.callsUnderWay, 100 - done));
    most = Math.max(most, workbench.held.length);
    workbench.held.shift()?.();
  }
  await all;
  expect(most).toBe(limits.callsUnderWay);
  socket.terminate();
});

it('answers 503 when there are too many sockets, and lets new ones in when some have gone', async () => {
  const sockets = await Promise.all(Array.from({ length: limits.sockets }, open));
  await expect(openSocket(stage.server, cookie)).rejects.toThrow('503');
  const gone = Promise.all(sockets.map(closeCode));
  for (const socket of sockets) socket.close();
  await gone;
  await useAsGoodClient(stage.server);
});

it('drops a window that has gone without a word', async () => {
  const small = await startStage(workbench.door, { sockets: 1, heartbeat: 50 });
  const key = await logIn(small.server);
  const socket = await openSocket(small.server, key);
  const closed = closeCode(socket);
  // The socket no longer reads, so it answers no heartbeat, as after a pulled cable.
  socket.pause();
  const next = await openWhenRoom(small.server, key);
  next.terminate();
  socket.resume();
  expect(await closed).toBe(1006);
  await small.close();
});
