import type { Around } from '@shared/ruletext/index';
import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { PlainValue } from '@shared/language/fixes';
import type { Language } from '@shared/util/languages';

/** A document as fields. Everything here is plain data: no screen is known. */

/** The way to a part of a document, as diagnostics have it: `['fire', 0, 'n']`. */
export type Way = readonly (string | number)[];

/** A definition of the pack that can be named. */
export interface FormId {
  readonly id: string;
  readonly kind: Kind;
  readonly names: Names | null;
}

export interface FormRequest {
  readonly game: Game;
  /** Of the document in the pack: it tells the kind. */
  readonly path: string;
  readonly text: string;
  /** The user's. */
  readonly language: Language;
  readonly ids: readonly FormId[];
  /** Names for rule text. Left out, they are made from `ids`. */
  readonly around?: Around;
}

/** Something to choose, with its name and what it means. */
export interface Option {
  readonly label: string;
  readonly help: string;
}

export interface Choice extends Option {
  readonly value: string | number | boolean;
}

/** A definition to choose, or a word that may stand in its place. */
export interface IdChoice extends Option {
  readonly value: string;
}

/** A way to write an entry or a value, such as a verb. `word` is what `addEntry` and `changeWord` take. */
export interface WordChoice extends Option {
  readonly word: string;
}

export interface Place {
  readonly path: Way;
  readonly label: string;
  /** A sentence or two. */
  readonly help: string;
  /** Without it the document is wrong: it can't be taken away. */
  readonly needed: boolean;
  /** The keys of the object around it, in the order of the format: for `setField`. */
  readonly order: readonly string[];
}

export interface TextField extends Place {
  readonly is: 'text';
  readonly value: string;
  readonly longest: number | null;
  /** What is known to fit, where anything may stand: fonts, signs, fields of a template. */
  readonly examples: readonly string[];
}

/** The same words in each language, to be shown side by side; `value` is null where there are none. */
export interface WordsField extends Place {
  readonly is: 'words';
  readonly cells: readonly {
    readonly language: Language;
    readonly path: Way;
    readonly value: string | null;
    readonly needed: boolean;
  }[];
  readonly longest: number | null;
}

export interface NumberField extends Place {
  readonly is: 'number';
  readonly value: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly whole: boolean;
}

/**
 * On or off. Some keys may only be there or not: then `off` is null and switching off means `removeField`; what
 * stands there otherwise is `on`.
 */
export interface SwitchField extends Place {
  readonly is: 'switch';
  readonly value: boolean;
  readonly on: boolean;
  readonly off: boolean | null;
}

export interface ChoiceField extends Place {
  readonly is: 'choice';
  readonly value: string | number | boolean;
  readonly choices: readonly Choice[];
}

export interface IdField extends Place {
  readonly is: 'id';
  readonly value: string;
  readonly kind: Kind;
  readonly choices: readonly IdChoice[];
}

/** The picture, or an icon or image of one: for a picker. `value` is a name or a path. */
export interface PictureField extends Place {
  readonly is: 'icon' | 'image';
  readonly value: string;
}

/** Set by the format, by a fix or by the file's name: shown, not typed. */
export interface FixedField extends Place {
  readonly is: 'fixed';
  readonly value: PlainValue;
}

/** Something that can be added. */
export interface Addable {
  readonly path: Way;
  readonly label: string;
  readonly help: string;
  /** The kind of field that it will be: a switch can be shown as one that is off. */
  readonly field: Field['is'];
  /** What it begins with: right by itself. */
  readonly starts: PlainValue;
  /** Of a switch: what stands there when it is on, and whether it is while nothing stands there; null: no switch. */
  readonly turns: { readonly on: boolean; readonly usual: boolean } | null;
  readonly order: readonly string[];
  /** Without it the document is wrong. */
  readonly needed: boolean;
  /** A key that gives way to it: one name for all languages to a name in each. */
  readonly instead: string | null;
}

/** Keys and what they hold; `addable` are the ones that are not there. */
interface Keys {
  readonly fields: readonly Field[];
  readonly addable: readonly Addable[];
}

/** An object with keys of its own. Where it can be written in several ways, `words` has them. */
export interface GroupField extends Place, Keys {
  readonly is: 'group';
  /** What the word itself stands for: `{ do: 'draw' }`. No field shows it. */
  readonly told: { readonly [key: string]: PlainValue };
  readonly word: string | null;
  readonly words: readonly WordChoice[];
}

/** A value that can be of several kinds (a number, X, half of something): the one that it is now. */
export interface EitherField extends Place {
  readonly is: 'either';
  readonly word: string | null;
  readonly words: readonly WordChoice[];
  /** At the same path. */
  readonly field: Field;
}

export interface Entry {
  readonly path: Way;
  /** null: it fits no way to write it. */
  readonly word: string | null;
  readonly title: string;
  readonly help: string;
  /** One line: the rule text it makes, or what tells it from the others; empty where there is neither. */
  readonly summary: string;
  readonly field: Field;
}

export interface ListField extends Place {
  readonly is: 'list';
  /** False: the key is not there yet; the first `addEntry` brings it. */
  readonly present: boolean;
  readonly entries: readonly Entry[];
  /** For one more entry; none where the list is full. */
  readonly words: readonly WordChoice[];
  readonly least: number;
  readonly most: number | null;
}

/** What no field can show: an unknown key, or a value of the wrong kind. It stays as it is until somebody acts. */
export interface RawField extends Place {
  readonly is: 'raw';
  readonly value: PlainValue;
  /** As text. */
  readonly json: string;
  /** What may stand there instead. */
  readonly words: readonly WordChoice[];
}

export type Field =
  | TextField
  | WordsField
  | NumberField
  | SwitchField
  | ChoiceField
  | IdField
  | PictureField
  | FixedField
  | GroupField
  | EitherField
  | ListField
  | RawField;

/** The whole document: a group without a path. */
export type Form = GroupField;

/** Why there is no form: the text can't be read as it is, or no document of the game lies at this path. */
export type NoForm = 'unreadable' | 'unknown-document';
