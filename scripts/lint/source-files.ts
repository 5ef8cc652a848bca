import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const folders = ['e2e', 'scripts', 'src-main', 'src-renderer', 'src-shared'];

/** Every file of ours that ESLint reads, from the top of the repository. For tests. */
export function sourceFiles(): string[] {
  const inner = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return [...readdirSync(root), ...inner].filter(
    (file) => /\.(?:[cm]?[jt]s|svelte)$/.test(file) && !file.endsWith('.d.mts'),
  );
}
