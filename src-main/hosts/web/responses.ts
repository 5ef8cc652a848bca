import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../csp';
import type { Refusal } from './admission';
import { howToOpenPage } from './how-to-open-page';

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  setSecurityHeaders(response);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function sendRefusal(response: ServerResponse, status: Refusal): void {
  // Whatever else a refused visitor sends on this connection is not read.
  response.setHeader('Connection', 'close');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  if (status === 426) response.setHeader('Upgrade', 'websocket');
  if (status === 401) send(response, status, 'text/html', howToOpenPage());
  else send(response, status, 'text/plain', '');
}
