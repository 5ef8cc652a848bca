import { countedEn } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import { capitalised } from '@shared/ruletext/base/sentence';
import type { Clause, Tongue } from '../speech';
import { cardsIn, faceWords } from './cards';
import { rules } from './rules';
import { steps } from './steps';

function sequence(clauses: readonly Clause[]): string {
  let text = '';
  let declinable = false;
  clauses.forEach(({ words, may, tied }, index) => {
    const before = clauses[index - 1];
    if (!before) text = words;
    else if (before.may) text += `. If ${before.actor === 'me' ? 'you' : 'they'} do, ${words}`;
    // Who declines ends the text: what follows an “if” belongs to it.
    else if (declinable) text += `, then ${words}`;
    else text += tied ? `. ${capitalised(words)}` : `. Then ${words}`;
    declinable ||= may;
  });
  return `${capitalised(text)}.`;
}

export const english: Tongue = {
  steps,
  rules,
  gap: ' ',
  bothProtected: () => 'This card and the card it played are protected.',
  need(need, speech) {
    const when = need.on === 'play' ? 'When you play this card, there' : 'There';
    const cards =
      'count' in need
        ? cardsIn(need.count, need.min, speech).words
        : `${countedEn(need.min, 'card')} in the Set-Aside pile`;
    return fill('{when} must be at least {cards}.', { when, cards });
  },
  score(step, speech) {
    const points = countedEn(step.n, 'Affection Point');
    const per = step.per ?? 1;
    const each =
      step.count === undefined
        ? ''
        : per === 1
          ? ` for ${cardsIn(step.count, 'each', speech).words}`
          : ` for every ${cardsIn(step.count, per, speech).words}`;
    const slots = { points, each };
    return step.if === 'wonRound'
      ? fill(
          'At the end of the round, if the player who controls this Zone won the round, they gain {points}{each}.',
          slots,
        )
      : fill('At the end of the round, the player who controls this Zone gains {points}{each}.', slots);
  },
  sequence,
  enter({ face, orFlip }, { words }) {
    const flipped = orFlip ? ' or is flipped face-up there' : '';
    return fill('When a card enters this Zone {face}{flipped}, {words}.', {
      face: faceWords[face],
      flipped,
      words,
    });
  },
};
