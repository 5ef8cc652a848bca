/** Pack files that came by drop or through the operating system, waiting for the library to take them in. */
export interface IncomingPack {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export class Incoming {
  list = $state.raw<readonly IncomingPack[]>([]);

  offer(pack: IncomingPack): void {
    this.list = [...this.list, pack];
  }

  /** All that wait, once: two readers never import the same file. */
  take(): readonly IncomingPack[] {
    const waiting = this.list;
    if (waiting.length > 0) this.list = [];
    return waiting;
  }
}

export const incoming = new Incoming();
