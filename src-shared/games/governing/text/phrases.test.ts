import { expect, it } from 'vitest';
import type { Card } from '../effects/index';
import { languages } from '@shared/util/languages';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';
import { governingText } from './index';

type Skills = NonNullable<Extract<Card, { type: 'haven' }>['skills']>;
const said = (skills: Skills): string[] =>
  languages.map((language) =>
    plainText(
      governingText({ id: 'x', type: 'haven', ap: 1, skills }, 'card', language, { nameOf: () => null }),
      language,
      signNames[language],
    ),
  );

/** Sentences that no shipped card has, as they were read in review. */
const rows: readonly (readonly [what: string, skills: Skills, texts: readonly string[]])[] = [
  [
    'counters for each of several',
    [{ on: 'enter', do: [{ do: 'counter', kind: 'encore', n: 2, all: { type: 'furre' } }] }],
    [
      'When this card enters play, put 2 encore counters on each Furre.',
      'このカードが場に出たとき、ファーレすべてにアンコールカウンターをそれぞれ2個置く。',
      'Коли ця карта входить у гру, покладіть на всіх Фурре по 2 фішки «біс».',
    ],
  ],
  [
    'Treats that are worn',
    [{ cost: { exhaust: true }, do: [{ do: 'bowOut', all: { type: 'treat', of: 'foe' } }] }],
    [
      'Exhaust (⟳): All opposing Treats (including Alterations) bow out.',
      '休ませる（⟳）：相手のごほうび（変化を含む）すべてを退場させる。',
      'Виснажити (⟳): усі Гостинці суперників (разом із Видозмінами) відкланюються.',
    ],
  ],
  [
    'two changes for good',
    [
      {
        on: 'enter',
        target: { type: 'furre' },
        do: [
          { do: 'exhaust', all: 'target' },
          { do: 'add', stat: 'pe', n: 1, all: 'target' },
        ],
      },
    ],
    [
      'When this card enters play, exhaust target Furre. Then it gets +1 PE permanently.',
      'このカードが場に出たとき、対象のファーレ1体を休ませる。そして以後ずっと、その演技力を+1する。',
      'Коли ця карта входить у гру, виснажте цільового Фурре. Потім він отримує +1 до енергії виступу назавжди.',
    ],
  ],
  [
    'what none of several can do, and what each of them owes for good',
    [
      {
        on: 'refresh',
        for: { type: 'treat', of: 'foe' },
        do: [
          { do: 'cannot', act: 'swing', all: { type: 'furre', of: 'foe' }, until: 'turn' },
          { do: 'must', act: 'swing', all: { type: 'furre', of: 'me' } },
        ],
      },
    ],
    [
      'When an opposing Treat is refreshed, opposing Furres cannot swing this turn. Then all your Furres must swing each turn from now on.',
      '相手のごほうびがリフレッシュされたとき、このターンのあいだ、相手のファーレはすべてスイングできない。そして以後ずっと、自分のファーレはすべて毎ターン、スイングしなければならない。',
      'Коли збадьорюють Гостинець суперника, усі Фурре суперників не можуть свінгувати до кінця ходу. Потім усі ваші Фурре відтепер мусять свінгувати щоходу.',
    ],
  ],
];

it.each(rows)('%s', (_what, skills, texts) => {
  expect(said(skills)).toEqual(texts);
});
