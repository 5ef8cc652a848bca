import { finding, type Finding } from '@shared/language/finding';
import { addKeyFix, removeFix } from '@shared/language/fixes';
import { withFixes } from '@shared/language/meaning/clash';
import { partsOf, selectorsOf, textsOf, type CardOrBonus } from '../walk';

/** What the parts of one definition say together. */

/** Cards have one or the other in the rules; with both, the requirement is paid and then the ability fires. */
export const requirementAndAbility = ({ kind, value }: CardOrBonus): Finding[] => {
  if (kind !== 'card') return [];
  const requires = Boolean(value.needs?.length) || Boolean(value.pay?.length);
  const [ability] = (['fire', 'while'] as const).filter((key) => value[key]?.length);
  return requires && ability
    ? [finding('requirement-and-ability', [ability], {}, removeFix([ability], ability))]
    : [];
};

/** `linked` where no step of the definition links anything. */
export function linksNothing(definition: CardOrBonus): Finding[] {
  const links = textsOf(definition)
    .flat()
    .some(({ value }) => 'link' in value && value.link);
  if (links) return [];
  const places = textsOf(definition)
    .flat()
    .flatMap(({ value, at }) =>
      value.do === 'play' && value.from === 'aside' ? [addKeyFix([...at, 'link'], true)] : [],
    );
  return partsOf(definition).flatMap((part) =>
    selectorsOf(part).flatMap(({ value, at }) =>
      value.is === 'linked'
        ? [
            withFixes(finding('links-nothing', [...at, 'is'], {}), [
              ...places,
              removeFix([...at, 'is'], 'is'),
            ]),
          ]
        : [],
    ),
  );
}

/** A bonus lies there for both players: its rules know no `me`. */
export const noOwner = (definition: CardOrBonus): Finding[] =>
  definition.kind === 'card'
    ? []
    : partsOf(definition)
        .filter(({ list }) => list === 'while')
        .flatMap((part) =>
          selectorsOf(part).flatMap(({ value, at }) => {
            const place = [...at, 'of'];
            return value.of === undefined ? [] : [finding('no-owner', place, {}, removeFix(place, 'of'))];
          }),
        );

/** So many points for so many of what? */
export const perWithoutCount = (definition: CardOrBonus): Finding[] =>
  partsOf(definition).flatMap(({ value, at }) => {
    const place = [...at, 'per'];
    return 'per' in value && value.per !== undefined && value.count === undefined
      ? [finding('per-without-count', place, {}, removeFix(place, 'per'))]
      : [];
  });
