import { capitalised } from '@shared/ruletext/base/sentence';

/**
 * Ukrainian words that change their first letter with what stands before them: у/в, усі/всі, убік/вбік, з/із/зі. The
 * phrases have one form of each; the right one is only known when the sentence is whole. Names in « » are left alone.
 */
const vowel = '[аеєиіїоуюяАЕЄИІЇОУЮЯ]';
const consonant = '[бвгґджзйклмнпрстфхцчшщБВГҐДЖЗЙКЛМНПРСТФХЦЧШЩ]';
const hissing = '[зсцчшщжЗСЦЧШЩЖ]';

/** After a vowel, unless what follows is a cluster that в would make worse. */
const afterVowel = new RegExp(`(${vowel}) у(?=(?:сі|сіх|бік)(?![а-яіїєґ’]))`, 'gu');
const inAfterVowel = new RegExp(`(${vowel}) у (?!(?:[вфВФ]|льв|св|тв|хв))(?=${consonant})`, 'giu');
const inBeforeVowel = new RegExp(` у (?=${vowel})`, 'gu');

const withBeforeCluster = new RegExp(`(^|[\\s(])(з|З)(?= ${hissing}${consonant})`, 'gu');
const withBeforeHissing = new RegExp(`(^|[\\s(])(з|З)(?= ${hissing})`, 'gu');
const withAfterConsonant = new RegExp(`(${consonant}) з(?= ${consonant})`, 'gu');

const smooth = (words: string): string =>
  words
    .replace(withBeforeCluster, (_, before: string, z: string) => `${before}${z}і`)
    .replace(withBeforeHissing, (_, before: string, z: string) => `${before}${z === 'З' ? 'І' : 'і'}з`)
    .replace(withAfterConsonant, '$1 із')
    .replace(afterVowel, '$1 в')
    .replace(inBeforeVowel, ' в ')
    .replace(inAfterVowel, '$1 в ');

/** A clause closes with a comma of its own; another mark after it, or a bracket, is enough. */
const doubled = /,(?=[.,)]| \()/gu;

/** A sentence as it is printed. */
export const finished = (sentence: string): string =>
  capitalised(sentence)
    .split(/(«[^»]*»)/u)
    .map((piece) => (piece.startsWith('«') ? piece : smooth(piece.replace(doubled, ''))))
    .join('');
