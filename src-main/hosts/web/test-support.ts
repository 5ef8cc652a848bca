import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import type { AnyEvent } from '@shared/api/events';
import { decodeMessage, encodeMessage } from '@shared/api/wire';
import { ok } from '@shared/util/result';
import type { Limits } from './admission';
import { builtPage } from './page-source';
import { startWebServer, type WebServer } from './server';
import type { WorkbenchDoor } from './socket-session';

/** A workbench that only answers: for tests whose subject is the door in front of it. */
export function echoWorkbench() {
  const listeners = new Set<(event: AnyEvent) => void>();
  const held: (() => void)[] = [];
  const door: WorkbenchDoor = {
    call: async (name, params) => {
      if (name === 'hold') await new Promise<void>((resolve) => held.push(resolve));
      if (name === 'throw') throw new Error('a bug');
      return ok({ name, params });
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    door,
    held,
    emit: (event: AnyEvent) => listeners.forEach((listener) => listener(event)),
  };
}

export interface Stage {
  readonly server: WebServer;
  readonly folder: string;
  close(): Promise<void>;
}

/** A real server on a real port, with a secret file beside the folder that it serves. */
export async function startStage(workbench: WorkbenchDoor, limits: Partial<Limits> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-web-'));
  const rendererDir = join(folder, 'renderer');
  mkdirSync(join(rendererDir, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(rendererDir, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(rendererDir, 'assets', 'index-DiwrgTda.js'), 'page script');
  const server = await startWebServer({
    page: builtPage(rendererDir),
    workbench: Promise.resolve(workbench),
    limits,
  });
  return {
    server,
    folder,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Sends exactly these bytes and gives back everything until the server closes, or as soon as `isEnough`. */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  isEnough: (answer: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
      if (isEnough(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close while we still send: what it answered counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

export const connectRaw = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

/** Goes through the door as a browser does, and gives back the cookie. */
export async function logIn(server: WebServer): Promise<string> {
  const answer = await fetch(server.url, { redirect: 'manual', headers: { connection: 'close' } });
  await answer.arrayBuffer();
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

export async function openSocket(server: WebServer, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, {
    headers: { cookie, origin: `http://127.0.0.1:${server.port}` },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** Tries until there is room: a socket closed here is closed over there a moment later. */
export async function openWhenRoom(server: WebServer, cookie: string): Promise<WebSocket> {
  for (;;) {
    const socket = await openSocket(server, cookie).catch((error: Error) => {
      if (error.message.includes('503')) return null;
      throw error;
    });
    if (socket) return socket;
  }
}

/** The next message of a socket, decoded. */
export const nextMessage = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once('message', (data: Buffer) => resolve(decodeMessage(new Uint8Array(data))));
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });

export const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', (code) => resolve(code));
  });

/** Throws unless a well-behaved window is served from the first page to an answered call. */
export async function useAsGoodClient(server: WebServer): Promise<void> {
  const cookie = await logIn(server);
  const page = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { cookie } });
  if (!(await page.text()).includes('<title>page</title>')) throw new Error('no page');
  const socket = await openWhenRoom(server, cookie);
  const answer = nextMessage(socket);
  socket.send(encodeMessage({ id: 7, call: 'echo', params: { bytes: new Uint8Array([1, 2, 3]) } }));
  const text = JSON.stringify(await answer);
  socket.terminate();
  if (!text.includes('"id":7') || !text.includes('"ok":true')) throw new Error(`bad answer: ${text}`);
}
