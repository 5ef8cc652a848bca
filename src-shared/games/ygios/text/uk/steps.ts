import type { Cards, Side, Step, Turn, Who } from '../../effects/index';
import { countedUk } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import type { Moment, StepPhrases } from '../speech';
import { cardsIn, type Meant } from './cards';
import { acted, genitiveOf, type Verbal } from './people';
import { everyZone, movedTo, playedTo } from './zones';

const verbs = {
  draw: { tell: 'візьміть', infinitive: 'взяти', third: 'бере' },
  put: { tell: 'покладіть', infinitive: 'покласти', third: 'кладе' },
  play: { tell: 'зіграйте', infinitive: 'зіграти', third: 'грає' },
  discard: { tell: 'скиньте', infinitive: 'скинути', third: 'скидає' },
  return: { tell: 'поверніть', infinitive: 'повернути', third: 'повертає' },
  move: { tell: 'перемістіть', infinitive: 'перемістити', third: 'переміщує' },
  flip: { tell: 'переверніть', infinitive: 'перевернути', third: 'перевертає' },
  lock: { tell: 'заблокуйте', infinitive: 'заблокувати', third: 'блокує' },
  add: { tell: 'додайте', infinitive: 'додати', third: 'додає' },
  subtract: { tell: 'відніміть', infinitive: 'відняти', third: 'віднімає' },
} as const satisfies Readonly<Record<string, Verbal>>;

const counted = (n: number): string => countedUk(n, { one: 'карту', few: 'карти', many: 'карт' });

/** Who is told to do it is the owner of «свої», though nobody has to decide. */
const doerOf = ({ actor, voice }: Moment): Who | null => actor ?? (voice === 'card' ? 'me' : null);

const cardsMeant = (step: { pick: Cards } | { all: Cards }, moment: Moment, leaving = false): Meant =>
  'pick' in step
    ? cardsIn(step.pick, 'one', moment, { actor: doerOf(moment), leaving })
    : cardsIn(step.all, 'all', moment, { actor: doerOf(moment), leaving });

const turned: Readonly<Record<Turn, string>> = { up: 'горілиць', down: 'долілиць', other: '' };

const aside: Readonly<Record<'it' | 'them' | 'any', string>> = {
  it: 'її',
  them: '1 з них',
  any: '1 з карт, узятих із відкладеного стосу,',
};

/** `every` is about a requirement; elsewhere nothing hangs on it. */
const without = (step: Step, moment: Moment): string =>
  moment.paid && 'every' in step && step.every ? ' (усі без винятку)' : '';

/** A card that is flipped down was face-up, whether or not the step says so; «горілиць долілиць» says it badly. */
function flippable(step: Extract<Step, { do: 'flip' }>): { pick: Cards } | { all: Cards } {
  const cards = 'pick' in step ? step.pick : step.all;
  const opposite = step.to === 'other' ? undefined : step.to === 'up' ? 'down' : 'up';
  const isEvery = 'every' in step && step.every === true;
  if (cards.face === undefined || cards.face !== opposite || cards.is || cards.home || isEvery) return step;
  const { face: _, ...rest } = cards;
  return 'pick' in step ? { pick: rest } : { all: rest };
}

const nextTurns = (n: number, whose: { one: string; many: string }): string =>
  n === 1
    ? `${whose.one} наступний хід`
    : `${whose.many} наступні ${countedUk(n, { one: 'хід', few: 'ходи', many: 'ходів' })}`;

/** For whom, and for which of their turns. */
const sides: Readonly<Record<Side, (turns: number, moment: Moment) => string>> = {
  foe: (turns, { actor, voice }) =>
    actor === 'foe'
      ? `для себе на ${nextTurns(turns, { one: 'свій', many: 'свої' })}`
      : `для ${genitiveOf('foe', voice)} на ${nextTurns(turns, { one: 'його', many: 'його' })}`,
  both: (turns) => `для кожного гравця на ${nextTurns(turns, { one: 'його', many: 'його' })}`,
};

