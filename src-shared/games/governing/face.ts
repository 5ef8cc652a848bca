import type { PrintedDefinition } from '@shared/face/around';
import { mark, own, pictured, worded, type FaceParts, type Sheet } from '@shared/face/parts';
import { number, text, type ValuesFor } from '@shared/face/values';
import { governingTerms as terms } from '@shared/i18n/messages/governing-terms';
import type { Sign } from '@shared/language/definitions/template-words';
import type { ByLanguage } from '@shared/util/languages';
import type { CardType } from './effects/words';
import type { governingFields } from './fields';

type Kinds = (typeof governingFields)['kinds'];
type Printed = PrintedDefinition<'governing'>;

/** The words that are printed for the types of card: the same that the screens call them by. */
const typeNames: Readonly<Record<CardType, ByLanguage<string>>> = {
  furre: terms['term.furre'],
  treat: terms['term.treat'],
  alteration: terms['term.alteration'],
  haven: terms['term.haven'],
  action: terms['term.action'],
};

const quickAction: ByLanguage<string> = terms['term.quick'];
const quickWord: ByLanguage<string> = { en: 'Quick', ja: '即時', uk: 'Миттєва' };

const tokenOf: ByLanguage<(type: string) => string> = {
  en: (type) => `${type} token`,
  ja: (type) => `${type}・トークン`,
  uk: (type) => `Жетон: ${type}`,
};

/** The sign of each type, which is also the shape of its badge. */
const typeMarks: Readonly<Record<CardType, Sign>> = {
  furre: 'paw',
  treat: 'gift',
  alteration: 'shirt',
  haven: 'tent',
  action: 'music',
};

function fieldsOf(definition: Printed, sheet: Sheet) {
  const { value, kind } = definition;
  const { language } = sheet;
  const type = typeNames[value.type][language];
  const quick = value.type === 'action' && value.quick === true;
  const furre = value.type === 'furre' ? value : null;
  const shared: ValuesFor<Kinds['token']> = {
    ...own(value, sheet),
    ...pictured(value, language, sheet.copies ?? 1),
    ...worded(sheet.rules),
    type: text(kind === 'token' ? tokenOf[language](type) : quick ? quickAction[language] : type),
    mark: mark(typeMarks[value.type]),
    sp: number(furre?.sp),
    pe: number(furre?.pe),
    encore: number(furre?.counters?.encore),
  };
  if (kind === 'token') return shared;
  const fields: ValuesFor<Kinds['card']> = {
    ...shared,
    ap: number(value.ap),
    quick: quick ? text(quickWord[language]) : null,
  };
  return fields;
}

/** What a definition has to show. */
export function governingFace(definition: Printed, sheet: Sheet): FaceParts {
  const { value } = definition;
  const copies = 'copies' in value ? (value.copies ?? 1) : 1;
  return {
    tone: value.type,
    mark: typeMarks[value.type],
    fields: fieldsOf(definition, { ...sheet, copies }),
  };
}
