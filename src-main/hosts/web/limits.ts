import { messageBytes } from '@shared/api/protocol';

const mebibyte = 1024 * 1024;

/** What one visitor may take, so that none can take everything. Tests lower some of them. */
export interface Limits {
  /** TCP connections; above it the oldest stranger is dropped. */
  readonly connections: number;
  readonly sockets: number;
  /** One message, in either direction of a pack: its bytes and the header in front of them. */
  readonly messageBytes: number;
  /** Calls of one socket under way; further ones wait unread. */
  readonly callsUnderWay: number;
  readonly bytesUnderWay: number;
  /** Answers and events that a socket has not taken; above it the socket is dropped. */
  readonly unsentBytes: number;
  readonly headerBytes: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly idleTimeout: number;
  readonly checkInterval: number;
  /** A socket that stays silent over two of these is gone: its window was closed without a word. */
  readonly heartbeat: number;
}

export const defaultLimits: Limits = {
  connections: 256,
  sockets: 64,
  messageBytes,
  callsUnderWay: 32,
  bytesUnderWay: messageBytes,
  unsentBytes: 512 * mebibyte,
  headerBytes: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 30_000,
  checkInterval: 2_000,
  heartbeat: 30_000,
};
