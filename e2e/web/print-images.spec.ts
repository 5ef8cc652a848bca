import { unzipSync } from 'fflate';
import type { Params } from '@shared/api/calls';
import type { Contract } from '../support/contract';
import { decodePng, pixelAt } from '../support/png-read';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

interface Manifest {
  readonly dpi?: number;
  readonly bleed?: number;
  readonly cards?: readonly {
    readonly key: string;
    readonly language: string;
    readonly copies: number;
    readonly front: string;
    readonly back: string | null;
  }[];
  readonly decks?: readonly {
    readonly face: string;
    readonly back: string | null;
    readonly language: string;
    readonly count: number;
    readonly columns: number;
    readonly rows: number;
    readonly pixels: { readonly w: number; readonly h: number };
    readonly cards: readonly string[];
  }[];
}

async function unpacked(
  contract: Contract,
  wanted: Params<'print.export'>,
): Promise<{ readonly files: Readonly<Record<string, Uint8Array>>; readonly manifest: Manifest }> {
  const { bytes } = await contract.call('print.export', wanted);
  const files = unzipSync(bytes!);
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as Manifest;
  return { files, manifest };
}

const some = ['cards/home-1.json', 'cards/home-2.json', 'bonuses/paranoia.json'];

for (const [bleed, short, long] of [
  [false, 744, 1039],
  [true, 815, 1110],
] as const) {
  test(`a picture of a card has its size in pixels and on paper: ${bleed ? 'with' : 'without'} bleed`, async ({
    contract,
  }) => {
    const job = jobOf(settingsWith(sheets({ bleed: 3, backs: 'long-edge' })), {
      only: some,
      languages: ['en', 'ja'],
      copies: { 'cards/home-2.json': 4 },
    });
    const { files, manifest } = await unpacked(contract, {
      what: 'png',
      dpi: 300,
      bleed,
      job,
      anyway: false,
    });
    const { cards = [], dpi } = manifest;
    expect(dpi).toBe(300);
    expect(cards.map(({ key, language, copies }) => [key, language, copies])).toEqual(
      ['en', 'ja'].flatMap((language) => some.map((key) => [key, language, key.includes('home-2') ? 4 : 1])),
    );
    const named = cards.flatMap(({ front, back }) => [front, back!]);
    expect(new Set(Object.keys(files))).toEqual(new Set([...named, 'manifest.json']));
    for (const { key, front, back } of cards) {
      for (const path of [front, back!]) {
        const { width, height, perMetre, data } = decodePng(files[path]!);
        expect([width, height]).toEqual(key.startsWith('bonuses') ? [long, short] : [short, long]);
        // 300 dots an inch.
        expect(perMetre).toEqual({ x: 11811, y: 11811 });
        // Full to its four corners, and nothing shines through.
        const corners = [
          [0, 0],
          [width - 1, 0],
          [0, height - 1],
          [width - 1, height - 1],
        ].map(([x = 0, y = 0]) => pixelAt({ width, height, perMetre, data }, x, y));
        for (const [r, g, b] of corners) expect(Math.min(r, g, b)).toBeLessThan(200);
        expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
      }
    }
  });
}

test('sheets for a virtual table hold what their list says, and are no larger than it takes', async ({
  contract,
}) => {
  const job = jobOf(settingsWith(sheets({ backs: 'long-edge' })), { copies: { 'cards/home-1.json': 60 } });
  const { files, manifest } = await unpacked(contract, { what: 'tabletop', job, anyway: false });
  const { decks = [] } = manifest;
  const counted = new Map<string, number>();
  for (const { face, back, columns, rows, count, pixels, cards } of decks) {
    expect([columns, rows]).toEqual([10, 7]);
    expect(cards).toHaveLength(count);
    expect(count).toBeLessThan(columns * rows);
    for (const key of cards) counted.set(key, (counted.get(key) ?? 0) + 1);
    const { width, height } = decodePng(files[face]!);
    expect([width, height]).toEqual([pixels.w, pixels.h]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    expect(Math.max(width, height)).toBeGreaterThan(4096 - 20);
    expect([width % 10, height % 7]).toEqual([0, 0]);
    const hidden = decodePng(files[back!]!);
    expect([hidden.width, hidden.height]).toEqual([width / 10, height / 7]);
  }
  expect(counted.get('cards/home-1.json')).toBe(60);
  expect([...counted.values()].reduce((sum, count) => sum + count)).toBe(38 + 59);
});
