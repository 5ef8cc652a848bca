import type { JsonSchema } from '@shared/language/json-schema/index';
import { propertyOf, requiredOf, wordsOf } from '@shared/language/json-schema/read';
import type { SchemaForms } from '@shared/language/json-schema/schema-forms';
import type { Level } from './cursor';
import type { Entry, ObjectPart } from './half-written';

/**
 * What may stand somewhere: the ways to write it, none of which leads elsewhere any more, and what is said of the
 * place itself.
 */
export interface Slot {
  readonly forms: readonly JsonSchema[];
  readonly says: string;
}

/** What stands under any key of a record. */
const entryForm = ({ additionalProperties: others }: JsonSchema): JsonSchema | undefined =>
  typeof others === 'object' ? others : undefined;

const listed = (schema: JsonSchema | undefined): JsonSchema[] => (schema ? [schema] : []);

/** A document's schema, and the questions that are asked of it. */
export class Shapes {
  readonly #forms: SchemaForms;

  constructor(forms: SchemaForms) {
    this.#forms = forms;
  }

  get root(): Slot {
    return { forms: this.#forms.of(this.#forms.schema), says: '' };
  }

  /** What may stand at a key of an object that is written in one of these ways. */
  at(forms: readonly JsonSchema[], key: string): Slot {
    const found = forms.flatMap((form): JsonSchema[] => listed(propertyOf(form, key) ?? entryForm(form)));
    return {
      forms: this.#together(found),
      says: found.find(({ description }) => description)?.description ?? '',
    };
  }

  /** What may stand in a list. */
  items(forms: readonly JsonSchema[], says: string): Slot {
    return { forms: this.#together(forms.flatMap(({ items }): JsonSchema[] => listed(items))), says };
  }

  #together(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
    return [...new Set(schemas.flatMap((schema) => this.#forms.of(schema)))];
  }

  /** The slot of the innermost bracket, and of each bracket around it. */
  along(levels: readonly Level[]): Slot[] {
    const slots: Slot[] = [];
    let slot = this.root;
    for (const { part, step, entry } of levels) {
      slots.push(slot);
      if (part.is === 'list') slot = this.items(slot.forms, slot.says);
      else slot = typeof step === 'string' ? this.at(narrowed(slot.forms, part, entry), step) : nowhere;
    }
    return slots;
  }
}

const nowhere: Slot = { forms: [], says: '' };

/**
 * The ways to write an object that fit what is there, apart from the entry that is being written: first those with
 * its words, then those with its keys. If none fits, those that fit best: a misspelt word must not end all help.
 */
export function narrowed(
  forms: readonly JsonSchema[],
  object: ObjectPart,
  except: Entry | null = null,
): readonly JsonSchema[] {
  const objects = forms.filter(({ properties }) => properties);
  if (objects.length < 2) return objects;
  const entries = object.entries.filter((entry) => entry !== except && entry.key !== '');
  const faults = objects.map((form) => faultsOf(form, entries));
  const least = Math.min(...faults);
  return objects.filter((_, index) => faults[index] === least);
}

/** A wrong word weighs more than any number of wrong keys. */
const wordWeight = 1000;

function faultsOf(form: JsonSchema, entries: readonly Entry[]): number {
  let faults = 0;
  for (const { key, value } of entries) {
    const property = propertyOf(form, key);
    if (!property) faults++;
    else if (value?.is === 'scalar') {
      const words = wordsOf(property);
      if (words && !words.includes(value.value)) faults += wordWeight;
    } else if (value && wordsOf(property)) faults += wordWeight;
  }
  return faults;
}

/** The key whose word tells the ways to write this object apart; null where there is one way only. */
export function tellingKey(forms: readonly JsonSchema[]): string | null {
  const [first, ...rest] = forms;
  if (!first || rest.length === 0) return null;
  return (
    Object.keys(first.properties ?? {}).find((key) =>
      forms.every((form) => propertyOf(form, key)?.const !== undefined && requiredOf(form).includes(key)),
    ) ?? null
  );
}
