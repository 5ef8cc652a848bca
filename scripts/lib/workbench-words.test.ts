import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { cli } from '../../src-shared/i18n/messages/cli';
import { desktop } from '../../src-shared/i18n/messages/desktop';
import { governing } from '../../src-shared/i18n/messages/governing';
import { messages } from '../../src-shared/i18n/messages/index';
import { match } from '../../src-shared/i18n/messages/match';
import { matchGoverning } from '../../src-shared/i18n/messages/match-governing';
import { matchGoverningTerms } from '../../src-shared/i18n/messages/match-governing-terms';
import { matchYgios } from '../../src-shared/i18n/messages/match-ygios';
import { matchYgiosTerms } from '../../src-shared/i18n/messages/match-ygios-terms';
import { withoutWorkbenchWords, workbenchWords } from './workbench-words.mjs';

const root = resolve(import.meta.dirname, '../..');
const files = {
  cli: { cli },
  desktop: { desktop },
  governing: { governing },
  match: { match },
  'match-governing': { matchGoverning },
  'match-governing-terms': { matchGoverningTerms },
  'match-ygios': { matchYgios },
  'match-ygios-terms': { matchYgiosTerms },
} satisfies Record<keyof typeof workbenchWords, object>;
const beginnings = Object.values(workbenchWords).flat();
const isTheirs = (key: string): boolean => beginnings.includes(key.split('.')[0] ?? '');

it('each file is told by how its messages begin', () => {
  for (const [name, held] of Object.entries(files)) {
    const left = Object.keys(held).map((exported) => `export const ${exported} = {};`);
    expect(withoutWorkbenchWords(`/x/src-shared/i18n/messages/${name}.ts`)).toBe(left.join());
    const keys = Object.values<object>(held).flatMap((own) => Object.keys(own));
    expect(keys.filter((key) => !isTheirs(key))).toEqual([]);
  }
  expect(withoutWorkbenchWords('/x/src-shared/i18n/messages/edit.ts')).toBeNull();
});

const sources = ['src-renderer', 'src-shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|\/i18n\/messages\//.test(path)),
);

it('no screen asks for one: it is not there, and nothing could be shown', () => {
  const asked = new RegExp(`['"\`]((?:${beginnings.join('|')})\\.[\\w.-]*(?:\\$\\{)?)`, 'g');
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(asked)]
      .map(([, key = '']) => key)
      .filter((key) => key.endsWith('${') || Object.hasOwn(messages, key))
      .map((key) => `${path}: ${key}`),
  );
  expect(found).toEqual([]);
});
