import type { printed } from '../definitions/printed';
import type { DocNode } from './book';
import { nameDocs } from './definition-docs';
import { artDocs, overrideDocs } from './printed-docs';

const override: DocNode = { keys: overrideDocs };

/** Where the sentences for the keys inside of what is printed are found. */
export const insidePrinted: Readonly<Record<keyof typeof printed, DocNode>> = {
  art: { keys: artDocs },
  flavour: { keys: nameDocs },
  text: { keys: nameDocs, inside: { en: override, ja: override, uk: override } },
};
