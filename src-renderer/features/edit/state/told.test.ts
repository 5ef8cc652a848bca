import { expect, it } from 'vitest';
import type { AnyFailure } from '../../../state/failure-text';
import { Told } from './told';

const refused: AnyFailure = { code: 'invalid-definition', data: {} };
const other: AnyFailure = { code: 'disk-full', data: {} };

function shown(): { told: Told; list: string[] } {
  const list: string[] = [];
  const toasts = {
    fail: ({ code }: AnyFailure) => list.push(code) - 1,
    dismiss: (id: number) => void (list[id] = 'gone'),
  };
  return { told: new Told(toasts), list };
}

it('takes back that a text has mistakes when it is saved, and nothing else', () => {
  const { told, list } = shown();
  told.tell(other);
  told.tell(refused);
  told.over('save');
  told.over('save');
  expect(list).toEqual(['disk-full', 'gone']);
});

it('that there was no connection is over with the first save', () => {
  const { told, list } = shown();
  told.tell({ code: 'disconnected', data: {} });
  told.over('save');
  expect(list).toEqual(['gone']);
});

it('says once that a text has mistakes, however often it is tried', () => {
  const { told, list } = shown();
  told.tell(refused);
  told.tell(refused);
  expect(list).toEqual(['gone', 'invalid-definition']);
});

it('an id that was refused is forgotten with the next one that is tried', () => {
  const { told, list } = shown();
  told.tell({ code: 'bad-new-id', data: {} }, 'rename');
  told.tell(refused);
  told.tell({ code: 'id-taken', data: {} }, 'rename');
  expect(list).toEqual(['gone', 'invalid-definition', 'id-taken']);
});
