import { messageBytes } from '@shared/api/protocol';
import { hasSession, sameSecret, ticketNonce, type Secrets } from './secrets';

/** What the door looks at, apart from any server so that a table can test it. */
export interface Visit {
  readonly method: string;
  /** The request line's target as it came, not normalised. */
  readonly target: string;
  /** Names in lower case, in the order they came, doubles included. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly upgrade: boolean;
}

export type Refusal = 400 | 401 | 403 | 404 | 405 | 421 | 426;
export type Admission =
  /** With the number of the ticket, which the server takes once; null for the token itself. */
  | { readonly to: 'open'; readonly ticket: string | null }
  | { readonly to: 'alive'; readonly nonce: string }
  | { readonly to: 'socket' }
  | { readonly to: 'file' }
  | { readonly to: 'refused'; readonly status: Refusal };

const socketPath = '/socket';
const refuse = (status: Refusal): Admission => ({ to: 'refused', status });

/** Decides who may come in. Nothing else in the web host reads a secret or trusts a header. */
export function admit(visit: Visit, port: number, secrets: Secrets): Admission {
  const all = (name: string): string[] => visit.headers.filter(([n]) => n === name).map(([, value]) => value);
  const only = (name: string): string | undefined => all(name)[0];
  const doubled = ['host', 'origin', 'content-length', 'transfer-encoding', 'sec-fetch-site'];
  if (doubled.some((name) => all(name).length > 1)) return refuse(400);

  // A foreign name that resolves to 127.0.0.1 (DNS rebinding) shows in Host.
  const host = only('host');
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return refuse(421);
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return refuse(405);
  if (!visit.target.startsWith('/')) return refuse(400);
  // Nothing here takes a body; one that is sent anyway could smuggle a second request.
  if (only('transfer-encoding') !== undefined || Number(only('content-length') ?? 0) !== 0)
    return refuse(400);

  const origin = only('origin');
  if (origin !== undefined && origin !== `http://${host}`) return refuse(403);
  if (!visit.upgrade && isForeignFetch(only('sec-fetch-site'), only('sec-fetch-mode'))) return refuse(403);

  const [path = '', query = ''] = splitOnce(visit.target, '?');
  const asked = new URLSearchParams(query);
  if (path === '/alive') {
    const nonce = asked.get('nonce') ?? '';
    return /^[0-9a-f]{32}$/.test(nonce) ? { to: 'alive', nonce } : refuse(400);
  }
  if (path === '/open') {
    const ticket = ticketNonce(asked.get('ticket') ?? '', secrets.token);
    if (ticket !== null) return { to: 'open', ticket };
    return sameSecret(asked.get('token') ?? '', secrets.token) ? { to: 'open', ticket: null } : refuse(401);
  }
  if (!hasSession(only('cookie'), port, secrets.session)) return refuse(401);
  if (path === socketPath) {
    if (!visit.upgrade) return refuse(426);
    // Browsers always send Origin with a WebSocket: without one, no page of ours is asking.
    return origin === undefined ? refuse(403) : { to: 'socket' };
  }
  return visit.upgrade ? refuse(404) : { to: 'file' };
}

/**
 * Pages of another port on this machine count as the same site, so they would send our cookie. Following a link
 * from anywhere stays allowed: that only shows the page.
 */
const isForeignFetch = (site: string | undefined, mode: string | undefined): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate';

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

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
