import { PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { looksOf, matrixIn } from './patterns';
import { ShapeStore } from './shape-store';
import { formIn, imageIn, operatorsOf, partsOf, shadingIn, streamAt } from './test-pdf';

const shape = (from: number): string =>
  [`${from} 0 m`, ...Array.from({ length: 30 }, (_, at) => `${from + at}.5 ${at} l`), 'h', 'f'].join('\n');

async function begun() {
  const { context } = await PDFDocument.create();
  const store = new ShapeStore(context);
  const share = (...refs: PDFRef[]): void =>
    store.share(refs.map((ref) => ({ ref, stream: streamAt(context, ref), isPage: false })));
  const parts = (ref: PDFRef) => partsOf(streamAt(context, ref).dict);
  return { context, share, parts };
}

describe('shapes of a document', () => {
  it('are parts of their own that the texts name', async () => {
    const { context, share, parts } = await begun();
    const [a, b] = [formIn(context, `q\n${shape(1)}\nQ`), formIn(context, shape(1))];
    share(a, b);
    expect([a, b].map((ref) => operatorsOf(context, ref))).toEqual(['q\n/Hd0 Do\nQ', '/Hd0 Do']);
    const kept = parts(a).get('Hd0');
    expect(parts(b).get('Hd0')).toBe(kept);
    expect(operatorsOf(context, kept)).toBe(shape(1).replace(/\b0\.5/g, '.5'));
    expect(streamAt(context, kept).dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('Form'));
  });

  it('of a batch before are used again', async () => {
    const { context, share, parts } = await begun();
    const [a, b, c] = [1, 1, 1].map((from) => formIn(context, shape(from))) as [PDFRef, PDFRef, PDFRef];
    share(a, b);
    const before = context.largestObjectNumber;
    share(c);
    expect(context.largestObjectNumber).toBe(before);
    expect(parts(c).get('Hd0')).toBe(parts(a).get('Hd0'));
  });

  it('don’t take the place of what a text named already', async () => {
    const { context, share, parts } = await begun();
    const image = imageIn(context, [1]);
    const named = () => formIn(context, `${shape(1)}\n/X1 Do`, { XObject: context.obj({ X1: image }) });
    const [a, b] = [named(), named()];
    share(a, b);
    expect([...parts(a).keys()]).toEqual(['X1', 'Hd0']);
    expect(parts(a).get('X1')).toBe(image);
  });

  it('don’t change a dictionary that other texts share', async () => {
    const { context, share, parts } = await begun();
    const shared = context.obj({ XObject: context.obj({}) });
    const forms = [1, 1, 2, 2].map((from) => {
      const ref = formIn(context, shape(from));
      streamAt(context, ref).dict.set(PDFName.of('Resources'), shared);
      return ref;
    });
    share(...forms);
    expect(forms.map((ref) => [...parts(ref).keys()])).toEqual([['Hd0'], ['Hd0'], ['Hd1'], ['Hd1']]);
    expect(shared.lookup(PDFName.of('XObject'), PDFDict).entries()).toEqual([]);
  });

  it('that are filled with a pattern have it themselves, where it lies for them', async () => {
    const { context, share, parts } = await begun();
    const set = '/Pattern CS/Pattern cs/P4 SCN/P4 scn';
    const filled = (scale: number): PDFRef =>
      formIn(context, [`${scale} 0 0 ${scale} 5 6 cm`, set, shape(1)].join('\n'), {
        Pattern: context.obj({ P4: shadingIn(context, [scale, 0, 0, scale, 5, 6 + scale]) }),
      });
    const [a, b] = [filled(2), filled(3)];
    share(a, b);
    expect(operatorsOf(context, a)).toBe('2 0 0 2 5 6 cm\n/Hd0 Do');
    const kept = parts(a).get('Hd0');
    expect(parts(b).get('Hd0')).toBe(kept);
    expect(operatorsOf(context, kept)).toMatch(/^\/Pattern CS\/Pattern cs\/P SCN\/P scn\n1 0 m\n/);
    const pattern = streamAt(context, kept)
      .dict.lookup(PDFName.of('Resources'), PDFDict)
      .lookup(PDFName.of('Pattern'), PDFDict)
      .lookup(PDFName.of('P'), PDFDict);
    expect(matrixIn(pattern)).toEqual([1, 0, 0, 1, 0, 1]);
    expect(looksOf(pattern)).toContain('/Coords');
  });

  it('a text that is packed in a way that Chromium does not use is left alone', async () => {
    const { context, share } = await begun();
    const dict = context.obj({ Subtype: 'Form', Filter: 'LZWDecode' });
    const ref = context.register(PDFRawStream.of(dict, Uint8Array.of(1, 2, 3)));
    share(ref, formIn(context, shape(1)), formIn(context, shape(1)));
    expect(streamAt(context, ref).contents).toEqual(Uint8Array.of(1, 2, 3));
  });
});
