import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';
import { governingTerms as terms } from '@shared/i18n/messages/governing-terms';
import type { ByLanguage } from '@shared/util/languages';
import type { Face } from './values';

/** What a number is called where it is said rather than seen. */
const numberNames: Readonly<Record<string, ByLanguage<string>>> = {
  devotion: { en: 'Devotion', ja: '想い', uk: 'Відданість' },
  ap: terms['term.ap'],
  sp: terms['term.sp'],
  pe: terms['term.pe'],
};

/** A card for those who listen: its name, what it is, its numbers, its text. */
export function spokenFace({ fields, language }: Face): string {
  const said = (name: string): string[] => {
    const value = fields[name];
    if (!value) return [];
    if (value.is === 'text') return [value.text];
    if (value.is === 'number') {
      const called = numberNames[name];
      return called ? [`${called[language]} ${value.text}`] : [];
    }
    return value.is === 'rules' ? [plainText(value.rules, language, signNames[language])] : [];
  };
  const parts = ['name', 'type', 'zone', 'girl', 'devotion', 'ap', 'sp', 'pe', 'rules', 'flavour'].flatMap(
    said,
  );
  const stop = language === 'ja' ? '。' : '. ';
  return parts.map((part) => part.replace(/[.。]\s*$/u, '')).join(stop) + stop.trim();
}
