import type { Who } from '../../effects/index';
import type { Moment, Speech, Voice } from '../speech';

type People = Readonly<Record<Who, string>>;

const subjects: Readonly<Record<Voice, People>> = {
  card: { me: 'you', foe: 'your opponent' },
  enter: { me: 'the card’s owner', foe: 'the opponent of the card’s owner' },
  bonus: { me: 'you', foe: 'your opponent' },
  score: { me: 'that player', foe: 'that player’s opponent' },
};

const owners: Readonly<Record<Voice, People>> = {
  card: { me: 'your', foe: 'your opponent’s' },
  enter: { me: 'the card owner’s', foe: 'the card owner’s opponent’s' },
  bonus: { me: 'your', foe: 'your opponent’s' },
  score: { me: 'their', foe: 'their opponent’s' },
};

/** Whose: seen from whoever acts, who is “they” unless it is the reader. */
export function possessive(of: Who, speech: Speech, actor: Who | null): string {
  const acts = actor !== null && !(speech.voice === 'card' && actor === 'me');
  if (acts && of === actor) return 'their';
  if (acts && speech.voice === 'enter' && actor === 'me') return 'their opponent’s';
  return owners[speech.voice][of];
}

/** The hand of the one who acts. */
export const handOf = (moment: Moment): string =>
  moment.voice === 'card' && moment.actor === 'me' ? 'your hand' : 'their hand';

/** A phrase with the verb alone, and with the verb of a third person: “draw”, “draws”. */
export interface Verbal {
  readonly bare: string;
  readonly third: string;
}

/** Who does it, in front of what is done. The reader is told to do it; so is whoever is at hand if nobody decides. */
export function acted({ actor, again, may, voice }: Moment, { bare, third }: Verbal): string {
  if (actor === null) return bare;
  if (voice === 'card' && actor === 'me') return may ? `you may ${bare}` : bare;
  const subject = again ? 'they' : subjects[voice][actor];
  if (may) return `${subject} may ${bare}`;
  return `${subject} ${again ? bare : third}`;
}
