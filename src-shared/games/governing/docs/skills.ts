import { said, type Said } from '@shared/language/docs/said';
import type { Skill } from '../effects/skills';

type KeysOf<T> = T extends unknown ? keyof T & string : never;

export const skillDocs: Readonly<Record<KeysOf<Skill>, Said>> = {
  on: said('What sets the skill off.', 'スキルが働くきっかけ。', 'Що запускає вміння.'),
  cost: said(
    'What its controller pays to activate it.',
    '起動するためにコントローラーが支払うもの。',
    'Що сплачує контролер, щоб активувати вміння.',
  ),
  for: said(
    'To which objects it has to happen. Without this key, to this one.',
    'どのオブジェクトに起こったときか。省略すると、このオブジェクト。',
    'З якими об’єктами це має статися. Без цього ключа — з цим.',
  ),
  turn: said(
    'On whose turns. Without this key, on those of its controller.',
    '誰のターンか。省略すると、コントローラーのターン。',
    'На чиїх ходах. Без цього ключа — на ходах контролера.',
  ),
  target: said(
    'What is named when the card is played, or the skill is activated or set off. Steps call it “target”.',
    'カードのプレイ時、スキルの起動時や誘発時に選ぶ対象。手順では「target」と書く。',
    'Що називають, коли карту грають, а вміння активують чи запускають. У кроках це «target».',
  ),
  do: said(
    'What happens, step by step. A step that is impossible is skipped.',
    '順に行うこと。できない手順は飛ばす。',
    'Що відбувається крок за кроком. Неможливий крок пропускають.',
  ),
};

/** How each kind of skill begins. */
export const skillKinds = {
  played: said(
    'A one-time skill: what an Action does.',
    '一回スキル。アクションが行うこと。',
    'Одноразове вміння: що робить дія.',
  ),
  activated: said(
    'An activated skill: its controller pays for it.',
    '起動スキル。コントローラーが費用を支払って使う。',
    'Активоване вміння: контролер за нього платить.',
  ),
  watching: said(
    'A triggered skill: set off by what happens to an object.',
    '誘発スキル。オブジェクトに起こったことで働く。',
    'Тригерне вміння: його запускає те, що сталося з об’єктом.',
  ),
  timed: said(
    'A triggered skill: set off by a step of a turn.',
    '誘発スキル。ターンのステップで働く。',
    'Тригерне вміння: його запускає крок ходу.',
  ),
} as const;

export const skillExamples: Readonly<
  Record<keyof typeof skillKinds, { readonly label: string; readonly body: Skill }>
> = {
  played: {
    label: 'on play',
    body: {
      on: 'play',
      target: { type: 'furre' },
      do: [{ do: 'add', stat: 'pe', n: 1, all: 'target', until: 'turn' }],
    },
  },
  activated: {
    label: 'cost',
    body: { cost: { exhaust: true }, target: { type: 'furre' }, do: [{ do: 'refresh', all: 'target' }] },
  },
  watching: { label: 'on enter', body: { on: 'enter', do: [{ do: 'draw', n: 1 }] } },
  timed: { label: 'on end', body: { on: 'end', do: [{ do: 'ap', n: 1 }] } },
};
