import type { RawData, WebSocket } from 'ws';
import type { AnyEvent } from '@shared/api/events';
import { failure } from '@shared/api/failures';
import { requestSchema, type Reply, type Request } from '@shared/api/protocol';
import { decodeMessage, encodeMessage } from '@shared/api/wire';
import { err } from '@shared/util/result';
import type { Workbench } from '../../workbench/workbench';
import type { Limits } from './admission';

export type WorkbenchDoor = Pick<Workbench, 'call' | 'onEvent'>;

/** Codes of RFC 6455 §7.4.1. */
const malformed = 1007;
const notAllowed = 1008;

/** One window's socket: its calls in, their answers and all events out. */
export class SocketSession {
  readonly #socket: WebSocket;
  readonly #workbench: Promise<WorkbenchDoor>;
  readonly #limits: Limits;
  #waiting: Uint8Array[] = [];
  #underWay = 0;
  #bytesUnderWay = 0;
  #heard = true;

  constructor(socket: WebSocket, workbench: Promise<WorkbenchDoor>, limits: Limits) {
    this.#socket = socket;
    this.#workbench = workbench;
    this.#limits = limits;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.#heard = true));
    // The library has already begun to close the socket with the right code: only its news must be taken.
    socket.on('error', () => undefined);
    socket.on('close', () => (this.#waiting = []));
  }

  sendEvent(encoded: Uint8Array): void {
    this.#send(encoded);
  }

  /** False once the other side has been silent for a whole beat, unless it is us who do not read. */
  beat(): boolean {
    if (!this.#heard && !this.#socket.isPaused) return false;
    this.#heard = false;
    this.#socket.ping();
    return true;
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#heard = true;
    if (!isBinary || !Buffer.isBuffer(data)) return this.#refuse(notAllowed, 'binary messages only');
    // A plain array: slices of a Buffer are Buffers that share its memory, and would keep all of it alive.
    this.#waiting.push(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    this.#next();
  }

  #next(): void {
    while (this.#hasRoom()) {
      const message = this.#waiting.shift();
      if (!message) break;
      const request = parseRequest(message);
      if (!request) return this.#refuse(malformed, 'malformed message');
      void this.#answer(request, message.byteLength);
    }
    // Unread messages stay in the network: a flood slows its sender down and costs no memory here.
    if (this.#hasRoom()) this.#socket.resume();
    else this.#socket.pause();
  }

  #hasRoom(): boolean {
    return this.#underWay < this.#limits.callsUnderWay && this.#bytesUnderWay < this.#limits.bytesUnderWay;
  }

  async #answer({ id, call, params }: Request, size: number): Promise<void> {
    this.#underWay += 1;
    this.#bytesUnderWay += size;
    try {
      const workbench = await this.#workbench;
      this.#send(encodeReply({ id, result: await workbench.call(call, params) }));
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      this.#send(encodeReply({ id, result: err(failure('internal', { detail })) }));
    }
    this.#underWay -= 1;
    this.#bytesUnderWay -= size;
    if (this.#socket.readyState === this.#socket.OPEN) this.#next();
  }

  #send(encoded: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // A window that never reads would otherwise fill the memory with its own answers.
    if (this.#socket.bufferedAmount > this.#limits.unsentBytes) this.#socket.terminate();
    else this.#socket.send(encoded);
  }

  #refuse(code: number, reason: string): void {
    this.#waiting = [];
    this.#socket.resume();
    this.#socket.close(code, reason);
  }
}

const encodeReply = (reply: Reply): Uint8Array => encodeMessage(reply);

export const encodeEvent = (event: AnyEvent): Uint8Array => encodeReply({ event });

function parseRequest(message: Uint8Array): Request | null {
  try {
    return requestSchema.safeParse(decodeMessage(message)).data ?? null;
  } catch {
    return null;
  }
}
