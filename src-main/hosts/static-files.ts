import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

export interface StaticFile {
  /** Absolute, with every link resolved, inside the root. */
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly cacheControl: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** The build names its files in these characters only: what is not listed needs no list of tricks. */
const plainName = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const longestPath = 1000;

/** The file names in a URL's path, or null when it asks for anything but plain files below the root. */
function parseStaticPath(urlPath: string): readonly string[] | null {
  if (urlPath.length > longestPath || !urlPath.startsWith('/')) return null;
  const raw = /^[^?#]*/.exec(urlPath)?.[0] ?? '';
  if (raw === '/') return ['index.html'];
  const names: string[] = [];
  for (const part of raw.slice(1).split('/')) {
    let name: string;
    try {
      name = decodeURIComponent(part);
    } catch {
      return null;
    }
    // Decoded once, after the split: an encoded slash can't make a new part, a doubly encoded one stays a `%`.
    if (!plainName.test(name) || name.endsWith('.')) return null;
    names.push(name);
  }
  return names;
}

/** Names that carry a hash of their content never mean anything else; the rest may change with any build. */
const cacheControlFor = (names: readonly string[]): string =>
  names[0] === 'assets' && /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(names.at(-1) ?? '')
    ? 'private, max-age=31536000, immutable'
    : 'no-store';

/** Finds the file a URL's path means. Null for everything that is not a known kind of file below `root`. */
export async function resolveStaticFile(root: string, urlPath: string): Promise<StaticFile | null> {
  const names = parseStaticPath(urlPath);
  const type = names && types[extname(names.at(-1) ?? '').toLowerCase()];
  if (!names || !type) return null;
  try {
    const realRoot = await realpath(root);
    const path = await realpath(join(realRoot, ...names));
    // A link that leads out of the folder would hand out any file of the user's.
    if (!path.startsWith(realRoot + sep)) return null;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, type, cacheControl: cacheControlFor(names) } : null;
  } catch {
    return null;
  }
}
