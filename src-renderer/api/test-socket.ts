import { decodeMessage, encodeMessage } from '@shared/api/wire';
import type { Reply, Request } from '@shared/api/protocol';

/** Stands in for the browser's WebSocket in tests: opens, answers and breaks when it is told to. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  binaryType = '';
  readonly sent: Request[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error('no socket was made');
    return socket;
  }

  send(message: Uint8Array): void {
    this.sent.push(decodeMessage(message) as Request);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  reply(reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: encodeMessage(reply).buffer }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}
