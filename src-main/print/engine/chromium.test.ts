import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Chromium } from './chromium';
import type { Site } from './drawing-engine';

const site: Site = async () => ({ status: 404, type: 'text/plain', body: new Uint8Array() });
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'heartdeck-chromium-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A script with a first line that names its program is one on these systems only.
describe.skipIf(process.platform === 'win32')('a program that is no Chromium', () => {
  it('is told with what it said at its end, and started anew the next time', async () => {
    const [program, starts] = [join(folder, 'browser'), join(folder, 'starts')];
    writeFileSync(program, `#!/bin/sh\necho started >> '${starts}'\nexit 3\n`);
    chmodSync(program, 0o755);
    const chromium = new Chromium({ path: program, from: 'CHROMIUM_PATH' });
    await expect(chromium.open(site)).rejects.toThrow(`${program}: exit 3`);
    await expect(chromium.open(site)).rejects.toThrow(`${program}: exit 3`);
    expect(readFileSync(starts, 'utf8')).toBe('started\nstarted\n');
    await chromium.close();
  });

  it('nor there at all', async () => {
    const chromium = new Chromium({ path: join(folder, 'none'), from: 'CHROMIUM_PATH' });
    await expect(chromium.open(site)).rejects.toThrow('ENOENT');
    await chromium.close();
  });
});