const topCards = { one: 'верхню карту', few: 'верхні карти', many: 'верхніх карт' } as const;

export const steps: StepPhrases = {
  draw: ({ n, to }, moment) =>
    acted(
      moment,
      verbs.draw,
      to === 'aside'
        ? fill('{cards} відкладеного стосу', { cards: n === 1 ? topCards.one : countedUk(n, topCards) })
        : counted(n),
    ),
  putBack: (_step, moment) => acted(moment, verbs.put, 'решту під відкладений стос'),
  play: (step, moment) => {
    if (step.from === 'hand') return acted(moment, verbs.play, '1 карту з руки');
    const slots = {
      card: aside[moment.aside ?? 'any'],
      zone: playedTo(step.to, moment),
      link: step.link && moment.links === 'named' ? ', пов’язавши із цією картою' : '',
    };
    return acted(moment, verbs.play, fill('{card} долілиць {zone}{link}', slots));
  },
  discard: (step, moment) => {
    if ('pick' in step)
      return acted(moment, verbs.discard, fill('з поля {cards}', { cards: cardsMeant(step, moment).words }));
    if (step.n === 'drawn') return acted(moment, verbs.discard, 'з руки стільки карт, скільки було взято');
    return acted(moment, verbs.discard, fill('{cards} з руки', { cards: counted(step.n) }));
  },
  return: (step, moment) => {
    const owned = step.pick.of !== undefined && step.pick.of === moment.actor;
    const slots = { hand: owned ? 'у руку' : 'у руку власника', cards: cardsMeant(step, moment).words };
    return acted(moment, verbs.return, fill('{hand} {cards}', slots));
  },
  move: (step, moment) => {
    const { words, plural } = cardsMeant(step, moment, true);
    const each = plural && (typeof step.to === 'object' || step.to === 'all');
    const slots = {
      cards: words,
      each: each ? 'кожну ' : '',
      zone: movedTo(step.to, plural, moment),
      every: without(step, moment),
    };
    return acted(
      moment,
      verbs.move,
      fill(each ? '{cards}, {each}{zone}{every}' : '{cards} {each}{zone}{every}', slots),
    );
  },
  flip: (step, moment) => {
    const { words } = cardsMeant(flippable(step), moment);
    const { is } = 'pick' in step ? step.pick : step.all;
    // «переверніть її горілиць», but «переверніть долілиць усі свої карти».
    const object = is === undefined ? [turned[step.to], words] : [words, turned[step.to]];
    const slots = { object: object.filter(Boolean).join(' '), every: without(step, moment) };
    return acted(moment, verbs.flip, fill('{object}{every}', slots));
  },
  lock: (step, moment) => {
    const slots = {
      zones: everyZone(step.zones, moment),
      side: sides[step.on](step.turns, moment),
      bound:
        step.bound === false && moment.voice === 'card'
          ? ' (навіть якщо цю карту перевернуть долілиць або приберуть із поля)'
          : '',
    };
    return acted(moment, verbs.lock, fill('{zones} {side}{bound}', slots));
  },
  gain: (step, moment) => {
    const { words, plural } = cardsIn(step.all, 'of', moment, { actor: doerOf(moment) });
    const limits = [
      step.face && `лише поки ${plural ? 'лежать' : 'лежить'} горілиць`,
      step.before && 'до ділення навпіл',
    ].filter(Boolean);
    // «її відданості», but «відданості цієї карти».
    const whose = words === 'її' ? 'її відданості' : `відданості ${words}`;
    const slots = {
      n: Math.abs(step.n),
      whose,
      until: plural ? 'вони на полі' : 'вона на полі',
      limits: limits.length === 0 ? '' : ` (${limits.join(', ')})`,
    };
    return step.n < 0
      ? acted(moment, verbs.subtract, fill('{n} від {whose}, доки {until}{limits}', slots))
      : acted(moment, verbs.add, fill('{n} до {whose}, доки {until}{limits}', slots));
  },
};

/** A real minus, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
