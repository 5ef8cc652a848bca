import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers for connections that have no response object: broken requests and refused upgrades. */
export function refuseUpgrade(socket: Duplex, status: number): void {
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

export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
  else refuseUpgrade(socket, statusOf[error.code ?? ''] ?? 400);
}
