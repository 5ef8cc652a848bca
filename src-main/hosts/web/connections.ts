import type { Socket } from 'node:net';

/**
 * All open TCP connections. When there are too many, the oldest stranger goes: whoever holds a thousand half
 * sent requests loses those, while the window that has shown its cookie stays and a new one still gets in.
 */
export class Connections {
  readonly #most: number;
  /** Sets keep their order, so the first is the oldest. */
  readonly #strangers = new Set<Socket>();
  readonly #friends = new Set<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#strangers.size + this.#friends.size;
  }

  add(socket: Socket): void {
    this.#strangers.add(socket);
    socket.once('close', () => {
      this.#strangers.delete(socket);
      this.#friends.delete(socket);
    });
    if (this.size > this.#most) {
      const [oldest] = this.#strangers;
      if (oldest) this.#drop(oldest);
    }
  }

  /** To be called when a connection has shown the cookie. */
  trust(socket: Socket): void {
    if (this.#strangers.delete(socket)) this.#friends.add(socket);
  }

  closeAll(): void {
    for (const socket of [...this.#strangers, ...this.#friends]) this.#drop(socket);
  }

  #drop(socket: Socket): void {
    this.#strangers.delete(socket);
    this.#friends.delete(socket);
    socket.destroy();
  }
}
