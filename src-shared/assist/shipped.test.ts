import { describe, expect, it } from 'vitest';
import { checkFile } from '@shared/language/check-file';
import type { Diagnostic } from '@shared/language/diagnostics';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { languages } from '@shared/util/languages';
import { cursorAt } from './cursor';
import { entryOf, readHalf, type ObjectPart } from './half-written';
import { completionsAt, hintAt, hoverAt, nameAt, namesAt, outlineOf } from './index';
import { inserted, packs, shippedTexts } from './test-asking';
import type { AssistRequest, Completion } from './types';

const documents = definedGames().flatMap((game) =>
  [...shippedTexts(game)].map(([path, text]) => [game, path, text] as const),
);
const languageFor = (offset: number) => languages[offset % languages.length] ?? 'en';

function askAtCursor(request: AssistRequest): void {
  completionsAt(request);
  hoverAt(request);
  hintAt(request);
  nameAt(request);
}

describe('every shipped document', () => {
  it.each(documents)('%s %s: cut off anywhere, help does not break', (game, path, text) => {
    for (let offset = 0; offset <= text.length; offset += 7) {
      const language = languageFor(offset);
      const cut = text.slice(0, offset);
      const request = { path, text: cut, offset, language, pack: packs[game] };
      askAtCursor(request);
      namesAt(request);
      if (offset % 3 !== 0) continue;
      outlineOf(request);
      // A hole in the middle: what is typed last stands before what was there.
      askAtCursor({ ...request, text: cut + text.slice(offset + 5) });
    }
  });

  const wordIn = (part: ObjectPart): string => {
    const value = (entryOf(part, 'do') ?? entryOf(part, 'rule'))?.value;
    return value?.is === 'scalar' ? String(value.value) : '';
  };
  /** Places that look the same get the same help: one of them is enough. */
  function signature(game: DefinedGame, path: string, text: string, offset: number): string {
    const { levels, touched, after } = cursorAt(readHalf(text), offset);
    const way = levels.map(({ part, step }) =>
      part.is === 'list' ? '[]' : `${String(step)} ${wordIn(part)}`,
    );
    const before = touched.is === 'gap' ? touched.before?.is : '';
    return [game, path.split('/')[0], ...way, touched.is, before, after?.is].join(' ');
  }
  const seen = new Set<string>();
  const places = documents.flatMap(([game, path, text]) =>
    readHalf(text).tokens.flatMap(({ from, to }) =>
      [from, from + 1, to].flatMap((offset) => {
        const key = signature(game, path, text, offset);
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ game, path, text, offset }];
      }),
    ),
  );

  it('has places to ask', () => expect(places.length).toBeGreaterThan(500));

  const breaking: readonly string[] = [
    'unknown-key',
    'unknown-word',
    'unknown-id',
    'wrong-type',
    'out-of-range',
  ];
  function breaks({ code, data }: Diagnostic, { kind, label, insert }: Completion): boolean {
    if (code === 'bad-json' || (code === 'twice' && kind !== 'word')) return true;
    const found = 'found' in data ? data.found : undefined;
    // Another verb may not take the keys of the old one, and another key its value: the designer is told next.
    if (kind === 'word') return code === 'unknown-word' && found === label;
    if (kind === 'key' && !insert.includes(':')) return code === 'unknown-key' && found === label;
    return breaking.includes(code);
  }
  const encoder = new TextEncoder();
  it('takes every completion: text stays JSON, and its keys, words and ids are known', () => {
    const wrong: string[] = [];
    for (const { game, path, text, offset } of places) {
      for (const completion of completionsAt({ path, text, offset, language: 'en', pack: packs[game] })) {
        const after = inserted(text, completion);
        const checked = checkFile(path, encoder.encode(after), game);
        if (checked.ok) continue;
        const bad = checked.error.find((one) => breaks(one, completion));
        if (bad)
          wrong.push(`${path}@${offset} ${completion.label} → ${completion.insert}: ${JSON.stringify(bad)}`);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
