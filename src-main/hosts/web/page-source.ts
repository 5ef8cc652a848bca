import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
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
    setSecurityHeaders(response);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.size,
      'Cache-Control': file.cacheControl,
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file.path), response);
  },
});
