import type { Addable, GroupField, SwitchField, Way } from '@shared/forms/index';
import type { Forms } from './load-forms';

/** A key that is on or off, whether it is there or not. */
export interface Switch {
  readonly path: Way;
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  /** The text with it on or off. */
  switched(forms: Forms, text: string, on: boolean): string;
}

const present = (field: SwitchField): Switch => ({
  path: field.path,
  label: field.label,
  help: field.help,
  checked: field.value,
  switched: (forms, text, on) =>
    !on && field.off === null
      ? forms.removeField(text, field.path)
      : forms.setField(text, field.path, on ? field.on : (field.off ?? false), field.order),
});

/** Where nothing stands, what is usual holds. */
const missing = (addable: Addable, { on, usual }: NonNullable<Addable['turns']>): Switch => ({
  path: addable.path,
  label: addable.label,
  help: addable.help,
  checked: usual,
  switched: (forms, text, isOn) => forms.addField(text, { ...addable, starts: isOn ? on : !on }),
});

/** In the order of the format. */
export function switchesOf({ fields, addable }: GroupField): readonly Switch[] {
  const there = fields.filter((field) => field.is === 'switch');
  const others = addable.flatMap((one) => (one.turns && !one.needed ? [missing(one, one.turns)] : []));
  const order = there[0]?.order ?? addable[0]?.order ?? [];
  const placeOf = ({ path }: Switch): number => order.indexOf(String(path.at(-1)));
  return [...there.map(present), ...others].toSorted((a, b) => placeOf(a) - placeOf(b));
}
