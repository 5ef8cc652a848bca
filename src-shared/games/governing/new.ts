import { said } from '@shared/language/docs/said';
import type { KindOf } from '../index';
import { newNamed, newTemplate, type NewKind } from '../new-definition';

/** What a new definition of each kind begins with. A kind without it does not compile. */
export const newGoverning: Readonly<Record<KindOf<'governing'>, NewKind>> = {
  card: {
    values: (base) => ({ ...newNamed(base), type: 'furre', ap: 1, sp: 1, pe: 1 }),
    comments: {
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
  },
  token: {
    values: (base) => ({ ...newNamed(base), type: 'furre', sp: 1, pe: 1 }),
    comments: {
      above: {
        type: said(
          'Also: treat, haven. A step "token" puts it into play.',
          'ほかに treat、haven。手順 "token" で場に出す。',
          'Також: treat, haven. У гру його вводить крок "token".',
        ),
      },
    },
  },
  rules: {
    values: ({ id }) => ({
      id,
      hostSp: 20,
      openingHand: 6,
      mulliganHand: 5,
      handLimit: 7,
      ap: 10,
      firstTurnAp: 5,
      ownedMax: 40,
      quietTurns: 10,
      drawCost: { base: 2, min: 1, max: 10 },
      refreshCost: { base: 1, min: 0, max: 10 },
    }),
    comments: {
      above: {
        drawCost: said(
          'Cards may change these costs, but only between "min" and "max".',
          'カードで変わる費用。"min" から "max" の範囲に収まる。',
          'Карти можуть змінювати ці ціни, але лише між "min" і "max".',
        ),
      },
    },
  },
  template: newTemplate,
};
