import { describe, expect, it } from 'vitest';
import { zipLimits } from './zip-format';
import { readZip } from './zip-read';
import { ZipWriter } from './zip-write';

/** 10 bytes called `a`: 41 before the table of contents, 47 in it, and 22 at the end. */
const one = 10 + 31 + 47 + 22;
const stored = { compress: false } as const;
const ten = new Uint8Array(10);

describe('ZipWriter', () => {
  const table: readonly [string, { entries: number; bytes: number }, boolean[]][] = [
    ['room for all', { entries: 9, bytes: 999 }, [true, true]],
    ['room for one by count', { entries: 1, bytes: 999 }, [true, false]],
    ['room for one to the byte', { entries: 9, bytes: one }, [true, false]],
    ['a byte too little', { entries: 9, bytes: one - 1 }, [false, false]],
  ];
  it.each(table)('with %s', (_what, limits, expected) => {
    const zip = new ZipWriter(limits);
    expect(['a', 'b'].map((path) => zip.add(path, ten, stored))).toEqual(expected);
    // What was refused left no trace.
    const read = readZip(zip.finish());
    expect(read.ok && read.value.length).toBe(expected.filter(Boolean).length);
  });

  it('stays below what 16 and 32 bits can tell without ZIP64', () => {
    expect(zipLimits).toEqual({ entries: 65_534, bytes: 4_294_967_294 });
    const zip = new ZipWriter();
    const taken = Array.from({ length: 65_536 }, () => zip.add('a', ten, stored));
    expect(taken.filter(Boolean)).toHaveLength(zipLimits.entries);
    const read = readZip(zip.finish());
    expect(read.ok && read.value.length).toBe(zipLimits.entries);
  });
});
