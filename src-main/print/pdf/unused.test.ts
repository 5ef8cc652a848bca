import { PDFDocument, PDFName, type PDFObject, type PDFRef } from 'pdf-lib';
import { expect, it } from 'vitest';
import { formIn, imageIn } from './test-pdf';
import { dropUnused } from './unused';

it('what nothing leads to is left out, and what anything leads to stays', async () => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const page = document.addPage();
  const mask = imageIn(context, [1]);
  const image = imageIn(context, [2], { SMask: mask });
  const inList = context.register(context.obj([image]));
  const form = formIn(context, 'Q', { XObject: context.obj({ X1: image }), Other: inList });
  page.node.setXObject(PDFName.of('X0'), form);
  const lost = [imageIn(context, [3]), formIn(context, 'q')];
  const circle = [context.nextRef(), context.nextRef()] as const;
  for (const [at, ref] of circle.entries()) context.assign(ref, context.obj([circle[1 - at]]));
  dropUnused(context);
  const there = (ref: PDFRef): PDFObject | undefined => context.lookup(ref);
  for (const ref of [page.ref, form, image, mask, inList]) expect(there(ref)).toBeDefined();
  for (const ref of [...lost, ...circle]) expect(there(ref)).toBeUndefined();
  expect((await PDFDocument.load(await document.save())).getPageCount()).toBe(1);
});
