import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { packLimits } from '@shared/language/pack-limits';
import { must } from '../test-support';
import { readArchive, writeArchive } from './archive';
import { indexPath, sha256 } from './archive-format';
import { hexOf, samplePack, textOf } from './test-transfer';

const timeZone = process.env['TZ'];
afterEach(() => {
  if (timeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = timeZone;
});

describe('a .heartdeck file', () => {
  it('comes back byte by byte, comments and pictures included', async () => {
    const files = await samplePack();
    const archive = must(await writeArchive(files));
    const back = must(await readArchive('sample.heartdeck', archive));
    expect(hexOf(back)).toEqual(hexOf(files));
    expect(textOf(back.get('cards/home-1.json'))).toContain('/* ї */');
    expect(Buffer.compare(must(await writeArchive(back)), archive)).toBe(0);
  });

  it('is the same in any order of files and any time zone', async () => {
    const files = await samplePack();
    const hashes = new Set<string>();
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/St_Johns']) {
      process.env['TZ'] = zone;
      hashes.add(sha256(must(await writeArchive(new Map([...files].reverse())))));
      hashes.add(sha256(must(await writeArchive(files))));
    }
    expect(hashes.size).toBe(1);
  });

  it('opens in any program that reads ZIP, with the index first', async () => {
    const files = await samplePack();
    const opened = unzipSync(must(await writeArchive(files)));
    expect(Object.keys(opened)).toEqual([indexPath, ...files.keys()]);
    const { [indexPath]: index, ...rest } = opened;
    expect(hexOf(new Map(Object.entries(rest)))).toEqual(hexOf(files));
    expect(JSON.parse(textOf(index))).toEqual({
      format: 1,
      files: Object.fromEntries([...files].map(([path, bytes]) => [path, sha256(bytes)])),
    });
  });

  it('reads from a part of a larger buffer', async () => {
    const archive = must(await writeArchive(await samplePack()));
    const larger = new Uint8Array(archive.byteLength + 20).fill(0x50);
    larger.set(archive, 7);
    const back = await readArchive('x', larger.subarray(7, 7 + archive.byteLength));
    expect(back.ok).toBe(true);
  });

  it('tells how far it is, a stage after the other, to the end', async () => {
    const files = await samplePack();
    const told: [string, number, number][] = [];
    const onProgress = (stage: string, done: number, total: number): void =>
      void told.push([stage, done, total]);
    const archive = must(await writeArchive(files, { onProgress }));
    must(await readArchive('x', archive, { onProgress }));
    expect([...new Set(told.map(([stage]) => stage))]).toEqual(['packing', 'reading', 'checking']);
    for (const stage of ['packing', 'reading', 'checking']) {
      const own = told.filter(([name]) => name === stage);
      expect(own.at(-1)?.[1]).toBe(own.at(-1)?.[2]);
      expect(own.map(([, done]) => done)).toEqual(own.map(([, done]) => done).sort((a, b) => a - b));
    }
  });

  it('lets others work meanwhile', async () => {
    const archive = must(await writeArchive(await samplePack()));
    let turns = 0;
    let over = false;
    const count = (): void => {
      turns++;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    must(await readArchive('x', archive));
    over = true;
    expect(turns).toBeGreaterThan(30);
  });

  it('is not made of more files than the format can count', async () => {
    const none = new Uint8Array();
    const files = new Map(Array.from({ length: 65_536 }, (_, number) => [`art/a${number}.png`, none]));
    expect(await writeArchive(files)).toMatchObject({
      ok: false,
      error: { code: 'invalid-definition', data: { diagnostics: [{ code: 'too-many-files' }] } },
    });
  });

  it('is never larger than a file that is read', async () => {
    // The longest names and nothing in them: all that comes on top of the contents of a full pack.
    const name = (number: number): string => `art/${String(number).padStart(60, 'x')}.jpeg`;
    const none = new Uint8Array();
    const files = new Map(Array.from({ length: packLimits.files }, (_, number) => [name(number), none]));
    const around = must(await writeArchive(files)).byteLength;
    expect(packLimits.packBytes + around).toBeLessThan(packLimits.archiveBytes);
  });

  const stages = ['packing', 'reading', 'checking'] as const;
  it.each(stages)('stops when cancelled while %s', async (wanted) => {
    const files = await samplePack();
    const archive = must(await writeArchive(files));
    const controller = new AbortController();
    const told: string[] = [];
    const options = {
      signal: controller.signal,
      onProgress: (stage: string) => {
        told.push(stage);
        if (stage === wanted) controller.abort();
      },
    };
    const result =
      wanted === 'packing' ? await writeArchive(files, options) : await readArchive('x', archive, options);
    expect(result).toEqual({ ok: false, error: { code: 'cancelled', data: {} } });
    expect(told.filter((stage) => stage === wanted)).toHaveLength(1);
  });
});
