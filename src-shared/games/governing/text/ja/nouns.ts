import type { Selector, Target } from '../../effects/index';
import type { SelectableType } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import type { Self, Thing, View } from '../said';

/** A thing as it stands in a Japanese sentence; particles follow it. */
export interface Np {
  readonly text: string;
  /** With の, or その. */
  readonly whose: string;
  readonly many: boolean;
}

const nouns: Readonly<Record<SelectableType | 'any', readonly [noun: string, counter: string]>> = {
  furre: ['ファーレ', '体'],
  treat: ['ごほうび', '枚'],
  haven: ['隠れ家', 'つ'],
  host: ['主催者', '人'],
  any: ['オブジェクト', 'つ'],
};
const noun = (type: SelectableType | undefined): string => nouns[type ?? 'any'][0];
/** つ is for numbers up to nine only. */
const count = (n: number, type: SelectableType | undefined): string => {
  const counter = nouns[type ?? 'any'][1];
  return `${n}${counter === 'つ' && n > 9 ? '個' : counter}`;
};

const selves: Readonly<Record<Self, string>> = { card: 'このカード', token: 'このトークン' };

/**
 * Whose: 自分 is whoever the sentence is about. `they`: the sentence speaks of each player and is not about what
 * that player does, so the player has to be named.
 */
const whose: Readonly<Record<View, Readonly<Record<'me' | 'foe', string>>>> = {
  you: { me: '自分の', foe: '相手の' },
  they: { me: 'そのプレイヤーの', foe: 'そのプレイヤーの相手の' },
};

const np1 = (text: string, many = false): Np => ({ text, whose: `${text}の`, many });
export const reader = np1('あなた');
const it: Np = { text: 'それ', whose: 'その', many: false };
const them: Np = { text: 'それら', whose: 'それらの', many: true };

/** このカード以外の自分のファーレ */
function kind({ type, of, not }: Selector, view: View, self: Self, between = ''): string {
  const other = not ? `${selves[self]}以外の` : '';
  return `${other}${between}${of ? whose[view][of] : ''}${noun(type)}`;
}

const thisIf = ({ type, of, not }: Selector, view: View, self: Self): string =>
  type || of || not
    ? fill('{this}（{kind}である場合）', { this: selves[self], kind: kind({ type, of, not }, view, self) })
    : selves[self];

/** As topic: 「ファーレすべては…できない」 would be taken for “not all of them can”. */
export const topicOf = ({ text }: Np): string => `${text}は`.replace(/すべては$/u, 'はすべて');

/** What a skill watches: no number, each of them sets it off. */
export const watched = (sel: Selector, self: Self): string =>
  sel.is ? thisIf(sel, 'you', self) : kind(sel, 'you', self);

export const some = (n: number, sel: Selector, self: Self, view: View = 'you'): string =>
  `${watchedBy(sel, view, self)}${sel.is ? `${n}枚` : count(n, sel.type)}`;
const watchedBy = (sel: Selector, view: View, self: Self): string =>
  sel.is ? thisIf(sel, view, self) : kind(sel, view, self);

/** An Alteration is a Treat; who reads ごほうびすべて would not think of it. */
const included = ({ type }: Selector): string => (type === 'treat' ? '（変化を含む）' : '');

function every(sel: Selector, view: View, self: Self): Np {
  if (sel.is) return np1(thisIf(sel, view, self));
  // Everybody has one Host.
  if (sel.type === 'host' && sel.of === 'me') return np1(kind(sel, view, self));
  return np1(`${kind(sel, view, self)}${included(sel)}すべて`, true);
}

/** 対象の相手の… would be the target’s opponent’s. */
const target = (t: Target, self: Self): string =>
  `${kind(t, 'you', self, t.of ? '対象とした' : '対象の')}${count(t.n ?? 1, t.type)}`;

/** `own`: the sentence is about what the player does, so 自分 is that player. */
export function np(thing: Thing, own = false): Np {
  switch (thing.is) {
    case 'this':
      return np1(selves[thing.self]);
    case 'wearer':
      return np1('着用者');
    case 'it':
      if (!thing.like) return np1('何でもないもの');
      return np(thing.like).many ? { text: 'それぞれ', whose: 'それぞれの', many: true } : it;
    case 'event':
      return np1(`その${noun(thing.type)}`);
    case 'target': {
      const many = (thing.target.n ?? 1) > 1;
      if (thing.mention === 'first') return np1(target(thing.target, thing.self), many);
      if (thing.mention === 'pronoun') return many ? them : it;
      return np1(many ? 'それらの対象' : 'その対象', many);
    }
    case 'picked':
      return np1(`選んだ${noun(thing.type)}${thing.many ? 'すべて' : ''}`, thing.many);
    case 'all':
      return every(thing.sel, own ? 'you' : thing.view, thing.self);
    case 'one':
      return np1(some(1, thing.sel, thing.self, own ? 'you' : thing.view));
    case 'chosen':
      return thing.many ? np1('選んだものすべて', true) : it;
  }
}
