import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEvent } from '@shared/api/events';
import { FakeSocket } from './test-socket';
import { createWebBridge, type WebBridge } from './web-bridge';

const lost = { ok: false, error: { code: 'disconnected', data: {} } };
let waits: number[];
let retry: () => void;
let bridge: WebBridge;

beforeEach(() => {
  FakeSocket.made = [];
  waits = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  bridge = createWebBridge({
    address: 'ws://here/socket',
    later: (milliseconds, connect) => {
      waits.push(milliseconds);
      retry = connect;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('holds calls until the first connection, then gives each its own answer', async () => {
  const info = bridge.calls['app.info']({});
  const packs = bridge.calls['packs.list']({});
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([
    { id: 0, call: 'app.info', params: {} },
    { id: 1, call: 'packs.list', params: {} },
  ]);
  FakeSocket.last.reply({ id: 1, result: { ok: true, value: [] } });
  FakeSocket.last.reply({ id: 0, result: { ok: true, value: 'info' } });
  expect(await Promise.all([info, packs])).toEqual([
    { ok: true, value: 'info' },
    { ok: true, value: [] },
  ]);
});

it('carries bytes as they are', () => {
  FakeSocket.last.open();
  void bridge.calls['packs.import']({ fileName: 'a.heartdeck', bytes: new Uint8Array([1, 2, 255]) });
  expect(FakeSocket.last.sent[0]?.params).toEqual({
    fileName: 'a.heartdeck',
    bytes: new Uint8Array([1, 2, 255]),
  });
});

it('fails calls under way and calls made while away, and never repeats them', async () => {
  FakeSocket.last.open();
  const underWay = bridge.calls['packs.delete']({ pack: 'a' });
  FakeSocket.last.close();
  expect(await underWay).toEqual(lost);
  expect(await bridge.calls['packs.delete']({ pack: 'b' })).toEqual(lost);
  retry();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([]);
});

it('fails the first calls when there is nobody to connect to', async () => {
  const info = bridge.calls['app.info']({});
  FakeSocket.last.close();
  expect(await info).toEqual(lost);
});

it('tries again, waiting longer each time, and from the beginning after a success', () => {
  for (let n = 0; n < 7; n++) {
    FakeSocket.last.close();
    retry();
  }
  FakeSocket.last.open();
  FakeSocket.last.close();
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 250]);
});

it('tells at once whether it is connected, and then each change once', () => {
  const told: boolean[] = [];
  const stop = bridge.onConnection((connected) => told.push(connected));
  FakeSocket.last.open();
  FakeSocket.last.close();
  retry();
  FakeSocket.last.close();
  retry();
  FakeSocket.last.open();
  stop();
  FakeSocket.last.close();
  expect(told).toEqual([true, false, true]);
});

it('hands events to whoever listens, over every connection', () => {
  const heard: AnyEvent[] = [];
  const stop = bridge.onEvent((event) => heard.push(event));
  const event: AnyEvent = { name: 'packs.changed', data: { pack: 'a' } };
  FakeSocket.last.open();
  FakeSocket.last.reply({ event });
  FakeSocket.last.close();
  retry();
  FakeSocket.last.open();
  FakeSocket.last.reply({ event });
  stop();
  FakeSocket.last.reply({ event });
  expect(heard).toEqual([event, event]);
});

it('stays closed when it was closed on purpose', () => {
  FakeSocket.last.open();
  bridge.close();
  expect(waits).toEqual([]);
});
