import type { Who } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import { rowOf } from '../row-of';
import type { LaterStep, PlainStep, SaidStep, Thing, ThingStep } from '../said';
import type { Tongue } from '../tongue';
import { np, some } from './nouns';
import { opened } from './openings';
import { ruleText } from './rules';
import { forGood, plainPhrases, thingPhrases, type Deed, type Happening } from './steps';

type Others = Exclude<Who, 'me'>;
const players: Readonly<Record<Others, string>> = { foe: '各相手', each: '各プレイヤー' };
const topic = (actor: Who): string => (actor === 'me' ? '' : `${players[actor]}は`);
const allowed = 'ことにしてもよい';

const done = (actor: Who, may: boolean, deed: Deed): string =>
  `${deed.lead === '' || actor === 'me' ? topic(actor) : `${topic(actor)}、`}${deed.lead}${may ? deed.may : deed.plain}`;

function happens(actor: Who, may: boolean, { lead, clause, inner }: Happening): string {
  if (may) return `${actor === 'me' ? '' : `${topic(actor)}、`}${lead}${inner}${allowed}`;
  return actor === 'me' ? `${lead}${clause}` : `${players[actor]}について、${lead}${clause}`;
}

/** First somebody chooses, then it happens to what was chosen. */
function chosenFirst({ actor, may, x }: ThingStep, { lead, clause, inner }: Happening): string {
  const slots = { topic: topic(actor), x: np(x, true).text, lead, what: may ? inner + allowed : clause };
  return fill('{topic}{x}を選び、{lead}{what}', slots);
}

const phraseOf = (step: ThingStep, x = step.x): Deed | Happening =>
  rowOf<ThingStep, [Thing], Deed | Happening>(thingPhrases, step)(x);

/** The skill’s controller is whoever reads: not named where nobody else is. */
const unnamed = ({ clause, inner, ...rest }: Happening): Happening => ({
  ...rest,
  clause: clause.replace(/^あなたは/u, ''),
  inner: inner.replace(/^あなたが/u, ''),
});

function onThings(step: ThingStep): string {
  const { actor, may, chosen } = step;
  const phrase = phraseOf(step);
  if (phrase.is === 'deed') return done(actor, may, phrase);
  if (step.do === 'control' && actor === 'me') return happens(actor, may, unnamed(phrase));
  if (!chosen || (actor === 'me' && phrase.takesChoice)) return happens(actor, may, phrase);
  const onChosen = phraseOf(step, chosen);
  return onChosen.is === 'happening' ? chosenFirst(step, onChosen) : onChosen.plain;
}

function later({ actor, may, steps }: LaterStep, depth: number): string {
  const what = steps.length === 0 ? '何も起こらない' : joined(steps, depth + 1);
  const content = depth > 0 ? `（${what}）` : what;
  if (!may) return `このターンの終了時${depth > 0 ? 'に' : '、'}${content}`;
  return fill('{topic}このターンの終了時に次を行うことにしてもよい：{content}', {
    topic: topic(actor),
    content,
  });
}

function phrase(step: SaidStep, depth: number): string {
  switch (step.do) {
    case 'target':
      return fill('{things}を対象とする', { things: some(step.target.n ?? 1, step.target, step.self) });
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

/** Steps of the end of the turn are joined by another word: what follows その後 happens now. */
const joined = (steps: readonly SaidStep[], depth: number): string =>
  steps
    .map((step) => phrase(step, depth))
    .join(depth === 0 ? '。その後、' : '。続いて、')
    // Two adverbs of time in a row stumble.
    .replaceAll(`。その後、${forGood}`, `。そして${forGood}`)
    .replaceAll(`。続いて、${forGood}`, `。続けて${forGood}`);

export const ja: Tongue = {
  entersWith: (n, self) =>
    fill('{this}はアンコールカウンターが{n}個置かれた状態で場に出る。', {
      this: np({ is: 'this', self }).text,
      n,
    }),
  rule: ruleText,
  skill: ({ opening, steps }) =>
    `${opened(opening, steps.length === 0 ? '何も起こらない' : joined(steps, 0))}。`,
};
