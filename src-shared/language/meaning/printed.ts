import { languages } from '@shared/util/languages';
import type { ValidDefinition } from '../definitions/index';
import type { Flavour, Overrides } from '../definitions/printed';
import { iconSigns, inBraces, keywordSigns, unknownSigns } from '../definitions/signs';
import { effectMark, hasEffects, isStale, type EffectDefinition } from '../effect-mark';
import { finding, type Finding, type FindingPath } from '../finding';
import { addTranslationFix, dropWordsFix, keepWordsFix, type Fix } from '../fixes';
import { likeness } from '../nearest';

type PrintedDefinition = EffectDefinition | Extract<ValidDefinition, { readonly kind: 'zone' }>;

/** What a definition means to print, or fails to. */
export const printedFindings = (definition: PrintedDefinition): Finding[] => [
  ...flavourFindings(definition.value.flavour),
  ...(hasEffects(definition) ? overrideFindings(definition, definition.value.text ?? {}) : []),
];

const flavourFindings = (flavour: Flavour | undefined): Finding[] =>
  flavour
    ? languages
        .filter((language) => flavour[language] === undefined)
        .map((language) => {
          const words = flavour.en ?? flavour.ja ?? flavour.uk ?? '';
          const fix = addTranslationFix(['flavour', language], language, words);
          return finding('missing-translation', ['flavour'], { language }, fix);
        })
    : [];

function overrideFindings(definition: EffectDefinition, overrides: Overrides): Finding[] {
  const given = languages.filter((language) => overrides[language]);
  return given.flatMap((language) => {
    const own = overrides[language];
    if (!own) return [];
    const at = ['text', language];
    const signs = own.says.flatMap((paragraph, index) => signFindings(paragraph, [...at, 'says', index]));
    if (!isStale(definition, own)) return signs;
    const detail = own.for === undefined ? 'unmarked' : 'changed';
    const keep = keepWordsFix(at, effectMark(definition));
    // An empty `text` would be left behind by the last one.
    const drop = dropWordsFix(given.length === 1 ? ['text'] : at);
    // Words without a mark were just written; words for other effects are more likely wrong.
    const [fix, other] = detail === 'unmarked' ? [keep, drop] : [drop, keep];
    return [{ ...finding('stale-text', at, { language, detail }, fix), otherFixes: [other] }, ...signs];
  });
}

const isKeyword = (word: string): boolean => keywordSigns.some((sign) => sign === word);

/** A keyword inside a sentence is none: there only the other signs can have been meant. */
const signFindings = (paragraph: string, at: FindingPath): Finding[] =>
  unknownSigns(paragraph).map((word) => {
    const known = isKeyword(word) ? iconSigns : [...keywordSigns, ...iconSigns];
    const near = likeness(word, known);
    const set = paragraph.replace(inBraces(word), inBraces(near.nearest));
    const fix: Fix = { title: 'replace', data: { to: near.nearest }, edits: [{ at: [...at], set }] };
    return finding('unknown-sign', at, { ...near, known }, near.near === 'no' ? undefined : fix);
  });
