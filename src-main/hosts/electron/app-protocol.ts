import { readFile } from 'node:fs/promises';
import { protocol, type Privileges } from 'electron';
import { securityHeaders } from '../csp';
import { resolveStaticFile } from '../static-files';
import { appOrigin, appScheme } from './own-pages';

/** What `app://` may do: be an origin of its own that counts as secure. It never bypasses the policy. */
export const appPrivileges = {
  standard: true,
  secure: true,
  supportFetchAPI: true,
  codeCache: true,
  bypassCSP: false,
  allowServiceWorkers: false,
  // Vite marks its scripts `crossorigin`. No answer of ours admits another origin, so this opens nothing.
  corsEnabled: true,
} satisfies Privileges;

export interface AppRequest {
  readonly method: string;
  readonly url: string;
}

const refuse = (status: number): Response => new Response(null, { status, headers: securityHeaders });

/**
 * The path as it was asked for. `new URL` would quietly turn `/a/../b` and `/%2e%2e/b` into something that looks
 * harmless; the resolver must see the attempt.
 */
function pathOf(url: string): string | null {
  if (url === appOrigin) return '/';
  return url.startsWith(`${appOrigin}/`) ? url.slice(appOrigin.length) : null;
}

/** Serves the built renderer and nothing else, with the same resolver and headers as the web host. */
export async function answerAppRequest(rendererDir: string, request: AppRequest): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const path = pathOf(request.url);
  if (path === null) return refuse(403);
  const file = await resolveStaticFile(rendererDir, path);
  if (!file) return refuse(404);
  const headers = {
    ...securityHeaders,
    'Content-Type': file.type,
    'Content-Length': String(file.size),
    'Cache-Control': file.cacheControl,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(new Uint8Array(await readFile(file.path)), { headers });
}

/** Must run before the application is ready: Chromium fixes its schemes then. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges: appPrivileges }]);
}

export function serveApp(rendererDir: string): void {
  protocol.handle(appScheme, (request) => answerAppRequest(rendererDir, request));
}
