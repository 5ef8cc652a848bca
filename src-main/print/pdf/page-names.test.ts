import { PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Matrix } from './matrix';
import { PageNames } from './page-names';
import { looksOf, matrixIn } from './patterns';
import { formIn, imageIn, shadingIn, streamAt } from './test-pdf';

const here: Matrix = [1, 0, 0, 1, 0, 0];

async function page() {
  const { context } = await PDFDocument.create();
  const names = new PageNames(context);
  const inlined = (ref: PDFRef, at: Matrix = here): string | null =>
    names.inlined(streamAt(context, ref), at);
  const kind = (name: string): PDFDict | undefined => names.dict.lookupMaybe(PDFName.of(name), PDFDict);
  return { context, names, inlined, kind };
}
let on: Awaited<ReturnType<typeof page>>;
beforeEach(async () => {
  on = await page();
});

describe('a part in a page', () => {
  it('brings its names along, of every kind', () => {
    const { context, inlined, kind } = on;
    const image = imageIn(context, [1]);
    const state = context.register(context.obj({ ca: 1 }));
    const part = formIn(context, '/G3 gs\n/X1 Do', {
      XObject: context.obj({ X1: image }),
      ExtGState: context.obj({ G3: state }),
      ProcSet: context.obj(['PDF']),
    });
    expect(inlined(part)).toBe('/G3 gs\n/X1 Do');
    expect(kind('XObject')?.get(PDFName.of('X1'))).toBe(image);
    expect(kind('ExtGState')?.get(PDFName.of('G3'))).toBe(state);
    expect(on.names.dict.has(PDFName.of('ProcSet'))).toBe(false);
  });

  it('is no part of it if a name is taken for another thing, and leaves nothing behind', () => {
    const { context, inlined, kind } = on;
    const of = (x: number, y: number): PDFRef =>
      formIn(context, '/X1 Do', {
        ExtGState: context.obj({ [`G${y}`]: imageIn(context, [y]) }),
        XObject: context.obj({ X1: imageIn(context, [x]) }),
      });
    expect(inlined(of(1, 1))).not.toBeNull();
    expect(inlined(of(2, 2))).toBeNull();
    expect(kind('ExtGState')?.keys()).toEqual([PDFName.of('G1')]);
  });

  it('may call the same thing by the same name as its neighbour', () => {
    const { context, inlined } = on;
    const image = imageIn(context, [1]);
    const part = (): PDFRef => formIn(context, '/X1 Do', { XObject: context.obj({ X1: image }) });
    expect([inlined(part()), inlined(part())]).toEqual(['/X1 Do', '/X1 Do']);
  });
});

describe('a part that is written otherwise than Chromium did it', () => {
  it.each(['q', 'q\nq\nQ', 'Q', '1 0 0 1 0 0 cm q 0 g f'])('“%s” leaves no state open in a page', (text) => {
    expect(on.inlined(formIn(on.context, text))).toBeNull();
  });

  it('is not taken if it names a pattern where no name of it was ever', () => {
    const { context, inlined } = on;
    const Pattern = context.obj({ P4: shadingIn(context, [1, 0, 0, 1, 0, 0]) });
    for (const text of ['/P4 sh', '1 0 0 /P4 scn\n/P4 Do', '/P4\nscn'])
      expect(inlined(formIn(context, text, { Pattern }))).toBeNull();
    expect(inlined(formIn(context, '/P40 Do', { Pattern }))).not.toBeNull();
  });
});

describe('a pattern', () => {
  const set = '/Pattern CS/Pattern cs/P4 SCN/P4 scn';

  it('is moved with each part that is filled with it', () => {
    const { context, inlined, kind } = on;
    const pattern = shadingIn(context, [2, 0, 0, 2, 10, 20]);
    const part = (): PDFRef =>
      formIn(context, `${set}\n0 0 9 9 re\nf`, { Pattern: context.obj({ P4: pattern }) });
    const texts = [inlined(part(), [1, 0, 0, 1, 100, 0]), inlined(part(), [0, -1, 1, 0, 0, 50])];
    expect(texts).toEqual(
      ['Hp0', 'Hp1'].map((name) => `/Pattern CS/Pattern cs/${name} SCN/${name} scn\n0 0 9 9 re\nf`),
    );
    const moved = ['Hp0', 'Hp1'].map((name) => kind('Pattern')?.lookup(PDFName.of(name), PDFDict));
    expect(moved.map((one) => one && matrixIn(one))).toEqual([
      [2, 0, 0, 2, 110, 20],
      [0, -2, 2, 0, 20, 40],
    ]);
    expect(moved.map((one) => one && looksOf(one))).toEqual(
      Array(2).fill(expect.stringContaining('/Coords')),
    );
  });

  it('that nothing is filled with is not taken', () => {
    const { context, inlined, kind } = on;
    const pattern = shadingIn(context, [1, 0, 0, 1, 0, 0]);
    expect(inlined(formIn(context, 'f', { Pattern: context.obj({ P4: pattern }) }))).toBe('f');
    expect(kind('Pattern')).toBeUndefined();
  });

  it('that is a tile keeps its part out of the page: it can’t be moved for little', () => {
    const { context, inlined } = on;
    const tile = formIn(context, '0 0 1 1 re\nf');
    expect(inlined(formIn(context, set, { Pattern: context.obj({ P4: tile }) }))).toBeNull();
  });
});
