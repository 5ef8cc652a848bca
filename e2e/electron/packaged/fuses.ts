import { readFileSync } from 'node:fs';

/** In the order of the wire; an Electron newer than this list has more at its end. */
const names = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
];
/** Stands before the wire in every Electron, so that it can be found. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** The fuses of a program, as they were blown into it. */
export function readFuses(program: string): Record<string, boolean> {
  const bytes = readFileSync(program);
  const at = bytes.indexOf(sentinel) + sentinel.length;
  if (at < sentinel.length || bytes[at] !== 1) throw new Error('no fuses of a known version');
  const wire = bytes.toString('latin1', at + 2, at + 2 + (bytes[at + 1] ?? 0));
  return Object.fromEntries(names.map((name, index) => [name, wire[index] === '1']));
}

/** The fuses that electron-builder.yml asks for. One is no fuse but a step of signing on macOS. */
export function wantedFuses(config: string): Record<string, boolean> {
  const block = /^electronFuses:\n((?: {2}.+\n)+)/m.exec(config)?.[1] ?? '';
  const found: Record<string, boolean> = {};
  for (const [, name = '', on] of block.matchAll(/^ {2}(\w+): (true|false)$/gm))
    if (name !== 'resetAdHocDarwinSignature') found[name] = on === 'true';
  return found;
}
