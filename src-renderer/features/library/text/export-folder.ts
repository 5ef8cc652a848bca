/** The folder offered for an export: inside the data folder, named after the pack. */
export function offeredFolder(dataDir: string, name: string, id: string): string {
  const separator = dataDir.includes('\\') && !dataDir.includes('/') ? '\\' : '/';
  return [dataDir.replace(/[\\/]+$/, ''), 'exports', slug(name) || slug(id) || 'pack'].join(separator);
}

/** A name every file system and every shell takes without quoting. */
const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
