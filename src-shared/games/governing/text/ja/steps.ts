import type { Act, ChangeableStat, LeavePlace } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount, PlainVerb, SaidOf, Thing, ThingVerb } from '../said';
import { np, reader, topicOf, type Np } from './nouns';
import { counted, number, signed } from './numbers';

/** What a player does: `plain` ends in the verb, `may` in the permission. `lead`: how long it lasts. */
export interface Deed {
  readonly is: 'deed';
  readonly lead: string;
  readonly plain: string;
  readonly may: string;
}
/** What a thing does or suffers; `inner` is the sentence inside another one. */
export interface Happening {
  readonly is: 'happening';
  readonly lead: string;
  readonly clause: string;
  readonly inner: string;
  /** What is chosen can stand in it. */
  readonly takesChoice: boolean;
}

export const stats: Readonly<Record<ChangeableStat, string>> = { pe: '演技力', maxSp: '最大体力' };
export const acts: Readonly<Record<Act, Readonly<Record<'cannot' | 'must', string>>>> = {
  swing: { cannot: 'スイングできない', must: 'スイングしなければならない' },
  return: { cannot: '戻れない', must: '戻らなければならない' },
};
/** A swing is owed once a turn; a return only when there is one. */
export const everyTurn: Readonly<Record<Act, string>> = { swing: '毎ターン、', return: '' };
const places: Readonly<Record<LeavePlace, readonly [plain: string, may: string]>> = {
  hand: ['持ち主の手札に戻す', '持ち主の手札に戻してもよい'],
  couch: ['持ち主のソファに置く', '持ち主のソファに置いてもよい'],
};
export const forGood = '以後ずっと、';
const lasting = (turn: boolean): string => (turn ? 'このターンのあいだ、' : forGood);

/** `verb`: its plain form, and the form with which it is allowed. */
const deed = (before: string, verb: readonly [plain: string, may: string], where = '', lead = ''): Deed => ({
  is: 'deed',
  lead,
  plain: `${before}${verb[0]}${where}`,
  may: `${before}${verb[1]}${where}`,
});
const suru = ['する', 'してもよい'] as const;

const happening = (subject: Np, rest: string, lead = '', takesChoice = false): Happening => ({
  is: 'happening',
  lead,
  clause: `${topicOf(subject)}${rest}`,
  inner: `${subject.text}が${rest}`,
  takesChoice,
});

const ruling = ({ do: word, act, turn }: SaidOf<'cannot' | 'must'>, x: Thing): Happening => {
  const often = word === 'must' && !turn ? everyTurn[act] : '';
  return happening(np(x), `${often}${acts[act][word]}`, lasting(turn));
};

/** それぞれ: several things do not share the number. */
const each = (x: Thing): string => (np(x).many ? 'それぞれ' : '');

/** SP in a number that has one owner is said as an amount, any other one as N. */
const spAmount = (n: Amount, x: Thing): { readonly amount: string; readonly where: string } => {
  if (typeof n === 'object' && 'stat' in n)
    return { amount: fill('{each}{n}の分だけ', { each: each(x), n: number(n) }), where: '' };
  const { n: amount, where } = counted(n);
  return { amount: `${each(x)}${amount}`, where };
};

/** What each verb says of the thing `x`. A verb without its words does not compile. */
export const thingPhrases: { readonly [V in ThingVerb]: (step: SaidOf<V>, x: Thing) => Deed | Happening } = {
  add: ({ stat, n, turn }, x) => {
    const { n: change, where } = signed(n);
    const slots = { whose: np(x, true).whose, stat: stats[stat], each: each(x), change };
    return deed(fill('{whose}{stat}を{each}{change}', slots), suru, where, lasting(turn));
  },
  set: ({ stat, n, turn }, x) => {
    const slots = {
      whose: np(x, true).whose,
      stat: stats[stat],
      comma: typeof n === 'object' ? '、' : '',
      n: number(n),
    };
    return deed(fill('{whose}{stat}を{comma}{n}', slots), ['にする', 'にしてもよい'], '', lasting(turn));
  },
  cannot: ruling,
  must: ruling,
  control: ({ turn }, x) =>
    happening(reader, fill('{whose}コントロールを得る', { whose: np(x).whose }), lasting(turn), true),
  exhaust: (_, x) => deed(`${np(x, true).text}を`, ['休ませる', '休ませてもよい']),
  refresh: (_, x) => deed(`${np(x, true).text}をリフレッシュ`, suru),
  bowOut: (_, x) => deed(`${np(x, true).text}を退場`, ['させる', 'させてもよい']),
  move: ({ to }, x) => deed(`${np(x, true).text}を`, places[to]),
  lose: ({ n }, x) => {
    const { amount, where } = spAmount(n, x);
    return happening(np(x), fill('体力を{amount}失う{where}', { amount, where }));
  },
  regain: ({ n }, x) => {
    const { amount, where } = spAmount(n, x);
    const before = fill('{whose}体力を{amount}回復', { whose: np(x, true).whose, amount });
    return deed(before, suru, where);
  },
  groove: ({ from }, x) =>
    from.is === 'it'
      ? happening(np(x), '自身にノリを与える')
      : happening(np(from), fill('{x}にノリを与える', { x: np(x).text }), '', true),
  counter: ({ n }, x) => {
    const { n: count, where } = counted(n);
    const slots = { x: np(x, true).text, each: each(x), count };
    return deed(fill('{x}にアンコールカウンターを{each}{count}個', slots), ['置く', '置いてもよい'], where);
  },
  pick: (_, x) => deed(`${np(x, true).text}を`, ['選ぶ', '選んでもよい']),
};

export const plainPhrases: { readonly [V in PlainVerb]: (step: SaidOf<V>) => Deed } = {
  draw: ({ n }) => {
    const { n: count, where } = counted(n);
    return deed(fill('カードを{count}枚', { count }), ['引く', '引いてもよい'], where);
  },
  ap: ({ n }) => {
    const { n: count, where } = counted(n);
    return deed(fill('行動力を{count}', { count }), ['得る', '得てもよい'], where);
  },
  token: ({ n, name }) => {
    const { n: count, where } = counted(n);
    const before = fill('「{name}」トークンを{count}個場に', { name, count });
    return deed(before, ['出す', '出してもよい'], where);
  },
};
