import { aroundOf } from '@shared/ruletext/index';
import { decodeText } from '@shared/language/decode-text';
import type { DefinedGame } from '@shared/games/index';
import { summarise } from '@shared/language/summary';
import { shippedFiles, shippedPack } from '@shared/language/test-shipped';
import type { Language } from '@shared/util/languages';
import { untyped } from './fitting';
import type { AssistPack, AssistRequest, Completion } from './types';

/** Text of every document of a shipped pack, by its path. */
export function shippedTexts(game: DefinedGame): Map<string, string> {
  return new Map(
    [...shippedFiles(game)].map(([path, bytes]) => {
      const text = decodeText(path, bytes);
      if (!text.ok) throw new Error(path);
      return [path, text.value];
    }),
  );
}

function packOf(game: DefinedGame): AssistPack {
  const ids = [...shippedTexts(game)].flatMap(([path, text]) => {
    const listed = summarise(path, text);
    return listed ? [{ id: listed.id, kind: listed.kind, path, names: listed.names }] : [];
  });
  const around = aroundOf(shippedPack(game).definitions);
  return { game, ids, assets: ['art/cover.png', 'art/moon.svg'], around };
}

export const packs: Readonly<Record<DefinedGame, AssistPack>> = {
  ygios: packOf('ygios'),
  governing: packOf('governing'),
};

/** A document in which `|` is the cursor. */
export function asking(
  game: DefinedGame,
  path: string,
  marked: string,
  language: Language = 'en',
): AssistRequest {
  const offset = marked.indexOf('|');
  if (offset < 0) throw new Error(`no cursor in ${marked}`);
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  return { path, text, offset, language, pack: packs[game] };
}

/** The text with the completion in it, as it is if nobody types into its stops. */
export function inserted(text: string, { insert, replaces, also }: Completion): string {
  const edits = [...also, { span: replaces, text: untyped(insert) }].sort(
    (a, b) => b.span.from - a.span.from,
  );
  return edits.reduce((now, { span, text: by }) => now.slice(0, span.from) + by + now.slice(span.to), text);
}
