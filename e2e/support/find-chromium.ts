import { findChromium as findInstalled } from '../../src-main/print/engine/find-chromium.ts';

/** The very one that prints: the first real Chromium there is; the last one comes inside an npm package. */
export async function findChromium(): Promise<{ readonly executablePath: string }> {
  const found = await findInstalled();
  if (found) return { executablePath: found.path };
  const chosen = process.env['CHROMIUM_PATH'];
  throw new Error(
    chosen ? `CHROMIUM_PATH names a file that does not exist: ${chosen}` : 'there is no Chromium',
  );
}

/** Chromium's talk with its maker is of no use in a test, and on a closed network it only costs time. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
