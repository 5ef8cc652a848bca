import type { Said } from '@shared/language/docs/said';
import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Language } from '@shared/util/languages';
import type { Written } from '../schema/ways';
import type { Way, WordChoice } from '../types';
import { keyLabels } from '../words/key-labels';
import { wayLabels, wordLabels } from '../words/word-labels';

const known = (table: Readonly<Record<string, Said>> | undefined, key: string): Said | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

/** The name of a key: the game's own, or the one that all share. */
const keyLabel = (game: Game, key: string): Said | undefined =>
  known(languageOf(game).labels.keys, key) ?? known(keyLabels, key);

/**
 * The name of the field at a place. A key that nobody knows is called what it is. `word` is that of the step or rule
 * around it: the same key asks for a Zone in one and for a side in another.
 */
export function labelOf(way: Way, game: Game, language: Language, word = ''): string {
  const key = String(way.findLast((step) => typeof step === 'string') ?? '');
  const at = way.lastIndexOf(key);
  const around = way.slice(0, at).findLast((step) => typeof step === 'string');
  const said =
    keyLabel(game, `${word}.${key}`) ?? keyLabel(game, `${around ?? ''}.${key}`) ?? keyLabel(game, key);
  return said?.[language] ?? key;
}

/** A sentence as a name: its first part, without the full stop. */
export const short = (sentence: string): string => sentence.split(/[.。;；](?:\s|$)|。/u)[0] ?? sentence;

/** The list or key that the ways belong to. */
const listOf = (way: Way): string => String(way.findLast((step) => typeof step === 'string') ?? '');

/** A way to write something, with its name. */
export function wordChoice(written: Written, way: Way, game: Game, language: Language): WordChoice {
  const { word, form } = written;
  return { word, label: wordLabel(written, way, game, language), help: form.description ?? '' };
}

/** The words for one more entry of a list. Where there is nothing to choose, its kind is no news. */
export function entryChoices(
  ways: readonly Written[],
  way: Way,
  game: Game,
  language: Language,
): WordChoice[] {
  const [only, ...others] = ways.map((written) => wordChoice(written, way, game, language));
  if (!only || others.length > 0 || ways[0]?.key) return only ? [only, ...others] : [];
  return [{ ...only, label: wayLabels['entry']?.[language] ?? '' }];
}

function wordLabel({ word, key }: Written, way: Way, game: Game, language: Language): string {
  const [first = '', ...rest] = word.split('.');
  const list = listOf(way);
  const ofGame = languageOf(game).labels.words;
  if (list === 'skills') return skillLabel(ofGame['skills'], [first, ...rest], language);
  if (key === 'type') return typeLabel(first, game, language);
  const own = key === null ? undefined : (known(ofGame[key], first) ?? known(wordLabels[key], first));
  const plainSaid = (plain: string): Said | undefined => known(wayLabels, plain) ?? keyLabel(game, plain);
  const parts = [own ?? plainSaid(first), ...rest.map(plainSaid)];
  const names = parts.map((said, index) => said?.[language] ?? word.split('.')[index] ?? '');
  return names.join(' · ');
}

function skillLabel(
  skills: Readonly<Record<string, Said>> | undefined,
  words: readonly string[],
  language: Language,
): string {
  const said = known(skills, words.at(-1) ?? '') ?? known(skills, 'play');
  return said?.[language] ?? '';
}

function typeLabel(type: string, game: Game, language: Language): string {
  const said = languageOf(game).loneWord(['type'], type);
  return said ? short(said[language]) : type;
}
