import { optionNames } from '../definitions/options';
import { withFixes } from '@shared/language/meaning/clash';
import { ygiosFacts } from '../facts';
import type { Rules } from '../definitions/rules';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeEntryFix, removeFix, replaceFix, swapFix } from '@shared/language/fixes';
import { likeness } from '@shared/language/nearest';
import { quotedBoolean, quotedFinding } from '@shared/language/quoted-boolean';

/** What the numbers of one rules document say together. */

const ranges = ({ modes }: Rules): Finding[] =>
  ygiosFacts.modes.flatMap((mode) => {
    const { min, max } = modes[mode].devotion;
    const at = ['modes', mode, 'devotion'];
    return min > max ? [finding('bad-range', at, { min, max }, swapFix(at, min, max))] : [];
  });

const sculpting = ({ modes }: Rules): Finding[] =>
  ygiosFacts.modes.flatMap((mode) => {
    const { sculpt, deal } = modes[mode];
    const at = ['modes', mode, 'sculpt'];
    return sculpt > deal ? [finding('sculpt-over-deal', at, { sculpt, deal }, replaceFix(at, deal))] : [];
  });

/** The first line that is reached counts, so each must be easier to reach, and the last by an empty hand. */
function backOffTable({ scoring: { backOff } }: Rules): Finding[] {
  const at = ['scoring', 'backOff'];
  const disorder = backOff.findIndex(({ hand }, index) => hand >= (backOff[index - 1]?.hand ?? Infinity));
  if (disorder > 0) {
    const fix = removeEntryFix([...at, disorder]);
    return [finding('back-off-table', [...at, disorder, 'hand'], { detail: 'order' }, fix)];
  }
  const last = backOff.length - 1;
  return backOff[last]?.hand === 0
    ? []
    : [
        finding(
          'back-off-table',
          [...at, last, 'hand'],
          { detail: 'end' },
          replaceFix([...at, last, 'hand'], 0),
        ),
      ];
}

const endless = ({ scoring: { wonRound, backOff } }: Rules): Finding[] =>
  wonRound <= 0 && backOff.every(({ points }) => points <= 0)
    ? [finding('endless-match', ['scoring', 'wonRound'], {}, replaceFix(['scoring', 'wonRound'], 1))]
    : [];

const repeated = <T>(values: readonly T[], placeOf: (index: number) => FindingPath): Finding[] =>
  values.flatMap((value, index) =>
    values.indexOf(value) < index ? [finding('twice', placeOf(index), { found: String(value) })] : [],
  );

const rowTwice = ({ row }: Rules): Finding[] =>
  repeated(row, (index) => ['row', index]).map((found) => ({
    ...found,
    fix: removeFix(found.at, String(row[Number(found.at[1])])),
  }));

/** A name that an option has already would make one of the two unreachable. */
const rulingNames = ({ rulings }: Rules): Finding[] =>
  repeated([...optionNames, ...rulings.map(({ id }) => id)], (index) => [
    'rulings',
    index - optionNames.length,
    'id',
  ]);

const rulingValues = ({ rulings }: Rules): Finding[] =>
  rulings.flatMap(({ choices }, index) =>
    repeated(
      choices.map(({ value }) => value),
      (choice) => ['rulings', index, 'choices', choice, 'value'],
    ),
  );

const rulingDefaults = ({ rulings }: Rules): Finding[] =>
  rulings.flatMap(({ choices, default: preset }, index): Finding[] => {
    const known = choices.map(({ value }) => value);
    if (known.includes(preset)) return [];
    const at = ['rulings', index, 'default'];
    const quoted = quotedBoolean(preset, known);
    if (quoted !== undefined) return [quotedFinding(at, quoted)];
    const near = likeness(String(preset), known.map(String));
    const meant = known.find((value) => near.near !== 'no' && String(value) === near.nearest);
    const fixes = (meant === undefined ? known : [meant]).map((value) => replaceFix(at, value));
    return [withFixes(finding('unknown-word', at, { ...near, known: known.map(String) }), fixes)];
  });

const checks: readonly ((rules: Rules) => Finding[])[] = [
  ranges,
  sculpting,
  backOffTable,
  endless,
  rowTwice,
  rulingNames,
  rulingValues,
  rulingDefaults,
];

export const rulesFindings = (rules: Rules): Finding[] => checks.flatMap((check) => check(rules));
