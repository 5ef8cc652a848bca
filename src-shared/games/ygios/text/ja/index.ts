import { fill } from '@shared/ruletext/base/fill';
import type { Clause, Tongue } from '../speech';
import { cardsIn, faceWords } from './cards';
import { rules } from './rules';
import { steps } from './steps';

const sequence = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ words, tied }, index) => {
      const before = clauses[index - 1];
      if (!before || (tied && !before.may)) return `${words}。`;
      return before.may ? `そうした場合、${words}。` : `その後、${words}。`;
    })
    .join('');

export const japanese: Tongue = {
  steps,
  rules,
  gap: '',
  bothProtected: () => 'このカードと、このカードでプレイしたカードは保護される。',
  need(need, speech) {
    const when = need.on === 'play' ? 'プレイするとき、' : '';
    const cards = 'count' in need ? cardsIn(need.count, 'needed', speech) : '控えの山にカード';
    return fill('{when}{cards}が{n}枚以上必要。', { when, cards, n: need.min });
  },
  score(step, speech) {
    const slots = {
      points: fill('好感度{n}点', { n: step.n }),
      each:
        step.count === undefined
          ? ''
          : fill('{cards}{per}枚につき', {
              cards: cardsIn(step.count, 'counted', speech),
              per: step.per ?? 1,
            }),
    };
    return step.if === 'wonRound'
      ? fill(
          'ラウンド終了時、このゾーンを支配するプレイヤーがそのラウンドの勝者なら、{each}{points}を得る。',
          slots,
        )
      : fill('ラウンド終了時、このゾーンを支配するプレイヤーは{each}{points}を得る。', slots);
  },
  sequence,
  enter({ face, orFlip }, { words }) {
    return orFlip
      ? fill('カードが{face}でこのゾーンに入るか、このゾーンで表になったとき、{words}。', {
          face: faceWords[face],
          words,
        })
      : fill('カードが{face}でこのゾーンに入ったとき、{words}。', { face: faceWords[face], words });
  },
};
