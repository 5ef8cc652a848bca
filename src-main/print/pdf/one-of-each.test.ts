import { PDFDict, PDFDocument, PDFName, PDFRef, type PDFContext } from 'pdf-lib';
import { expect, it } from 'vitest';
import { packResources, shareImages } from './one-of-each';
import { isImage, streamsIn } from './streams';
import { formIn, imageIn, partsOf, streamAt } from './test-pdf';

const imagesIn = (context: PDFContext): number => streamsIn(context).filter(isImage).length;
const partAt = (context: PDFContext, form: PDFRef, name: string) =>
  partsOf(streamAt(context, form).dict).get(name);
const showing = (context: PDFContext, image: PDFRef): PDFRef =>
  formIn(context, '/X1 Do', { XObject: context.obj({ X1: image }) });

it('a picture that two parts show is kept once, another one is kept too', async () => {
  const { context } = await PDFDocument.create();
  const [a, same, other] = [imageIn(context, [1, 2]), imageIn(context, [1, 2]), imageIn(context, [1, 3])];
  const forms = [a, same, other].map((image) => showing(context, image));
  shareImages(context);
  expect(imagesIn(context)).toBe(2);
  expect(forms.map((form) => partAt(context, form, 'X1'))).toEqual([a, a, other]);
});

it('the same bytes of another size are another picture', async () => {
  const { context } = await PDFDocument.create();
  imageIn(context, [1, 2]);
  imageIn(context, [1, 2], { Width: context.obj(2) });
  shareImages(context);
  expect(imagesIn(context)).toBe(2);
});

it('of two pictures that can be seen through, neither they nor their masks are kept twice', async () => {
  const { context } = await PDFDocument.create();
  const images = [0, 1].map(() => imageIn(context, [1, 2], { SMask: imageIn(context, [255, 0]) }));
  const forms = images.map((image) => showing(context, image));
  shareImages(context);
  expect(imagesIn(context)).toBe(2);
  const [first, second] = forms.map((form) => partAt(context, form, 'X1'));
  expect(first).toBe(second);
  expect(context.lookup(streamAt(context, first).dict.get(PDFName.of('SMask')))).toBeDefined();
});

it('a picture is found wherever it is referred to: in lists and in dictionaries of dictionaries', async () => {
  const { context } = await PDFDocument.create();
  const [a, same] = [imageIn(context, [7]), imageIn(context, [7])];
  const list = context.register(context.obj([[same], { deep: { deeper: same } }]));
  shareImages(context);
  expect(context.lookup(list)?.toString()).toBe(context.obj([[a], { deep: { deeper: a } }]).toString());
});

it('what a part needs is written apart from it', async () => {
  const { context } = await PDFDocument.create();
  const form = showing(context, imageIn(context, [1]));
  packResources(context);
  const { dict } = streamAt(context, form);
  expect(dict.get(PDFName.of('Resources'))).toBeInstanceOf(PDFRef);
  expect(dict.lookup(PDFName.of('Resources'))).toBeInstanceOf(PDFDict);
  const before = context.largestObjectNumber;
  packResources(context);
  expect(context.largestObjectNumber).toBe(before);
});
