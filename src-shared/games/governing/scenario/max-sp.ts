import type { Selector } from '../effects/selectors';
import type { NamedObject } from './names';
import { printedOf, type Surroundings } from './surroundings';

const controllerOf = ({ object }: NamedObject): string => object.controller ?? object.owner;

function matches(
  { type, of, is, not }: Selector,
  object: NamedObject,
  speaker: NamedObject,
  around: Surroundings,
): boolean {
  const printed = printedOf(around, object.object.card)?.type;
  const own = controllerOf(object) === controllerOf(speaker);
  const isType = type === undefined || printed === type || (type === 'treat' && printed === 'alteration');
  return (
    isType &&
    (of === undefined || (of === 'me') === own) &&
    (is === undefined || object === speaker) &&
    (not === undefined || object !== speaker)
  );
}

/** The most SP that an object of a position can have: printed, modified, and under the rules that stand there. */
export function maxSpOf(wanted: NamedObject, all: readonly NamedObject[], around: Surroundings): number {
  const printed = printedOf(around, wanted.object.card);
  const own = printed && 'sp' in printed ? printed.sp : 0;
  const mods = (wanted.object.mods ?? []).map(({ add, n }) => (add === 'maxSp' ? n : 0));
  const standing = all.flatMap((speaker) => {
    const speaking = printedOf(around, speaker.object.card);
    const rules = speaking && 'while' in speaking ? (speaking.while ?? []) : [];
    return rules.map((rule) => {
      if (rule.rule !== 'add' || rule.stat !== 'maxSp') return 0;
      const concerned =
        rule.all === 'this'
          ? speaker === wanted
          : rule.all === 'wearer'
            ? speaker.object.attached === wanted.name
            : matches(rule.all, wanted, speaker, around);
      return concerned ? rule.n : 0;
    });
  });
  return Math.max(
    0,
    [...mods, ...standing].reduce((sum, n) => sum + n, own),
  );
}
