import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface PackedFile {
  readonly path: string;
  readonly size: number;
  /** Lies beside the archive, because it can't be used from inside. */
  readonly unpacked: boolean;
  /** The hash that the archive itself names. */
  readonly sha256: string | undefined;
  /** Empty for a file that is unpacked. */
  readonly content: Buffer;
}

interface Node {
  readonly files?: Readonly<Record<string, Node>>;
  readonly size?: number;
  readonly offset?: string;
  readonly unpacked?: boolean;
  readonly integrity?: { readonly algorithm: string; readonly hash: string };
}

/** The files of Electron's archive: a header as JSON, then the contents one after the other. */
export function readAsar(file: string): readonly PackedFile[] {
  const bytes = readFileSync(file);
  const start = 8 + bytes.readUInt32LE(4);
  const header = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as Node;
  const found: PackedFile[] = [];
  const walk = (node: Node, path: string): void => {
    for (const [name, inner] of Object.entries(node.files ?? {}))
      walk(inner, path ? `${path}/${name}` : name);
    if (node.files || node.size === undefined) return;
    const at = start + Number(node.offset ?? 0);
    const unpacked = node.unpacked ?? false;
    const content = unpacked ? Buffer.alloc(0) : bytes.subarray(at, at + node.size);
    found.push({ path, size: node.size, unpacked, sha256: node.integrity?.hash, content });
  };
  walk(header, '');
  return found;
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
