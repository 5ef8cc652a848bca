import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolveStaticFile } from '../static-files';
import { sendRefusal, setSecurityHeaders } from './responses';

/** Where the page comes from: the built files, or the development server. */
export interface PageSource {
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export const builtPage = (rendererDir: string): PageSource => ({
  async serve(request, response) {
    const file = await resolveStaticFile(rendererDir, request.url ?? '');
    if (!file) return sendRefusal(response, 404);
    // Whole, not as a stream: the stream of a visitor who left before his turn would never be closed.
    const body = await readFile(file.path);
    setSecurityHeaders(response);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.byteLength,
      'Cache-Control': file.cacheControl,
    });
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  },
});
