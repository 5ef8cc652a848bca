import type { Step } from '../../effects/index';
import { finding, type Finding, type FindingPath } from '../../finding';
import { addFix, removeFix } from '../../fixes';
import type { Position } from './position';
import type { Surroundings } from './surroundings';

/** What can let a card gain something, and whether doing so uses up a limit. */
interface GainSource {
  readonly id: string;
  readonly limited: boolean;
}

const gives = ({ do: verb }: Pick<Step, 'do'>): boolean => verb === 'gain';

const gainSources = ({ cards, bonuses }: Surroundings): GainSource[] => [
  ...[...cards.values()].flatMap(({ id, fire = [], pay = [], limit }) => [
    ...fire.filter(gives).map(() => ({ id, limited: limit !== undefined })),
    // A Requirement is paid as often as its card turns up.
    ...pay.filter(gives).map(() => ({ id, limited: false })),
  ]),
  ...[...bonuses.values()].flatMap(({ id, enter = [] }) =>
    enter.filter(gives).map(({ limit }) => ({ id, limited: limit !== undefined })),
  ),
];

/** Gains that no text can have given, or only one whose limit is said to be unused. */
export function gainFindings({ board = [], spent = [] }: Position, around: Surroundings, at: FindingPath) {
  const sources = gainSources(around);
  const limited = [...new Set(sources.filter((source) => source.limited).map(({ id }) => id))];
  const explained = sources.some((source) => !source.limited || spent.includes(source.id));
  return board.flatMap(({ gain }, index): Finding[] => {
    if (gain === undefined || explained) return [];
    const here = [...at, 'board', index, 'gain'];
    const [only, another] = limited;
    if (only === undefined) return [finding('no-gain', here, {}, removeFix(here, 'gain'))];
    const fix = another === undefined ? addFix([...at, 'spent', spent.length], only) : undefined;
    return [finding('unspent-gain', here, { known: limited }, fix)];
  });
}
