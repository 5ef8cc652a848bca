import { said, type Said } from '@shared/language/docs/said';
import type { DefinedGame, KindOf } from '@shared/games/index';

/** What a new definition says to whoever opens it first: above a key, or at the end. */
export interface FirstComments {
  readonly above?: Readonly<Record<string, Said>>;
  readonly last?: Said;
}

const template: FirstComments = {
  above: {
    for: said(
      '{ "kind": "card" } draws all cards of the pack instead.',
      '{ "kind": "card" } にすると、パックのすべてのカードに使われる。',
      '{ "kind": "card" } — шаблон для всіх карт набору.',
    ),
    layers: said(
      'From the back to the front, in millimetres.',
      '奥から手前の順。長さはミリメートル。',
      'Від заднього до переднього, у міліметрах.',
    ),
  },
};

const ygios: Readonly<Record<KindOf<'ygios'>, FirstComments>> = {
  card: {
    last: said(
      'What it does: "fire" when it is revealed, "while" as long as it is active, "needs" and "pay" for a Requirement.',
      'カードの働き：公開時は "fire"、有効な間は "while"、条件は "needs" と "pay"。',
      'Що вона робить: "fire" — коли її відкривають, "while" — доки вона активна, "needs" і "pay" — умова.',
    ),
  },
  bonus: {
    above: {
      while: said(
        'What holds while the bonus lies on its Zone; "enter" is for cards that come in, "score" for the end of the round.',
        'ボーナスがゾーンにある間、働くこと。カードが入ったときは "enter"、ラウンド終了時は "score"。',
        'Що діє, доки бонус лежить на зоні; "enter" — для карт, що входять, "score" — наприкінці раунду.',
      ),
    },
  },
  zone: {
    above: {
      look: said(
        'Its colour and its sign. The rules say where it stands in the row.',
        '色としるし。並びの位置はルールで決める。',
        'Її колір і знак. Місце в ряду вказують правила.',
      ),
    },
  },
  rules: {
    above: {
      row: said('From left to right.', '左から右の順。', 'Зліва направо.'),
      options: said(
        'Left out, each option has its usual value.',
        '省略した項目は標準の値になる。',
        'Пропущені параметри мають звичайні значення.',
      ),
    },
  },
  template,
};

const governing: Readonly<Record<KindOf<'governing'>, FirstComments>> = {
  card: {
    above: {
      type: said(
        'Also: treat, alteration, haven, action. Only a furre has SP and PE.',
        'ほかに treat、alteration、haven、action。体力と演技力は furre だけ。',
        'Також: treat, alteration, haven, action. Витривалість і енергію виступу має лише furre.',
      ),
    },
    last: said(
      'What it does: "skills" for what it can do, "while" for what holds as long as it is in play.',
      'カードの働き：できることは "skills"、場にある間に働くことは "while"。',
      'Що вона робить: "skills" — що вміє, "while" — що діє, доки вона у грі.',
    ),
  },
  token: {
    above: {
      type: said(
        'Also: treat, haven. A step "token" puts it into play.',
        'ほかに treat、haven。手順 "token" で場に出す。',
        'Також: treat, haven. У гру його вводить крок "token".',
      ),
    },
  },
  rules: {
    above: {
      drawCost: said(
        'Cards may change these costs, but only between "min" and "max".',
        'カードで変わる費用。"min" から "max" の範囲に収まる。',
        'Карти можуть змінювати ці ціни, але лише між "min" і "max".',
      ),
    },
  },
  template,
};

/** A kind of a game without its comments does not compile. */
export const firstComments: { readonly [G in DefinedGame]: Readonly<Record<KindOf<G>, FirstComments>> } = {
  ygios,
  governing,
};
