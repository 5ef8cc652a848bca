import type { IdleKey } from '@shared/language/diagnostic-codes';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeEntryFix, removeFix } from '@shared/language/fixes';
import { partsOf, rulesOf, selectorsOf, textsOf, type CardOrBonus } from '../walk';

/** Keys that change nothing where they stand: the designer believes that something happens. */

const idle = (key: IdleKey, at: FindingPath): Finding => finding('idle-key', at, { key }, removeFix(at, key));

const steps = (definition: CardOrBonus) => textsOf(definition).flat();

/** A limit counts how often an ability fires. */
export const idleLimit = ({ kind, value }: CardOrBonus): Finding[] =>
  kind === 'card' && value.limit && !value.fire?.length && !value.while?.length
    ? [idle('limit', ['limit'])]
    : [];

/** What is left aside goes under the pile, with or without a yes. */
export const idleMay = (definition: CardOrBonus): Finding[] =>
  steps(definition).flatMap(({ value, at }) =>
    value.may && (value.do === 'putBack' || (value.do === 'gain' && value.n === 0))
      ? [idle('may', [...at, 'may'])]
      : [],
  );

/** `every` says when a requirement can be paid; elsewhere nothing is paid. */
export const idleEvery = (definition: CardOrBonus): Finding[] =>
  steps(definition).flatMap(({ value, at, list }) =>
    'every' in value && value.every && list !== 'pay' ? [idle('every', [...at, 'every'])] : [],
  );

/** Steps in which there is nothing to decide and nobody's cards are meant. */
export const idleWho = (definition: CardOrBonus): Finding[] =>
  steps(definition).flatMap(({ value, at }) => {
    const decides = value.may || 'pick' in value;
    const alike = value.do === 'lock' || value.do === 'gain' || value.do === 'flip';
    return value.who && alike && !decides ? [idle('who', [...at, 'who'])] : [];
  });

const usesLinked = (definition: CardOrBonus): boolean =>
  partsOf(definition).some((part) => selectorsOf(part).some(({ value }) => value.is === 'linked'));

export const idleLink = (definition: CardOrBonus): Finding[] =>
  usesLinked(definition)
    ? []
    : steps(definition).flatMap(({ value, at }) =>
        'link' in value && value.link ? [idle('link', [...at, 'link'])] : [],
      );

/** A card that is flipped up is not face-down. */
export const idleOrFlip = (definition: CardOrBonus): Finding[] =>
  steps(definition).flatMap(({ value, at }) =>
    'if' in value && value.orFlip && value.if.face === 'down' ? [idle('orFlip', [...at, 'orFlip'])] : [],
  );

/** A bonus is no card on the board that could be left out. */
export const idleNot = (definition: CardOrBonus): Finding[] =>
  definition.kind === 'card'
    ? []
    : partsOf(definition)
        .filter(({ list }) => list !== 'enter')
        .flatMap((part) =>
          selectorsOf(part).flatMap(({ value, at }) =>
            value.not === 'this' && value.is === undefined ? [idle('not', [...at, 'not'])] : [],
          ),
        );

/** Adding nothing, or asking for the lead that is needed anyway. */
export function noEffect(definition: CardOrBonus): Finding[] {
  const gains = steps(definition).filter(({ value }) => value.do === 'gain' && value.n === 0);
  const rules = rulesOf(definition).filter(
    ({ value }) => (value.rule === 'add' && value.n === 0) || (value.rule === 'margin' && value.n === 1),
  );
  return [...gains, ...rules].map(({ value, at }) =>
    finding('no-effect', [...at, 'n'], { found: 'n' in value ? Number(value.n) : 0 }, removeEntryFix(at)),
  );
}
