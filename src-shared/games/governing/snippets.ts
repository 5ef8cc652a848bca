import { said } from '@shared/language/docs/said';
import { someToken, stop, type EffectSnippet } from '../snippet';

const inSkill = ['card.do', 'token.do'];
const skill = ['card.skills', 'token.skills'];
const always = ['card.while', 'token.while'];
const lasting = ['furre', 'treat', 'alteration', 'haven'];
const action = ['action'];

const steps: readonly EffectSnippet[] = [
  {
    label: 'draw cards',
    title: said('Draw cards', 'カードを引く', 'Добрати карти'),
    lists: inSkill,
    entries: [{ do: 'draw', n: stop(1) }],
  },
  {
    label: 'everyone draws',
    title: said('Each player draws', '全員が引く', 'Кожен добирає карти'),
    lists: inSkill,
    entries: [{ do: 'draw', who: 'each', n: stop(1) }],
  },
  {
    label: 'gain AP',
    title: said('Gain AP', '行動力を得る', 'Дістати очки дій'),
    lists: inSkill,
    entries: [{ do: 'ap', n: stop(1) }],
  },
  {
    label: 'regain SP',
    title: said('Regain SP', '体力を回復する', 'Повернути витривалість'),
    lists: inSkill,
    entries: [{ do: 'regain', n: stop(1), all: { type: stop('host'), of: stop('me') } }],
  },
  {
    label: 'lose SP',
    title: said('Lose SP', '体力を失わせる', 'Забрати витривалість'),
    lists: inSkill,
    entries: [{ do: 'lose', n: stop(1), all: { type: stop('host'), of: stop('foe') } }],
  },
  {
    label: 'give groove',
    title: said('Give groove', 'ノリを与える', 'Дарувати драйв'),
    lists: inSkill,
    entries: [{ do: 'groove', from: 'this', all: { type: stop('furre'), of: 'foe' } }],
    types: ['furre'],
  },
  {
    label: 'put counters',
    title: said('Put encore counters', 'アンコールカウンターを乗せる', 'Покласти фішки «біс»'),
    lists: inSkill,
    entries: [{ do: 'counter', kind: 'encore', n: stop(1), pick: { type: 'furre', of: stop('me') } }],
  },
  {
    label: 'more PE this turn',
    title: said('More PE this turn', 'このターン演技力を増やす', 'Більше енергії виступу цього ходу'),
    lists: inSkill,
    entries: [
      { do: 'add', stat: stop('pe'), n: stop(1), pick: { type: 'furre', of: stop('me') }, until: 'turn' },
    ],
  },
  {
    label: 'half PE this turn',
    title: said(
      'Half the PE this turn',
      'このターン演技力を半分にする',
      'Половина енергії виступу цього ходу',
    ),
    lists: inSkill,
    entries: [
      {
        do: 'set',
        stat: stop('pe'),
        n: { half: { stat: 'pe', of: 'it' }, round: stop('up') },
        pick: { type: 'furre', of: stop('foe') },
        until: 'turn',
      },
    ],
  },
  {
    label: 'cannot swing',
    title: said('Cannot swing this turn', 'このターンスイングできない', 'Не може свінгувати цього ходу'),
    lists: inSkill,
    entries: [{ do: 'cannot', act: stop('swing'), pick: { type: 'furre', of: stop('foe') }, until: 'turn' }],
  },
  {
    label: 'gain control',
    title: said('Gain control this turn', 'このターンコントロールを得る', 'Перебрати контроль на цей хід'),
    lists: inSkill,
    entries: [{ do: 'control', pick: { type: 'furre', of: 'foe' }, until: 'turn' }],
  },
  {
    label: 'exhaust one',
    title: said('Each player exhausts one', '各プレイヤーが1つ休ませる', 'Кожен виснажує одного'),
    lists: inSkill,
    entries: [{ do: 'exhaust', who: stop('each'), pick: { type: 'furre', of: 'me' } }],
  },
  {
    label: 'refresh one',
    title: said('Refresh one', '1つリフレッシュする', 'Збадьорити одного'),
    lists: inSkill,
    entries: [{ do: 'refresh', pick: { type: 'furre', of: stop('me') } }],
  },
  {
    label: 'one bows out',
    title: said('One bows out', '1つ退場させる', 'Один відкланюється'),
    lists: inSkill,
    entries: [{ do: 'bowOut', pick: { type: stop('furre'), of: stop('foe') } }],
  },
  {
    label: 'return to hand',
    title: said('Return one to its owner’s hand', '持ち主の手札に戻す', 'Повернути в руку власника'),
    lists: inSkill,
    entries: [{ do: 'move', to: stop('hand'), pick: { type: stop('furre') } }],
  },
  {
    label: 'create tokens',
    title: said('Create tokens', 'トークンを出す', 'Створити жетони'),
    lists: inSkill,
    entries: [{ do: 'token', token: someToken, n: stop(1) }],
  },
  {
    label: 'at the end of the turn',
    title: said('At the end of the turn', 'ターン終了時に行う', 'Наприкінці ходу'),
    lists: inSkill,
    entries: [{ do: 'later', at: 'end', steps: [{ do: 'draw', n: stop(1) }] }],
  },
];

