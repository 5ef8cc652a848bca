import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentPolicy } from '../csp';
import type { PageSource } from './page-source';
import { setSecurityHeaders } from './responses';

/**
 * `npm run dev` without Electron's binary: the page comes from electron-vite's server but through this host, so
 * that cookie, Origin and socket are the same as in the product.
 */
export function developmentPage(rendererUrl: string): PageSource {
  const base = new URL(rendererUrl);
  return {
    async serve(request: IncomingMessage, response: ServerResponse) {
      // Joined as text: resolved as a URL, a path of `//elsewhere/` would leave the development server.
      const answer = await fetch(base.origin + (request.url ?? '/'), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      setSecurityHeaders(response);
      response.setHeader('Content-Security-Policy', developmentPolicy(`ws://${base.host}`));
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    },
  };
}
