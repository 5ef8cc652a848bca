import { said } from '@shared/language/docs/said';
import type { KindOf } from '../index';
import { newNamed, newTemplate, type Body, type NewBase, type NewKind } from '../new-definition';

const zonesOf = ({ ids }: NewBase): string[] => ids.filter(({ kind }) => kind === 'zone').map(({ id }) => id);

const mode = (max: number, deal: number, sculpt: number, isAdvanced: boolean): Body => ({
  devotion: { min: 1, max },
  deal,
  sculpt,
  shuffleRow: isAdvanced,
  bonuses: isAdvanced,
});

/** What a new definition of each kind begins with. A kind without it does not compile. */
export const newYgios: Readonly<Record<KindOf<'ygios'>, NewKind>> = {
  card: {
    values: (base) => ({ ...newNamed(base), home: zonesOf(base)[0] ?? 'home', devotion: 1 }),
    comments: {
      last: said(
        'What it does: "fire" when it is revealed, "while" as long as it is active, "needs" and "pay" for a Requirement.',
        'カードの働き：公開時は "fire"、有効な間は "while"、条件は "needs" と "pay"。',
        'Що вона робить: "fire" — коли її відкривають, "while" — доки вона активна, "needs" і "pay" — умова.',
      ),
    },
  },
  bonus: {
    values: (base) => ({ ...newNamed(base), while: [{ rule: 'add', cards: { in: 'here' }, n: 1 }] }),
    comments: {
      above: {
        while: said(
          'What holds while the bonus lies on its Zone; "enter" is for cards that come in, "score" for the end of the round.',
          'ボーナスがゾーンにある間、働くこと。カードが入ったときは "enter"、ラウンド終了時は "score"。',
          'Що діє, доки бонус лежить на зоні; "enter" — для карт, що входять, "score" — наприкінці раунду.',
        ),
      },
    },
  },
  zone: {
    values: (base) => ({ ...newNamed(base), look: { tone: 'home', mark: 'house' } }),
    comments: {
      above: {
        look: said(
          'Its colour and its sign. The rules say where it stands in the row.',
          '色としるし。並びの位置はルールで決める。',
          'Її колір і знак. Місце в ряду вказують правила.',
        ),
      },
    },
  },
  rules: {
    values: (base) => ({
      id: base.id,
      row: zonesOf(base).length > 0 ? zonesOf(base).slice(0, 20) : ['home'],
      modes: { simple: mode(6, 6, 0, false), advanced: mode(8, 8, 2, true) },
      devotion: { faceDown: 2, besideDivisor: 2 },
      scoring: {
        pointsToWin: 12,
        wonRound: 5,
        zealous: -3,
        lowest: 0,
        backOff: [{ hand: 0, points: 5 }],
      },
      bonusPool: { perZone: 1, refill: 'whenEmpty' },
      options: {},
    }),
    comments: {
      above: {
        row: said('From left to right.', '左から右の順。', 'Зліва направо.'),
        options: said(
          'Left out, each option has its usual value.',
          '省略した項目は標準の値になる。',
          'Пропущені параметри мають звичайні значення.',
        ),
      },
    },
  },
  template: newTemplate,
};
