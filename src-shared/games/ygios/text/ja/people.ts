import type { Who } from '../../effects/index';
import type { Moment, Speech, Voice } from '../speech';

type People = Readonly<Record<Who, string>>;

/** Who owns something, where nobody acts. */
const people: Readonly<Record<Voice, People>> = {
  card: { me: '自分', foe: '相手' },
  enter: { me: 'カードの持ち主', foe: 'カードの持ち主の相手' },
  bonus: { me: '自分', foe: '相手' },
  score: { me: 'そのプレイヤー', foe: 'その相手' },
};

/** 自分 is whoever acts; then the owner of a card that speaks is あなた. */
export function personOf(of: Who, { voice }: Speech, actor: Who | null): string {
  if (actor === null) return people[voice][of];
  if (of === actor) return '自分';
  if (voice === 'card') return of === 'me' ? 'あなた' : '相手';
  return of === 'foe' ? '相手' : people[voice].me;
}

/** A phrase that states, and one that allows: 「引く」「引いてもよい」. */
export interface Verbal {
  readonly does: string;
  readonly may: string;
}

/** Who does it, in front of what is done. The reader needs no name. */
export function acted({ actor, may, voice }: Moment, verbal: Verbal): string {
  const said = may ? verbal.may : verbal.does;
  if (actor === null || (voice === 'card' && actor === 'me')) return said;
  return `${people[voice][actor]}は${said}`;
}
