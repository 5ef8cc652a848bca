import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { electronBinary, whyNoWindow } from '../../scripts/lib/electron.mjs';

export const root = join(import.meta.dirname, '../..');

const reasons: Readonly<Record<string, string>> = {
  'reason.noDisplay': 'there is no display',
  'reason.root': 'Electron’s sandbox does not run as root',
};

function find(): { readonly path: string } | { readonly missing: string } {
  const chosen = process.env['ELECTRON_PATH'];
  if (chosen && !existsSync(chosen)) return { missing: `ELECTRON_PATH names no file: ${chosen}` };
  const path = chosen ?? electronBinary(root);
  if (!path)
    return { missing: 'Electron’s binary is not here (node_modules/electron/dist) and could not be fetched' };
  const { platform, env } = process;
  const reason = whyNoWindow({ platform, env, uid: process.getuid?.() });
  return reason ? { missing: reasons[reason] ?? reason } : { path };
}

const found = find();
/** Why these specs can't run on this machine; empty where they can. */
export const missing = 'missing' in found ? found.missing : '';
export const electronPath = 'path' in found ? found.path : '';
