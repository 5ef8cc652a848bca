import type { Who } from '../../effects/words';
import { countedEn } from '@shared/ruletext/base/counted';
import { capitalised } from '@shared/ruletext/base/sentence';
import { fill } from '@shared/ruletext/base/fill';
import { rowOf } from '../row-of';
import type { LaterStep, PlainStep, SaidStep, Thing, ThingStep } from '../said';
import type { Tongue } from '../tongue';
import { np, some } from './nouns';
import { opened } from './openings';
import { ruleText } from './rules';
import { plainPhrases, thingPhrases, type Deed, type Happening } from './steps';

type Others = Exclude<Who, 'me'>;
const players: Readonly<Record<Others, string>> = { foe: 'each opponent', each: 'each player' };

const done = (actor: Who, may: boolean, { order, does }: Deed): string => {
  if (actor === 'me') return may ? `you may ${order}` : order;
  return may ? `${players[actor]} may ${order}` : `${players[actor]} ${does}`;
};

function happens(actor: Who, may: boolean, { clause, have }: Happening): string {
  if (actor === 'me') return may ? `you may ${have}` : clause;
  return may ? `${players[actor]} may ${have}` : `for ${players[actor]}, ${clause}`;
}

/** First somebody chooses, then it happens to what was chosen. */
function chosenFirst({ actor, may, x }: ThingStep, { clause }: Happening): string {
  const choosing: Deed = { is: 'deed', order: `choose ${np(x).object}`, does: `chooses ${np(x).object}` };
  return `${done(actor, may, choosing)}; ${clause}`;
}

const phraseOf = (step: ThingStep, x = step.x): Deed | Happening =>
  rowOf<ThingStep, [Thing], Deed | Happening>(thingPhrases, step)(x);

function onThings(step: ThingStep): string {
  const { actor, may, chosen } = step;
  const phrase = phraseOf(step);
  if (phrase.is === 'deed') return done(actor, may, phrase);
  if (step.do === 'control' && actor === 'me') return gainControl(may, phrase);
  if (!chosen || (actor === 'me' && phrase.takesChoice)) return happens(actor, may, phrase);
  const onChosen = phraseOf(step, chosen);
  return onChosen.is === 'happening' ? chosenFirst(step, onChosen) : onChosen.order;
}

const gainControl = (may: boolean, { clause }: Happening): string => {
  const order = clause.replace(/^you /u, '');
  return may ? `you may ${order}` : order;
};

function later({ actor, may, steps }: LaterStep, depth: number): string {
  const what = steps.length === 0 ? 'nothing happens' : joined(steps, depth + 1);
  const content = depth > 0 ? `(${what})` : what;
  if (!may) return fill('at the end of this turn{comma} {content}', { comma: depth > 0 ? '' : ',', content });
  const who = actor === 'me' ? 'you' : players[actor];
  return fill('{who} may have this happen at the end of this turn: {content}', { who, content });
}

function phrase(step: SaidStep, depth: number): string {
  switch (step.do) {
    case 'target':
      return fill('target {things}', { things: some(step.target.n ?? 1, step.target, step.self) });
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
  steps.map((step) => phrase(step, depth)).join(depth === 0 ? '. Then ' : '; then ');

export const en: Tongue = {
  entersWith: (n, self) =>
    fill('{this} enters play with {counters}.', {
      this: np({ is: 'this', self }).subject,
      counters: countedEn(n, 'encore counter'),
    }),
  rule: ruleText,
  skill: ({ opening, steps }) => {
    const body = steps.length === 0 ? 'nothing happens' : joined(steps, 0);
    return `${opened(opening, opening.is === 'cost' ? capitalised(body) : body)}.`;
  },
};