const skills: readonly EffectSnippet[] = [
  {
    label: 'when this enters',
    title: said('When this enters play', 'これが場に出たとき', 'Коли це входить у гру'),
    lists: skill,
    entries: [{ on: 'enter', do: [{ do: 'draw', n: stop(1) }] }],
    types: lasting,
    first: true,
  },
  {
    label: 'when this bows out',
    title: said('When this bows out', 'これが退場したとき', 'Коли це відкланюється'),
    lists: skill,
    entries: [{ on: 'bowOut', do: [{ do: 'draw', n: stop(1) }] }],
    types: ['furre'],
  },
  {
    label: 'when this swings',
    title: said('When this swings', 'これがスイングしたとき', 'Коли це свінгує'),
    lists: skill,
    entries: [{ on: 'swing', do: [{ do: 'lose', n: stop(1), all: { type: 'host', of: 'foe' } }] }],
    types: ['furre'],
  },
  {
    label: 'when another enters',
    title: said(
      'When another Furre enters play',
      'ほかのファーレが場に出たとき',
      'Коли інший Фурре входить у гру',
    ),
    lists: skill,
    entries: [
      {
        on: stop('enter'),
        for: { type: 'furre', not: 'this' },
        do: [{ do: 'regain', n: stop(1), all: { type: 'host', of: 'me' } }],
      },
    ],
    types: lasting,
    first: true,
  },
  {
    label: 'exhaust to give PE',
    title: said(
      'Exhaust: target gets PE',
      '休ませる：対象の演技力を増やす',
      'Виснажити: ціль дістає енергію',
    ),
    lists: skill,
    entries: [
      {
        cost: { exhaust: true },
        target: { type: stop('furre') },
        do: [{ do: 'add', stat: 'pe', n: stop(1), all: 'target', until: 'turn' }],
      },
    ],
    types: lasting,
    first: true,
  },
  {
    label: 'pay AP to refresh',
    title: said('AP: refresh a target', '行動力：対象をリフレッシュする', 'Очки дій: збадьорити ціль'),
    lists: skill,
    entries: [
      { cost: { ap: stop(2) }, target: { type: stop('furre') }, do: [{ do: 'refresh', all: 'target' }] },
    ],
    types: lasting,
  },
  {
    label: 'at the end of the turn',
    title: said('At the end of the turn', 'ターンの終了時', 'Наприкінці ходу'),
    lists: skill,
    entries: [{ on: 'end', do: [{ do: 'ap', n: stop(1) }] }],
    types: lasting,
  },
  {
    label: 'in the refill step',
    title: said('In the refill step', '補充ステップに', 'На кроці поповнення'),
    lists: skill,
    entries: [{ on: 'refill', do: [{ do: 'ap', n: stop(1) }] }],
    types: lasting,
  },
  {
    label: 'when played, draw',
    title: said('When played: draw', 'プレイしたとき：引く', 'Коли зіграно: добрати карти'),
    lists: ['card.skills'],
    entries: [{ on: 'play', do: [{ do: 'draw', n: stop(2) }] }],
    types: action,
    first: true,
  },
  {
    label: 'when played, target',
    title: said(
      'When played: target gets PE',
      'プレイしたとき：対象の演技力',
      'Коли зіграно: ціль дістає енергію',
    ),
    lists: ['card.skills'],
    entries: [
      {
        on: 'play',
        target: { type: stop('furre') },
        do: [{ do: 'add', stat: stop('pe'), n: stop(3), all: 'target', until: 'turn' }],
      },
    ],
    types: action,
    first: true,
  },
];

const standing: readonly EffectSnippet[] = [
  {
    label: 'while in play, more PE',
    title: said('While in play: more PE', '場にある間：演技力を増やす', 'Доки у грі: більше енергії виступу'),
    lists: always,
    entries: [
      { rule: 'add', stat: stop('pe'), n: stop(1), all: { type: 'furre', of: stop('me'), not: 'this' } },
    ],
    first: true,
  },
  {
    label: 'while worn, more Max SP',
    title: said(
      'While worn: more Max SP',
      'つけている間：最大体力を増やす',
      'Доки носять: вища межа витривалості',
    ),
    lists: ['card.while'],
    entries: [{ rule: 'add', stat: stop('maxSp'), n: stop(3), all: 'wearer' }],
    types: ['alteration'],
    first: true,
  },
  {
    label: 'while worn, cannot swing',
    title: said(
      'While worn: cannot swing',
      'つけている間：スイングできない',
      'Доки носять: не може свінгувати',
    ),
    lists: ['card.while'],
    entries: [{ rule: 'cannot', act: stop('swing'), all: 'wearer' }],
    types: ['alteration'],
  },
  {
    label: 'must swing',
    title: said('Must swing each turn', '毎ターンスイングしなければならない', 'Мусить свінгувати щоходу'),
    lists: always,
    entries: [{ rule: 'must', act: stop('swing'), all: 'this' }],
    types: ['furre'],
  },
  {
    label: 'drawing costs more',
    title: said('Drawing costs more', 'ドロー費用を増やす', 'Добір коштує більше'),
    lists: always,
    entries: [{ rule: 'cost', of: stop('draw'), n: stop(2), who: stop('foe') }],
  },
];

export const governingSnippets: readonly EffectSnippet[] = [...steps, ...skills, ...standing];
