import { countedUk } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import { capitalised } from '@shared/ruletext/base/sentence';
import type { Clause, Tongue } from '../speech';
import { faceWords, forEvery, neededCards } from './cards';
import { finished } from './euphony';
import { rules } from './rules';
import { steps } from './steps';

const doing = ({ actor }: Clause): string => (actor === 'me' ? 'Якщо ви це зробите' : 'Якщо він це зробить');

function sequence(clauses: readonly Clause[]): string {
  let text = '';
  let declinable = false;
  clauses.forEach(({ words, may, tied }, index) => {
    const before = clauses[index - 1];
    if (!before) text = words;
    else if (before.may) text += `. ${doing(before)}, ${words.replace(/^він /u, 'то ')}`;
    // Who declines ends the text: what follows an “if” belongs to it.
    else if (declinable) text += `, а потім ${words}`;
    else text += tied ? `. ${capitalised(words)}` : `. Потім ${words}`;
    declinable ||= may;
  });
  return finished(`${text}.`);
}

export const ukrainian: Tongue = {
  steps,
  rules,
  gap: ' ',
  bothProtected: () => 'Ця карта й зіграна нею карта захищені.',
  need(need, speech) {
    const sentence =
      'count' in need
        ? neededCards(need.min, need.count, speech)
        : fill('у відкладеному стосі має бути щонайменше {cards}', {
            cards: countedUk(need.min, { one: 'карта', few: 'карти', many: 'карт' }),
          });
    const when = need.on === 'play' ? 'коли граєте цю карту, ' : '';
    return finished(`${when}${sentence}.`);
  },
  score(step, speech) {
    const slots = {
      points: countedUk(step.n, {
        one: 'бал прихильності',
        few: 'бали прихильності',
        many: 'балів прихильності',
      }),
      each: step.count === undefined ? '' : ` ${forEvery(step.per ?? 1, step.count, speech)}`,
      won: step.if === 'wonRound' ? ', якщо виграв раунд' : '',
    };
    return finished(
      fill('Наприкінці раунду гравець, що контролює цю зону, дістає {points}{each}{won}.', slots),
    );
  },
  sequence,
  enter({ face, orFlip }, { words }) {
    const flipped = orFlip ? ' або її перевертають горілиць у цій зоні' : '';
    return finished(
      fill('Коли карта входить у цю зону {face}{flipped}, {words}.', {
        face: faceWords[face],
        flipped,
        words,
      }),
    );
  },
};
