import type { Art, Flavour } from '@shared/language/definitions/printed';
import type { ownFields } from '@shared/language/definitions/template-fields';
import type { Names } from '@shared/language/names';
import type { RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';
import type { FaceAround } from './around';
import { number, text, type Face, type ValuesFor } from './values';

interface Named {
  readonly id: string;
  readonly name?: string | undefined;
  readonly names?: Names | undefined;
}
interface Pictured {
  readonly id: string;
  readonly art?: Art | undefined;
  readonly flavour?: Flavour | undefined;
}

export const nameIn = ({ id, name, names }: Named, language: Language): string =>
  printed(names?.[language] ?? name ?? id);

/** Names are typed with the apostrophe of the keyboard and printed with the one of the letters. */
const printed = (name: string): string => name.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** What a card's fields are made from beside its definition. */
export interface Sheet {
  readonly path: string;
  readonly language: Language;
  readonly around: FaceAround;
  readonly rules: RuleText;
  readonly copies?: number | undefined;
}

/** What every card has. */
export function own(
  value: Named,
  { path, language, around, copies }: Omit<Sheet, 'rules'>,
): ValuesFor<typeof ownFields> {
  const revision = around.revisionOf(path);
  const tag = language.toUpperCase();
  const foot = [value.id, tag, revision, ...(copies === undefined ? [] : [`×${copies}`])];
  return {
    name: text(nameIn(value, language)),
    set: text(around.set[language]),
    id: text(value.id),
    language: text(tag),
    revision: text(revision),
    foot: text(foot.filter((part) => part !== '').join(' · ')),
  };
}

export const pictured = ({ art, flavour }: Pictured, language: Language, copies: number) => ({
  art: { is: 'art', art: art ?? null } as const,
  flavour: text(flavour?.[language]),
  quantity: number(copies),
});

export const worded = (rules: RuleText) => {
  const keywords = [...new Set(rules.flatMap((paragraph) => paragraph.keywords))];
  return {
    rules: rules.length === 0 ? null : ({ is: 'rules', rules } as const),
    keywords: keywords.length === 0 ? null : ({ is: 'keywords', keywords } as const),
  };
};

export const mark = <M extends Face['mark']>(sign: M) =>
  sign ? ({ is: 'mark', mark: sign } as const) : null;

/** What a game puts on a card: its colour, its badge, its fields. */
export type FaceParts = Pick<Face, 'tone' | 'mark' | 'fields'>;
