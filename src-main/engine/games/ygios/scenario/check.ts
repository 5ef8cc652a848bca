import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeFix, renameFix, replaceFix } from '@shared/language/fixes';
import { quotedFinding } from '@shared/language/quoted-boolean';
import type { OptionProblem } from '@shared/language/options';
import type { Surroundings } from '@shared/games/ygios/scenario/surroundings';
import type { Source } from '../compile';

/** A pack as positions see it, played in a source's mode and under its options. */
export const surroundingsOf = ({ cards, bonuses, zones, rules, mode }: Source): Surroundings => ({
  cards: new Map(cards.map((card) => [card.id, card])),
  bonuses: new Map(bonuses.map((bonus) => [bonus.id, bonus])),
  zones: zones.map(({ id }) => id),
  row: rules.row,
  deal: rules.modes[mode].deal,
  sculpt: rules.modes[mode].sculpt,
  lowest: rules.scoring.lowest,
});

/** A wrong option of a scenario, where it stands. */
export function optionFinding(problem: OptionProblem, at: FindingPath): Finding {
  const { found, nearest, near, meant, quoted } = problem;
  const here = [...at, problem.at];
  if (problem.code === 'unknown-option') {
    const fix = near === 'yes' ? renameFix(here, nearest) : removeFix(here, found);
    return finding('unknown-key', here, { found, nearest, near }, fix);
  }
  if (quoted && typeof meant === 'boolean') return quotedFinding(here, meant);
  const fix = meant === undefined ? undefined : replaceFix(here, meant);
  return finding('unknown-word', here, { found, nearest, near, known: problem.known }, fix);
}
