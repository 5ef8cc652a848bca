import type { Act, ChangeableStat, LeavePlace } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount, PlainVerb, SaidOf, Thing, ThingVerb } from '../said';
import { np } from './nouns';
import { counted, countedThings, equalTo, signed, statOf } from './numbers';

/** What a player does: an order to the reader, what others do, and the infinitive. */
export interface Deed {
  readonly is: 'deed';
  readonly order: string;
  readonly does: string;
  readonly infinitive: string;
}
/** What a thing does or what becomes of it. */
export interface Happening {
  readonly is: 'happening';
  readonly clause: string;
  /** Where the reader does it himself. */
  readonly mine?: Deed;
  /** What is chosen can stand in it. */
  readonly takesChoice: boolean;
}

export const changed: Readonly<Record<ChangeableStat, string>> = {
  pe: 'енергії виступу',
  maxSp: 'максимальної витривалості',
};
export const acts: Readonly<Record<Act, string>> = { swing: 'свінгувати', return: 'повернутися' };
const everyTurn: Readonly<Record<Act, string>> = { swing: ' щоходу', return: '' };

type Verb3 = readonly [order: string, does: string, infinitive: string];
const deed = (verb: Verb3, rest: string): Deed => ({
  is: 'deed',
  order: `${verb[0]} ${rest}`,
  does: `${verb[1]} ${rest}`,
  infinitive: `${verb[2]} ${rest}`,
});
const happening = (clause: string, takesChoice = false): Happening => ({
  is: 'happening',
  clause,
  takesChoice,
});

const verbs = {
  exhaust: ['виснажте', 'виснажує', 'виснажити'],
  refresh: ['збадьорте', 'збадьорює', 'збадьорити'],
  pick: ['виберіть', 'вибирає', 'вибрати'],
  put: ['покладіть', 'кладе', 'покласти'],
  giveBack: ['поверніть', 'повертає', 'повернути'],
  gain: ['отримайте', 'отримує', 'отримати'],
  draw: ['доберіть', 'добирає', 'добрати'],
  create: ['створіть', 'створює', 'створити'],
} as const satisfies Readonly<Record<string, Verb3>>;
export const choosing = (x: Thing): Deed => deed(verbs.pick, np(x, true).acc);

const places: Readonly<Record<LeavePlace, readonly [verb: Verb3, one: string, many: string]>> = {
  hand: [verbs.giveBack, 'у руку власника', 'у руки власників'],
  couch: [verbs.put, 'на Диван власника', 'на Дивани власників'],
};
const lasting = (turn: boolean): string => (turn ? 'до кінця ходу' : 'назавжди');
/** по: several things do not share the number. */
const each = (many: boolean): string => (many ? 'по ' : '');

const spChange = (x: Thing, n: Amount, verb: readonly [one: string, many: string]): Happening => {
  const { nom, many } = np(x);
  const { n: amount, where } = counted(n);
  const slots = { nom, verb: verb[many ? 1 : 0], each: each(many), amount, where };
  return happening(fill('{nom} {verb} {each}{amount} витривалості{where}', slots));
};

/** What each verb says of the thing `x`. A verb without its words does not compile. */
export const thingPhrases: { readonly [V in ThingVerb]: (step: SaidOf<V>, x: Thing) => Deed | Happening } = {
  add: ({ stat, n, turn }, x) => {
    const { nom, many } = np(x);
    const { n: change, where } = signed(n);
    return happening(
      fill('{nom} {gets} {each}{change} до {stat} {lasting}{where}', {
        nom,
        gets: many ? 'отримують' : 'отримує',
        each: each(many),
        change,
        stat: changed[stat],
        lasting: lasting(turn),
        where,
      }),
    );
  },
  set: ({ stat, n, turn }, x) => {
    const short = equalTo(n);
    const { n: amount, where } = short === null ? counted(n) : { n: short, where: '' };
    const slots = { stat: statOf(stat, np(x)), amount, lasting: lasting(turn), where };
    return happening(fill('{stat} стає рівною {amount} {lasting}{where}', slots));
  },
  cannot: ({ act, turn }, x) => {
    const { nom, many } = np(x);
    const slots = { nom, can: many ? 'не можуть' : 'не може', act: acts[act] };
    return happening(
      turn ? fill('{nom} {can} {act} до кінця ходу', slots) : fill('{nom} відтепер {can} {act}', slots),
    );
  },
  must: ({ act, turn }, x) => {
    const { nom, many } = np(x);
    const slots = { nom, must: many ? 'мусять' : 'мусить', act: acts[act], often: everyTurn[act] };
    return happening(
      turn ? fill('{nom} {must} {act} цього ходу', slots) : fill('{nom} відтепер {must} {act}{often}', slots),
    );
  },
  control: ({ turn }, x) => {
    const over = (own: boolean): string => `контроль над ${np(x, own).ins} ${lasting(turn)}`;
    return { ...happening(`ви отримуєте ${over(false)}`, true), mine: deed(verbs.gain, over(false)) };
  },
  exhaust: (_, x) => deed(verbs.exhaust, np(x, true).acc),
  refresh: (_, x) => deed(verbs.refresh, np(x, true).acc),
  bowOut: (_, x) => {
    const { nom, many } = np(x);
    return happening(`${nom} ${many ? 'відкланюються' : 'відкланюється'}`);
  },
  move: ({ to }, x) => {
    const { acc, many } = np(x, true);
    const [verb, one, several] = places[to];
    return deed(verb, `${acc} ${many ? several : one}`);
  },
  lose: ({ n }, x) => spChange(x, n, ['втрачає', 'втрачають']),
  regain: ({ n }, x) => spChange(x, n, ['повертає', 'повертають']),
  groove: ({ from }, x) => {
    const giver = np(from.is === 'it' ? x : from);
    const slots = {
      nom: giver.nom,
      gives: giver.many ? 'дарують' : 'дарує',
      to: from.is === 'it' ? 'собі' : np(x).dat,
    };
    return happening(fill('{nom} {gives} драйв {to}', slots), from.is !== 'it');
  },
  counter: ({ n }, x) => {
    const thing = np(x, true);
    const forms = thing.many
      ? { one: 'фішці «біс»', few: 'фішки «біс»', many: 'фішок «біс»' }
      : { one: 'фішку «біс»', few: 'фішки «біс»', many: 'фішок «біс»' };
    const { n: count, where } = countedThings(n, forms);
    const slots = { on: thing.pronoun?.after ?? thing.acc, each: each(thing.many), count, where };
    return deed(verbs.put, fill('на {on} {each}{count}{where}', slots));
  },
  pick: (_, x) => choosing(x),
};

export const actionPoints = { one: 'очко дій', few: 'очки дій', many: 'очок дій' } as const;

export const plainPhrases: { readonly [V in PlainVerb]: (step: SaidOf<V>) => Deed } = {
  draw: ({ n }) => {
    const { n: cards, where } = countedThings(n, { one: 'карту', few: 'карти', many: 'карт' });
    return deed(verbs.draw, `${cards}${where}`);
  },
  ap: ({ n }) => {
    const { n: points, where } = countedThings(n, actionPoints);
    return deed(verbs.gain, `${points}${where}`);
  },
  token: ({ n, name }) => {
    const { n: tokens, where } = countedThings(n, { one: 'жетон', few: 'жетони', many: 'жетонів' });
    return deed(verbs.create, fill('{tokens} «{name}»{where}', { tokens, name, where }));
  },
};
