import type { OfferedOption } from '@shared/api/match-start';
import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { optionNames, optionValues } from '@shared/games/ygios/definitions/options';
import type { Rules } from '@shared/games/ygios/definitions/rules';
import type { Ruling } from '@shared/games/ygios/definitions/ruling';
import type { Mode } from '@shared/games/index';
import { applyRulings } from '@shared/games/ygios/rulings/index';
import { patchTarget } from '@shared/games/ygios/rulings/apply-rulings';
import { aroundOf, plainRuleText } from '@shared/ruletext/index';
import type { PackWords } from '../pack-words';

type Own = ValidDefinition<'ygios'>;

/** The options that can make a difference in this mode: those of the game, and the rulings of the pack. */
export function offeredOptions(
  definitions: readonly ValidDefinition[],
  mode: Mode,
  words: PackWords,
): OfferedOption[] {
  const own = definitionsOf('ygios', definitions);
  const rules = own.find((one) => one.kind === 'rules')?.value;
  if (!rules) return [];
  const { sculpt } = rules.modes[mode];
  return [
    ...optionNames
      .filter((name) => name !== 'revealBeforeSculpt' || sculpt > 0)
      .map((name) => ({
        name,
        title: words.say(`match.option.${name}`, {}),
        values: optionValues(name).map((value) => ({
          value,
          text: words.say(`match.option.${name}.value`, { value: String(value) }),
        })),
        default: rules.options[name],
        about: [],
      })),
    ...rules.rulings.flatMap((ruling) => offeredRuling(own, rules, mode, ruling, words)),
  ];
}

function offeredRuling(
  own: readonly Own[],
  rules: Rules,
  mode: Mode,
  ruling: Ruling,
  words: PackWords,
): OfferedOption[] {
  const targets = ruling.choices.flatMap(({ patches = [] }) => patches.map(patchTarget));
  const about = own.filter(({ kind, id }) => targets.some((one) => one.kind === kind && one.id === id));
  if (!about.some((one) => isPlayed(one, rules, mode))) return [];
  const { id: name, names, choices, default: preset } = ruling;
  return [
    {
      name,
      title: names[words.language],
      values: choices.map(({ value, names: said }) => ({
        value,
        text: said?.[words.language] ?? readsThen(own, rules, about, name, value, words),
      })),
      default: preset,
      about: about.map(({ path }) => path),
    },
  ];
}

/** What is left out of a mode is never on the table, so nothing has to be decided about it. */
function isPlayed(definition: Own, rules: Rules, mode: Mode): boolean {
  const { devotion, bonuses } = rules.modes[mode];
  if (definition.kind === 'bonus') return bonuses;
  if (definition.kind !== 'card') return true;
  return definition.value.devotion >= devotion.min && definition.value.devotion <= devotion.max;
}

/** A choice without words of its own is told by what its cards say then. */
function readsThen(
  own: readonly Own[],
  rules: Rules,
  about: readonly Own[],
  name: string,
  value: boolean | string,
  words: PackWords,
): string {
  const around = aroundOf(own);
  const patched = applyRulings(own, rules, { [name]: value });
  const changed = patched.filter(({ path }) => about.some((one) => one.path === path));
  const lines = changed.map((one) =>
    words.say('match.option.reads', {
      card: words.title(one.kind, one.id),
      text: plainRuleText(one, words.language, around),
    }),
  );
  return lines.join(' ');
}
