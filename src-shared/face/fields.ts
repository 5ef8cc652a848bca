import type { Bonus } from '@shared/games/ygios/definitions/bonus';
import type { Card } from '@shared/games/ygios/definitions/card';
import type { Art, Flavour } from '@shared/language/definitions/printed';
import type { definitionFields, ownFields } from '@shared/language/definitions/template-fields';
import type { Zone } from '@shared/games/ygios/definitions/zone';
import type { Names } from '@shared/language/names';
import type { RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';
import type { FaceAround, PrintedDefinition, TemplateDefinition } from './around';
import { quickAction, quickWord, tokenOf, typeMarks, typeNames } from './type-words';
import { number, text, type Face, type ValuesFor } from './values';

type Tables = typeof definitionFields;
type Duel = Extract<PrintedDefinition, { readonly game: 'governing' }>;

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

interface Sheet {
  readonly path: string;
  readonly language: Language;
  readonly around: FaceAround;
  readonly copies?: number | undefined;
}

function own(value: Named, { path, language, around, copies }: Sheet): ValuesFor<typeof ownFields> {
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

const pictured = ({ art, flavour }: Pictured, language: Language, copies: number) => ({
  art: { is: 'art', art: art ?? null } as const,
  flavour: text(flavour?.[language]),
  quantity: number(copies),
});

const worded = (rules: RuleText) => {
  const keywords = [...new Set(rules.flatMap((paragraph) => paragraph.keywords))];
  return {
    rules: rules.length === 0 ? null : ({ is: 'rules', rules } as const),
    keywords: keywords.length === 0 ? null : ({ is: 'keywords', keywords } as const),
  };
};

const mark = <M extends Face['mark']>(sign: M) => (sign ? ({ is: 'mark', mark: sign } as const) : null);

function cardFields(card: Card, zone: Zone | null, rules: RuleText, sheet: Sheet) {
  const { language } = sheet;
  const fields: ValuesFor<Tables['ygios']['card']> = {
    ...own(card, sheet),
    ...pictured(card, language, 1),
    ...worded(rules),
    zone: text(zone ? nameIn(zone, language) : card.home),
    girl: text(zone?.girl?.[language]),
    mark: mark(zone?.look.mark ?? null),
    devotion: number(card.devotion),
  };
  return fields;
}

function bonusFields(bonus: Bonus, rules: RuleText, sheet: Sheet) {
  const fields: ValuesFor<Tables['ygios']['bonus']> = {
    ...own(bonus, sheet),
    ...pictured(bonus, sheet.language, 1),
    ...worded(rules),
  };
  return fields;
}

function zoneFields(zone: Zone, sheet: Sheet) {
  const fields: ValuesFor<Tables['ygios']['zone']> = {
    ...own(zone, sheet),
    ...pictured(zone, sheet.language, 1),
    girl: text(zone.girl?.[sheet.language]),
    mark: mark(zone.look.mark),
  };
  return fields;
}

function duelFields(definition: Duel, rules: RuleText, sheet: Sheet) {
  const { value, kind } = definition;
  const { language } = sheet;
  const type = typeNames[value.type][language];
  const quick = value.type === 'action' && value.quick === true;
  const furre = value.type === 'furre' ? value : null;
  const shared: ValuesFor<Tables['governing']['token']> = {
    ...own(value, sheet),
    ...pictured(value, language, sheet.copies ?? 1),
    ...worded(rules),
    type: text(kind === 'token' ? tokenOf[language](type) : quick ? quickAction[language] : type),
    mark: mark(typeMarks[value.type]),
    sp: number(furre?.sp),
    pe: number(furre?.pe),
    encore: number(furre?.counters?.encore),
  };
  if (kind === 'token') return shared;
  const fields: ValuesFor<Tables['governing']['card']> = {
    ...shared,
    ap: number(value.ap),
    quick: quick ? text(quickWord[language]) : null,
  };
  return fields;
}

/** What a definition has to show in a language. */
export function fieldsOf(definition: PrintedDefinition, language: Language, around: FaceAround): Face {
  const { path, id } = definition;
  const rules = around.textOf(definition, language);
  const sheet = { path, language, around, copies: 1 };
  const face = { path, id, language };
  if (definition.game === 'governing') {
    const { value } = definition;
    const copies = 'copies' in value ? (value.copies ?? 1) : 1;
    const fields = duelFields(definition, rules, { ...sheet, copies });
    return { ...face, tone: value.type, mark: typeMarks[value.type], fields };
  }
  switch (definition.kind) {
    case 'card': {
      const zone = around.zoneOf(definition.value.home);
      const fields = cardFields(definition.value, zone, rules, sheet);
      return { ...face, tone: zone?.look.tone ?? null, mark: zone?.look.mark ?? null, fields };
    }
    case 'bonus':
      return { ...face, tone: null, mark: null, fields: bonusFields(definition.value, rules, sheet) };
    case 'zone': {
      const { tone, mark: sign } = definition.value.look;
      return { ...face, tone, mark: sign, fields: zoneFields(definition.value, sheet) };
    }
  }
}

/** A back, or a card that is no definition's: nothing of it differs between cards. */
export function ownFace(template: TemplateDefinition, language: Language, around: FaceAround): Face {
  const { path, id, value } = template;
  const fields = own(value, { path, language, around });
  return { path, id, language, tone: value.tone ?? null, mark: null, fields };
}
