import { expect, it } from 'vitest';
import type { Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import { Toasts } from '../../../state/toasts.svelte';
import { Undo } from '../../../state/undo.svelte';
import type { EditDocument } from '../state/document.svelte';
import { tellRenamed } from './tell-renamed';

const path = 'zones/nest.json';
const back = ok('zones/home.json');
const unsaved = err<Failure>({ code: 'unsaved-text', data: { paths: [path] } });

it.each<[string, string, Result<string, Failure>, string[], RegExp]>([
  ['what was renamed is shown under its old id', path, back, ['zones/home.json'], /“home” again/],
  ['another document in front stays there', 'cards/a.json', back, [], /“home” again/],
  ['a refusal is said', path, unsaved, [], /unsaved text: zones\/nest\.json/],
])('a rename is told and taken back: %s', async (_what, shown, answer, wanted, said) => {
  const toasts = new Toasts();
  const undo = new Undo(toasts);
  const opened: string[] = [];
  const document = { key: { pack: 'mine', path: shown } } as EditDocument;
  const takeBack = (): Promise<Result<string, Failure>> => Promise.resolve(answer);
  tellRenamed(
    { desk: { document }, toasts, undo, open: (to) => opened.push(to) },
    { pack: 'mine', path, oldId: 'home', documents: 11, takeBack },
  );
  expect(undo.newest?.text()).toBe('Renamed in 11 documents.');
  await undo.run();
  expect(opened).toEqual(wanted);
  expect(toasts.list.at(-1)?.text()).toMatch(said);
});
