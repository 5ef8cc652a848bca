/**
 * One way to take text apart for the index and for the question, so that both meet. Words of Latin and
 * Cyrillic stay whole; Japanese, which has no spaces, becomes single characters that are asked for as a
 * phrase, so any part of a sentence is found.
 */
const japanese = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
const searchable = String.raw`[\p{L}\p{N}\p{M}]`;
const token = new RegExp(`(?=${japanese})${searchable}|(?:(?!${japanese})${searchable})+`, 'gu');

/** Stands between two texts, so that no phrase runs from the end of one into the next. No question holds it. */
const boundary = '\ue000';

/** The same letters for everybody: width, case, kana and ways to write an apostrophe make no difference. */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      // об’єкт, обʼєкт and об'єкт are one word, not two.
      .replace(/[\u2018\u2019\u02bc\u02b9\u2032\u0027\u0060\u00b4]/g, '')
      // Soft hyphens, joiners and direction marks can't be seen, and stress marks are not typed.
      .replace(/[\p{Cf}\u0300\u0301]/gu, '')
      // ネコ is found by ねこ.
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

function tokens(normalised: string): string[] {
  const found = normalised.match(token) ?? [];
  return found.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** What goes into the index for a list of texts. */
export function indexText(texts: readonly string[]): string {
  return texts
    .map((text) => tokens(normalise(text)).join(' '))
    .filter((text) => text !== '')
    .join(` ${boundary} `);
}

/**
 * The question in FTS5's language: every part between spaces must occur as a phrase whose last word may
 * go on. Only letters and digits in quotes reach FTS5, so no text can be a syntax error. Empty when the
 * text has nothing to look for.
 */
export function matchQuery(text: string): string {
  return normalise(text)
    .split(/\s+/u)
    .map(tokens)
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => `"${phrase.join(' ')}"*`)
    .join(' AND ');
}
