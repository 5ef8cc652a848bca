import type { Who } from '../../effects/index';
import type { Moment, Speech, Voice } from '../speech';

type People = Readonly<Record<Who, string>>;

const subjects: Readonly<Record<Voice, People>> = {
  card: { me: 'ви', foe: 'суперник' },
  enter: { me: 'власник карти', foe: 'суперник власника карти' },
  bonus: { me: 'ви', foe: 'суперник' },
  score: { me: 'цей гравець', foe: 'його суперник' },
};

/** Of whom, where nobody acts and where another player does. */
const genitives: Readonly<Record<Voice, People>> = {
  card: { me: 'власника', foe: 'суперника' },
  enter: { me: 'власника карти', foe: 'суперника власника карти' },
  bonus: { me: 'власника', foe: 'суперника' },
  score: { me: 'цього гравця', foe: 'його суперника' },
};

/** Whose cards: one's own, the reader's, or those of somebody named after them. */
export type Owner =
  { readonly is: 'own' } | { readonly is: 'your' } | { readonly is: 'named'; readonly genitive: string };

export function ownerOf(of: Who, { voice }: Speech, actor: Who | null): Owner {
  if (of === actor) return { is: 'own' };
  if (of === 'me' && (voice === 'card' || voice === 'bonus')) return { is: 'your' };
  if (voice === 'enter' && actor === 'me') return { is: 'named', genitive: 'свого суперника' };
  return { is: 'named', genitive: genitives[voice][of] };
}

export const genitiveOf = (who: Who, voice: Voice): string => genitives[voice][who];

/** What the reader is told to do; what a player can do; what a player does. */
export interface Verbal {
  readonly tell: string;
  readonly infinitive: string;
  readonly third: string;
}

/** Who does it, in front of what is done. */
export function acted({ actor, again, may, voice }: Moment, verbs: Verbal, rest: string): string {
  const { tell, infinitive, third } = verbs;
  if (actor === null) return `${tell} ${rest}`;
  if (voice === 'card' && actor === 'me') return may ? `можете ${infinitive} ${rest}` : `${tell} ${rest}`;
  const subject = again ? 'він' : subjects[voice][actor];
  return may ? `${subject} може ${infinitive} ${rest}` : `${subject} ${third} ${rest}`;
}
