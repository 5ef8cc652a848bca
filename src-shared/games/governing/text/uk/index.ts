import type { Who } from '../../effects/words';
import { countedUk } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import { rowOf } from '../row-of';
import type { LaterStep, PlainStep, SaidStep, Thing, ThingStep } from '../said';
import type { Tongue } from '../tongue';
import { np, some } from './nouns';
import { opened } from './openings';
import { ruleText } from './rules';
import { choosing, plainPhrases, thingPhrases, type Deed, type Happening } from './steps';

type Others = Exclude<Who, 'me'>;
const players: Readonly<Record<Others, readonly [nom: string, gen: string]>> = {
  foe: ['кожен суперник', 'кожного суперника'],
  each: ['кожен гравець', 'кожного гравця'],
};

function done(actor: Who, may: boolean, { order, does, infinitive }: Deed): string {
  if (actor === 'me') return may ? `можете ${infinitive}` : order;
  return `${players[actor][0]} ${may ? `може ${infinitive}` : does}`;
}

function happens(actor: Who, may: boolean, { clause }: Happening): string {
  if (may) return `${actor === 'me' ? 'можете' : `${players[actor][0]} може`} вирішити, що ${clause}`;
  return actor === 'me' ? clause : `для ${players[actor][1]}: ${clause}`;
}

const phraseOf = (step: ThingStep, x = step.x): Deed | Happening =>
  rowOf<ThingStep, [Thing], Deed | Happening>(thingPhrases, step)(x);

function onThings(step: ThingStep): string {
  const { actor, may, chosen, x } = step;
  const phrase = phraseOf(step);
  if (phrase.is === 'deed') return done(actor, may, phrase);
  if (phrase.mine && actor === 'me') return done(actor, may, phrase.mine);
  if (!chosen || (actor === 'me' && phrase.takesChoice)) return happens(actor, may, phrase);
  // First somebody chooses, then it happens to what was chosen.
  const onChosen = phraseOf(step, chosen);
  const then = onChosen.is === 'happening' ? onChosen.clause : onChosen.order;
  return `${done(actor, may, choosing(x))}; ${then}`;
}

function later({ actor, may, steps }: LaterStep, depth: number): string {
  const what = steps.length === 0 ? 'нічого не відбувається' : joined(steps, depth + 1);
  const content = depth > 0 ? `(${what})` : what;
  if (!may) return `наприкінці цього ходу ${content}`;
  const can = actor === 'me' ? 'можете' : `${players[actor][0]} може`;
  return fill('{can} відкласти на кінець цього ходу: {content}', { can, content });
}

function phrase(step: SaidStep, depth: number): string {
  switch (step.do) {
    case 'target':
      return fill('візьміть за ціль {things}', {
        things: some(step.target.n ?? 1, step.target, step.self).acc,
      });
    case 'later':
      return later(step, depth);
    case 'draw':
    case 'ap':
    case 'token':
      return done(step.actor, step.may, rowOf<PlainStep, [], Deed>(plainPhrases, step)());
    default:
      return onThings(step);
  }
}

/** Steps of the end of the turn stay one sentence: what follows that sentence happens now. */
const joined = (steps: readonly SaidStep[], depth: number): string =>
  steps.map((step) => phrase(step, depth)).join(depth === 0 ? '. Потім ' : '; потім ');

/** After a vowel усі is всі, and у руку is в руку. */
const euphonic = (text: string): string =>
  text
    .replace(/(?<=[аеєиіїоуюя] )усі(х|м|ма)?(?= )/gu, (_, ending: string | undefined) => `всі${ending ?? ''}`)
    .replace(/(?<=[аеєиіїоуюя] )у(?= рук[уи] )/gu, 'в');

export const uk: Tongue = {
  entersWith: (n, self) =>
    fill('{this} входить у гру з {counters} «біс».', {
      this: np({ is: 'this', self }).nom,
      counters: countedUk(n, { one: 'фішкою', few: 'фішками', many: 'фішками' }),
    }),
  rule: ruleText,
  skill: ({ opening, steps }) => {
    const body = steps.length === 0 ? 'нічого не відбувається' : joined(steps, 0);
    return euphonic(`${opened(opening, body)}.`);
  },
};
