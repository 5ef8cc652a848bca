import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { CallName } from '@shared/api/calls';
import { encodeMessage } from '@shared/api/wire';
import type { Site, SiteAnswer } from './engine/drawing-engine';

export interface SiteParts {
  /** Where the built page lies. */
  readonly rendererDir: string;
  /** Answers the page's questions; see `asked`. */
  readonly call: (name: CallName, params: unknown) => Promise<unknown>;
}

/** All that a page needs to draw cards. It can change nothing, whatever is written on them. */
const asked: readonly CallName[] = ['faces.get', 'icons.get', 'assets.get'];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The build names its files in these characters only. */
const plainPath = /^\/(?:assets\/)?[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

const refused = (status: number): SiteAnswer => ({ status, type: 'text/plain', body: new Uint8Array() });

/** The page that draws for print and everything it may ask for, without a server. */
export function printSite({ rendererDir, call }: SiteParts): Site {
  return async (path, body) => {
    if (path === '/call') {
      const wanted = readCall(body);
      if (!wanted) return refused(403);
      const answer = await call(wanted.name, wanted.params);
      return { status: 200, type: 'application/octet-stream', body: encodeMessage(answer) };
    }
    const type = types[extname(path)];
    if (type === undefined || !plainPath.test(path)) return refused(404);
    return readFile(join(rendererDir, ...path.split('/'))).then(
      (file) => ({ status: 200, type, body: file }),
      () => refused(404),
    );
  };
}

/** null: it is none of those that are answered, or no call at all. */
function readCall(body: Uint8Array | null): { readonly name: CallName; readonly params: unknown } | null {
  try {
    const { name, params } = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())) as {
      readonly name?: unknown;
      readonly params?: unknown;
    };
    const known = asked.find((one) => one === name);
    return known ? { name: known, params } : null;
  } catch {
    return null;
  }
}
