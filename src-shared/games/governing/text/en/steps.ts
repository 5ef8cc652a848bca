import type { Act, ChangeableStat, LeavePlace } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Amount, PlainVerb, SaidOf, Thing, ThingVerb } from '../said';
import { barred, eachOf, np } from './nouns';
import { counted, number, signed } from './numbers';

/** A sentence about what a player does. */
export interface Deed {
  readonly is: 'deed';
  /** “exhaust all Furres” */
  readonly order: string;
  /** “exhausts all their Furres” */
  readonly does: string;
}
/** A sentence about what happens to a thing. */
export interface Happening {
  readonly is: 'happening';
  /** “target Furre bows out” */
  readonly clause: string;
  /** after “may”: “have target Furre bow out” */
  readonly have: string;
  /** What is chosen can stand in it: nobody would take it for the one who chooses. */
  readonly takesChoice: boolean;
}

export const stats: Readonly<Record<ChangeableStat, string>> = { pe: 'PE', maxSp: 'Max SP' };
const acts: Readonly<Record<Act, string>> = { swing: 'swing', return: 'return' };
/** A swing is owed once a turn; a return only when there is one. */
const everyTurn: Readonly<Record<Act, string>> = { swing: ' each turn', return: '' };
const places: Readonly<Record<LeavePlace, readonly [order: string, does: string]>> = {
  hand: ['return {x} to {owner} hand{s}', 'returns {x} to {owner} hand{s}'],
  couch: ['put {x} on {owner} Couch{s}', 'puts {x} on {owner} Couch{s}'],
};
const lasting = (turn: boolean): string => (turn ? 'this turn' : 'permanently');
const holding = (turn: boolean): string => (turn ? 'this turn' : 'from now on');

const deed = (order: string, does: string, x: Thing): Deed => ({
  is: 'deed',
  order: order.replace('{x}', np(x).object),
  does: does.replace('{x}', np(x).object),
});

/** `forms`: with one, with many, after “have”. */
function happening(x: Thing, forms: readonly [string, string, string], rest: string): Happening {
  const { subject, object, many } = np(x);
  return {
    is: 'happening',
    clause: `${subject} ${forms[many ? 1 : 0]} ${rest}`.trimEnd(),
    have: `have ${object} ${forms[2]} ${rest}`.trimEnd(),
    takesChoice: false,
  };
}

/** What each verb says of the thing `x`. A verb without its words does not compile. */
export const thingPhrases: { readonly [V in ThingVerb]: (step: SaidOf<V>, x: Thing) => Deed | Happening } = {
  add: ({ stat, n, turn }, x) => {
    const { n: change, where } = signed(n);
    const rest = fill('{change} {stat} {lasting}{where}', {
      change,
      stat: stats[stat],
      lasting: lasting(turn),
      where,
    });
    return happening(x, ['gets', 'each get', np(x).many ? 'each get' : 'get'], rest);
  },
  set: ({ stat, n, turn }, x) => {
    const { whose } = np(x);
    const slots = { whose, stat: stats[stat], n: number(n), lasting: lasting(turn) };
    return {
      is: 'happening',
      clause: fill('{whose} {stat} becomes {n} {lasting}', slots),
      have: fill('have {whose} {stat} become {n} {lasting}', slots),
      takesChoice: false,
    };
  },
  cannot: ({ act, turn }, x) => {
    const rest = `${acts[act]} ${holding(turn)}`;
    const said = happening(x, ['cannot', 'cannot', 'be unable to'], rest);
    return { ...said, clause: `${barred(x)} cannot ${rest}` };
  },
  must: ({ act, turn }, x) =>
    happening(x, ['must', 'must', 'have to'], `${acts[act]}${turn ? '' : everyTurn[act]} ${holding(turn)}`),
  control: ({ turn }, x) => {
    const slots = { x: np(x).object, lasting: turn ? 'until end of turn' : 'permanently' };
    return {
      is: 'happening',
      clause: fill('you gain control of {x} {lasting}', slots),
      have: fill('have you gain control of {x} {lasting}', slots),
      takesChoice: true,
    };
  },
  exhaust: (_, x) => deed('exhaust {x}', 'exhausts {x}', x),
  refresh: (_, x) => deed('refresh {x}', 'refreshes {x}', x),
  bowOut: (_, x) => happening(x, ['bows out', 'bow out', 'bow out'], ''),
  move: ({ to }, x) => {
    const owned = (phrase: string): string =>
      np(x).many
        ? phrase.replace('{owner}', 'their owners’').replace('{s}', to === 'hand' ? 's' : 'es')
        : phrase.replace('{owner}', 'its owner’s').replace('{s}', '');
    const [order, does] = places[to];
    return deed(owned(order), owned(does), x);
  },
  lose: ({ n }, x) => happening(x, ['loses', 'lose', 'lose'], sp(n)),
  regain: ({ n }, x) => happening(x, ['regains', 'regain', 'regain'], sp(n)),
  groove: ({ from }, x) => {
    const to = from.is === 'it' ? (np(x).many ? 'themselves' : 'itself') : np(x).object;
    const giver = from.is === 'it' ? x : from;
    const given = happening(giver, ['gives', 'give', 'give'], fill('groove to {to}', { to }));
    return { ...given, takesChoice: from.is !== 'it' };
  },
  counter: ({ n }, x) => {
    const { n: count, where, one } = counted(n);
    const what = fill('{count} encore {counters} on {x}{where}', {
      count,
      counters: one ? 'counter' : 'counters',
      x: eachOf(x),
      where,
    });
    return { is: 'deed', order: `put ${what}`, does: `puts ${what}` };
  },
  pick: (_, x) => deed('choose {x}', 'chooses {x}', x),
};

const sp = (n: Amount): string =>
  typeof n === 'object' ? fill('SP equal to {n}', { n: number(n) }) : fill('{n} SP', { n: counted(n).n });

export const plainPhrases: { readonly [V in PlainVerb]: (step: SaidOf<V>) => Deed } = {
  draw: ({ n }) => {
    const { n: count, where, one } = counted(n);
    const what = `${count} ${one ? 'card' : 'cards'}${where}`;
    return { is: 'deed', order: `draw ${what}`, does: `draws ${what}` };
  },
  ap: ({ n }) => {
    const { n: count, where } = counted(n);
    return { is: 'deed', order: `gain ${count} AP${where}`, does: `gains ${count} AP${where}` };
  },
  token: ({ n, name }) => {
    const { n: count, where, one } = counted(n);
    const what = `${count} ${name} ${one ? 'token' : 'tokens'}${where}`;
    return { is: 'deed', order: `create ${what}`, does: `creates ${what}` };
  },
};
