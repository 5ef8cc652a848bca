import type { Selector, Target } from '../../effects/index';
import type { SelectableType } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Self, Thing, View } from '../said';

/** A thing as it stands in an English sentence. */
export interface Np {
  readonly subject: string;
  readonly object: string;
  readonly whose: string;
  readonly many: boolean;
}

const nouns: Readonly<Record<SelectableType | 'any', readonly [one: string, many: string]>> = {
  furre: ['Furre', 'Furres'],
  treat: ['Treat', 'Treats'],
  haven: ['Haven', 'Havens'],
  host: ['Host', 'Hosts'],
  any: ['object', 'objects'],
};
const noun = (type: SelectableType | undefined, many = false): string => nouns[type ?? 'any'][many ? 1 : 0];

const selves: Readonly<Record<Self, string>> = { card: 'this card', token: 'this token' };
const mine: Readonly<Record<View, string>> = { you: 'your', they: 'their' };

const single = (text: string): Np => ({ subject: text, object: text, whose: `${text}’s`, many: false });
const plural = (text: string): Np => ({ subject: text, object: text, whose: `${text}’`, many: true });
const it: Np = { subject: 'it', object: 'it', whose: 'its', many: false };
const they: Np = { subject: 'they', object: 'them', whose: 'their', many: true };

const article = (word: string): string => (/^[aeiou]/iu.test(word) ? `an ${word}` : `a ${word}`);

/** “your other Furres”, “their opponents’ Furres”, “other opposing Furres” */
function group({ type, of, not }: Selector, view: View): string {
  const other = not ? 'other ' : '';
  const many = noun(type, true);
  if (of === 'me') return `${mine[view]} ${other}${many}`;
  if (of === 'foe') return view === 'you' ? `${other}opposing ${many}` : `their opponents’ ${other}${many}`;
  return `${other}${many}`;
}

const without = ({ type, of, not }: Selector): Selector => ({ type, of, not });
const thisIf = (sel: Selector, view: View, self: Self): string =>
  fill('{this} (if it is {one})', { this: selves[self], one: anyOne(without(sel), view, self) });

/** “a Furre”, “another opposing Furre”, “one of your Furres” */
export function anyOne(sel: Selector, view: View, self: Self): string {
  const { type, of, is, not } = sel;
  if (is) return type || of || not ? thisIf(sel, view, self) : selves[self];
  if (of === 'me' || (of === 'foe' && view === 'they')) return `one of ${group(sel, view)}`;
  const what = `${of ? 'opposing ' : ''}${noun(type)}`;
  return not ? `another ${what}` : article(what);
}

/** “2 Furres”, “2 of your Furres” */
export function some(n: number, sel: Selector, self: Self): string {
  if (n === 1) return anyOne(sel, 'you', self);
  if (sel.is) return `${n} times ${anyOne(sel, 'you', self)}`;
  return sel.of === 'me' ? `${n} of ${group(sel, 'you')}` : `${n} ${group(sel, 'you')}`;
}

/** An Alteration is a Treat; who reads “all Treats” would not think of it. */
const included = ({ type }: Selector): string => (type === 'treat' ? ' (including Alterations)' : '');

function every(sel: Selector, view: View, self: Self): Np {
  const { type, of, is } = sel;
  if (is) return single(anyOne(sel, view, self));
  if (type !== 'host') return plural(`all ${group(sel, view)}${included(sel)}`);
  // Everybody has one Host.
  if (of === 'me') return single(`${mine[view]} Host`);
  if (of === 'foe') return single(view === 'you' ? 'each opposing Host' : 'each of their opponents’ Hosts');
  return single('each Host');
}

/** Chosen now, not before: what is told apart from a thing that the words mean anyway. */
const chosenNow = (sel: Selector, view: View, self: Self): string =>
  sel.is ? fill('one object: {this}', { this: anyOne(sel, view, self) }) : anyOne(sel, view, self);

function targetNp({ type, of, not, n = 1 }: Target): Np {
  const slots = { foe: of === 'foe' ? 'opposing ' : '', mine: of === 'me' ? ' of yours' : '' };
  if (n === 1) {
    const text = fill('{other}target {foe}{noun}{mine}', {
      ...slots,
      other: not ? 'another ' : '',
      noun: noun(type),
    });
    return of === 'me' ? { ...single(text), whose: `${text}’` } : single(text);
  }
  return plural(
    fill('{n} {other}target {foe}{noun}{mine}', {
      ...slots,
      n,
      other: not ? 'other ' : '',
      noun: noun(type, true),
    }),
  );
}

export function np(thing: Thing): Np {
  switch (thing.is) {
    case 'this':
      return single(selves[thing.self]);
    case 'wearer':
      return single('the wearer');
    case 'it':
      if (!thing.like) return single('nothing at all');
      return np(thing.like).many ? { ...they, whose: 'their own' } : it;
    case 'event':
      return single(`that ${noun(thing.type)}`);
    case 'target': {
      const many = (thing.target.n ?? 1) > 1;
      if (thing.mention === 'first') return targetNp(thing.target);
      if (thing.mention === 'pronoun') return many ? they : it;
      return many ? plural('the targets') : single('the target');
    }
    case 'picked':
      return thing.many
        ? plural(`the chosen ${noun(thing.type, true)}`)
        : single(`the chosen ${noun(thing.type)}`);
    case 'all':
      return every(thing.sel, thing.view, thing.self);
    case 'one':
      return single(chosenNow(thing.sel, thing.view, thing.self));
    case 'chosen':
      return thing.many ? { ...plural('those chosen'), whose: 'the chosen objects’' } : it;
  }
}

/** What cannot do something: “all Furres cannot swing” could mean that some can. */
export const barred = (thing: Thing): string => {
  const { subject, many } = np(thing);
  return thing.is === 'all' && many ? subject.replace(/^all /u, '') : subject;
};

/** Where each of several gets something: “each opposing Furre”, “each of your Furres”, “each of them” */
export function eachOf(thing: Thing): string {
  const { object, many } = np(thing);
  if (!many) return object;
  if (thing.is !== 'all') return `each of ${object}`;
  const { sel, view } = thing;
  if (sel.of === 'me' || (sel.of === 'foe' && view === 'they'))
    return `each of ${group(sel, view)}${included(sel)}`;
  const before = `${sel.not ? 'other ' : ''}${sel.of ? 'opposing ' : ''}`;
  return `each ${before}${noun(sel.type)}${included(sel)}`;
}
