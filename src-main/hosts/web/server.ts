import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { admit, defaultLimits, type Admission, type Visit, type Limits } from './admission';
import type { PageSource } from './page-source';
import { send, sendRefusal } from './responses';
import { newSecrets, proveToken, sessionCookie } from './secrets';
import { encodeEvent, SocketSession, type WorkbenchDoor } from './socket-session';

/** Answers for connections that have no response object: broken requests and refused upgrades. */
function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n` +
      'X-Content-Type-Options: nosniff\r\n\r\n',
    // The visitor may never close its half; ours would then stay open for ever.
    () => socket.destroy(),
  );
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
  else refuseUpgrade(socket, statusOf[error.code ?? ''] ?? 400);
}

/**
 * Leads from the address with the key to the application. A page and not a redirect: after a click in another
 * site's page (a web terminal, a chat) the browser would follow a redirect without the cookie it was just given.
 */
const enterPage =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/"><title>Heartdeck</title>';

interface WebServerOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly page: PageSource;
  /** A promise, so that the page can load while the library opens. */
  readonly workbench: Promise<WorkbenchDoor>;
  readonly limits?: Partial<Limits>;
}

export interface WebServer {
  readonly port: number;
  readonly token: string;
  /** The address that opens the door: to be shown to the user and nobody else. */
  readonly url: string;
  close(): Promise<void>;
}

/** The workbench behind a loopback address: the very renderer and contract of the desktop application. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const secrets = newSecrets();
  const usedTickets = new Set<string>();
  const connections = new Connections(limits.connections);
  const sessions = new Map<object, SocketSession>();
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.idleTimeout,
    insecureHTTPParser: false,
  });
  server.setTimeout(limits.idleTimeout);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });

  const decide = (request: IncomingMessage): Admission => {
    const admission = admit(visitOf(request), port, secrets);
    if (admission.to === 'file' || admission.to === 'socket') connections.trust(request.socket);
    return admission;
  };

  server.on('connection', (socket) => connections.add(socket));
  server.on('clientError', answerClientError);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Of a visitor that went away mid-answer; without a listener it would end the process.
    response.on('error', () => undefined);
    const admission = decide(request);
    switch (admission.to) {
      case 'alive':
        // Asked by a second start, which must not wait for its own idle connection before it can end.
        response.setHeader('Connection', 'close');
        return send(response, 200, 'text/plain', proveToken(secrets.token, admission.nonce));
      case 'open':
        if (admission.ticket !== null && usedTickets.has(admission.ticket)) return sendRefusal(response, 401);
        if (admission.ticket !== null && request.method === 'GET') usedTickets.add(admission.ticket);
        response.setHeader('Set-Cookie', sessionCookie(port, secrets.session));
        return send(response, 200, 'text/html', enterPage);
      case 'refused':
        return sendRefusal(response, admission.status);
      case 'socket':
        return sendRefusal(response, 426);
      case 'file':
        options.page.serve(request, response).catch(() => response.destroy());
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const admission = decide(request);
    if (admission.to !== 'socket') {
      return refuseUpgrade(socket, admission.to === 'refused' ? admission.status : 400);
    }
    if (sessions.size >= limits.sockets) return refuseUpgrade(socket, 503);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sessions.set(webSocket, new SocketSession(webSocket, options.workbench, limits));
      webSocket.once('close', () => sessions.delete(webSocket));
    });
  });

  const heartbeat = setInterval(() => {
    for (const webSocket of sockets.clients) if (!sessions.get(webSocket)?.beat()) webSocket.terminate();
  }, limits.heartbeat);
  heartbeat.unref();

  let stopListening = (): void => undefined;
  options.workbench.then(
    (workbench) => {
      stopListening = workbench.onEvent((event) => {
        const encoded = encodeEvent(event);
        for (const session of sessions.values()) session.sendEvent(encoded);
      });
    },
    // Whoever made the workbench reports why it could not be made.
    () => undefined,
  );

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  const port = (server.address() as AddressInfo).port;

  return {
    port,
    token: secrets.token,
    url: `http://127.0.0.1:${port}/open?token=${secrets.token}`,
    close: async () => {
      clearInterval(heartbeat);
      stopListening();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const webSocket of sockets.clients) webSocket.close(1001);
      connections.closeAll();
      await closed;
    },
  };
}

function visitOf(request: IncomingMessage): Visit {
  const headers: [string, string][] = [];
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    headers.push([request.rawHeaders[i]?.toLowerCase() ?? '', request.rawHeaders[i + 1] ?? '']);
  }
  const upgrade = request.headers.upgrade?.toLowerCase() === 'websocket';
  return { method: request.method ?? '', target: request.url ?? '', headers, upgrade };
}

/**
 * All open TCP connections. When there are too many, the oldest one without the cookie is closed. A client with a
 * thousand half-sent requests loses those; the window with the cookie stays, and a new window can still connect.
 */
class Connections {
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
