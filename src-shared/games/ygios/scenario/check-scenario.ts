import type { Finding, FindingPath } from '@shared/language/finding';
import { namedOnBoard, positionFindings } from './check-position';
import type { Entry } from './entries';
import type { YgiosScenario } from './file';
import type { Look } from './look';
import type { ScenarioMove } from './moves';
import { named, namedAll, unknownIds, type Named, type Surroundings } from './surroundings';
import { answerWords, seatLetters } from './words';

/** What is wrong with a scenario of the right shape, its options apart. */
export function scenarioFindings({ given, when, then }: YgiosScenario, around: Surroundings): Finding[] {
  const steps = when.flatMap((step, index) => {
    const here = ['when', index];
    if ('expect' in step) return namedInLook(step.expect, [...here, 'expect']);
    // That something is not there is what a refused move may be about.
    return step.refused ? [] : namedInMove(step, here);
  });
  return [
    ...positionFindings(given, around, ['given']),
    ...unknownIds(around, [...steps, ...(then ? namedInLook(then, ['then']) : [])]),
  ];
}

function namedInMove(move: ScenarioMove, at: FindingPath): Named[] {
  const found: Named[] = [
    ...namedEntries(move.offered, [...at, 'offered']),
    ...namedEntries(move.notOffered, [...at, 'notOffered']),
  ];
  if ('play' in move) found.push(named(['card'], move.play, [...at, 'play']));
  if ('pick' in move) found.push(named(['card'], move.pick, [...at, 'pick']));
  if ('place' in move) found.push(named(['card'], move.place, [...at, 'place']));
  if ('zone' in move) found.push(named(['zone'], move.zone, [...at, 'zone']));
  if ('putUnder' in move) found.push(...namedAll(['card'], move.putUnder, [...at, 'putUnder']));
  if ('discard' in move) found.push(...namedAll(['card'], move.discard, [...at, 'discard']));
  if ('sculpt' in move) found.push(...namedAll(['card'], move.sculpt, [...at, 'sculpt']));
  return found;
}

const namedEntries = (entries: readonly Entry[] | undefined, at: FindingPath): Named[] =>
  (entries ?? []).flatMap((entry, index): Named[] => {
    const here = [...at, index];
    if (typeof entry === 'boolean') return [];
    if (typeof entry === 'string') return [named(['card', 'zone'], entry, here, answerWords)];
    if (Array.isArray(entry)) return namedAll(['card'], entry, here);
    return [named(['card'], entry.play, [...here, 'play']), named(['zone'], entry.zone, [...here, 'zone'])];
  });

function namedInLook(look: Look, at: FindingPath): Named[] {
  const keys = (kind: 'card' | 'zone', record: object | undefined, key: string): Named[] =>
    Object.keys(record ?? {}).map((id) => named([kind], id, [...at, key, id]));
  return [
    ...(look.board ?? []).map(({ card }, index) => named(['card'], card, [...at, 'board', index, 'card'])),
    ...namedOnBoard(look, at),
    ...keys('zone', look.devotion, 'devotion'),
    ...keys('zone', look.control, 'control'),
    ...keys('card', look.value, 'value'),
    ...seatLetters.flatMap((seat) => [
      ...namedAll(['card'], look.hand?.[seat], [...at, 'hand', seat]),
      ...namedAll(['card'], look.sculpted?.[seat], [...at, 'sculpted', seat]),
    ]),
    ...namedAll(['card'], look.pile, [...at, 'pile']),
    ...namedAll(['card'], look.aside, [...at, 'aside']),
    ...namedAll(['card'], look.discard, [...at, 'discard']),
    ...namedEntries(look.legal, [...at, 'legal']),
  ];
}
