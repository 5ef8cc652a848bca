import type { z } from 'zod';
import { said, type Said, type WordDoc } from '@shared/language/docs/said';
import type { Step, stepForms } from '../effects/steps';

type KeysOf<F> = F extends z.ZodObject<infer S> ? Exclude<keyof S & string, 'do' | 'who' | 'may'> : never;
type Docs = {
  readonly [V in keyof typeof stepForms]: WordDoc<KeysOf<(typeof stepForms)[V][number]>, Step>;
};

/** Keys that every step has. */
export const frameDocs: Readonly<Record<'do' | 'who' | 'may', Said>> = {
  do: said('What happens.', '何をするか。', 'Що відбувається.'),
  who: said(
    'Who acts and decides. Without this key, “me”.',
    '行い、決めるプレイヤー。省略すると「me」。',
    'Хто діє й вирішує. Без цього ключа — «me».',
  ),
  may: said(
    'The player may decline; the rest happens all the same.',
    'しなくてもよい。残りはそのまま行う。',
    'Гравець може відмовитися; решта все одно відбувається.',
  ),
};

const pick = said(
  'One that matches, chosen by each player who acts. Later steps call what was chosen “picked”.',
  '当てはまるものを1つ、行うプレイヤーがそれぞれ選ぶ。後の手順では「picked」と書く。',
  'Один відповідний, якого вибирає кожен, хто діє. У наступних кроках вибране — «picked».',
);
const all = said(
  'Everything that matches, at once; or a word for a thing.',
  '当てはまるすべてに同時に。または、ものを指す語。',
  'Усе відповідне одночасно; або слово, що вказує на об’єкт.',
);
const until = said(
  '“turn”: until the turn ends. Without this key, until the object leaves play.',
  '「turn」はターン終了まで。省略すると、場を離れるまで。',
  '«turn» — до кінця ходу. Без цього ключа — доки об’єкт не покине гру.',
);
const stat = said('Which number changes.', '変わる数。', 'Яке число змінюється.');
const act = said('What it is about.', '何についてか。', 'Про що йдеться.');
const count = said(
  'How many. Below 0 counts as 0.',
  '数。0未満は0として扱う。',
  'Скільки. Менше за 0 — це 0.',
);

const furres = { type: 'furre' } as const;

/** What each verb does. A verb or a key without its three sentences does not compile. */
export const verbDocs: Docs = {
  add: {
    says: said(
      'Adds to PE or Max SP.',
      '演技力や最大体力に加える。',
      'Додати до енергії виступу чи максимальної витривалості.',
    ),
    keys: {
      stat,
      n: said(
        'How much; a number below 0 takes away.',
        '加える数。0未満なら減らす。',
        'Скільки; число, менше за 0, віднімає.',
      ),
      until,
      all,
      pick,
    },
    examples: [
      { label: 'add all', body: { do: 'add', stat: 'pe', n: 1, all: 'target', until: 'turn' } },
      { label: 'add pick', body: { do: 'add', stat: 'pe', n: 1, pick: furres, until: 'turn' } },
    ],
  },
  set: {
    says: said(
      'Brings PE or Max SP to a number, as an addition of what is missing now.',
      '演技力や最大体力をある数にする。今の値との差を加える。',
      'Зробити енергію виступу чи максимальну витривалість певним числом, додавши те, чого зараз бракує.',
    ),
    keys: { stat, n: said('The new number.', '新しい数。', 'Нове число.'), until, all, pick },
    examples: [
      {
        label: 'set all',
        body: {
          do: 'set',
          stat: 'pe',
          n: { half: { stat: 'pe', of: 'it' }, round: 'up' },
          all: 'target',
          until: 'turn',
        },
      },
      { label: 'set pick', body: { do: 'set', stat: 'pe', n: 0, pick: furres, until: 'turn' } },
    ],
  },
  cannot: {
    says: said(
      'Forbids something. This beats “must” and “may”.',
      '禁止する。「must」や「may」より優先する。',
      'Забороняє щось. Це сильніше за «must» і «may».',
    ),
    keys: { act, until, all, pick },
    examples: [
      { label: 'cannot all', body: { do: 'cannot', act: 'swing', all: 'target', until: 'turn' } },
      { label: 'cannot pick', body: { do: 'cannot', act: 'swing', pick: furres, until: 'turn' } },
    ],
  },
  must: {
    says: said(
      'Demands something, as far as it can be done.',
      'できるかぎり強制する。',
      'Вимагає чогось, наскільки це можливо.',
    ),
    keys: { act, until, all, pick },
    examples: [
      { label: 'must all', body: { do: 'must', act: 'swing', all: 'target', until: 'turn' } },
      { label: 'must pick', body: { do: 'must', act: 'swing', pick: furres, until: 'turn' } },
    ],
  },
  control: {
    says: said(
      'Gives the control to the controller of the skill. A Furre is unsettled by it.',
      'スキルのコントローラーがコントロールを得る。ファーレはなじんでいない状態になる。',
      'Передати контроль контролерові вміння. Фурре від цього стає непризвичаєним.',
    ),
    keys: { until, all, pick },
    examples: [
      { label: 'control all', body: { do: 'control', all: 'target', until: 'turn' } },
      { label: 'control pick', body: { do: 'control', pick: { type: 'furre', of: 'foe' }, until: 'turn' } },
    ],
  },
  exhaust: {
    says: said('Exhausts what is refreshed.', '元気なものを休ませる。', 'Виснажити те, що бадьоре.'),
    keys: { all, pick },
    examples: [
      { label: 'exhaust all', body: { do: 'exhaust', all: 'target' } },
      { label: 'exhaust pick', body: { do: 'exhaust', who: 'each', pick: { type: 'furre', of: 'me' } } },
    ],
  },
  refresh: {
    says: said(
      'Refreshes what is exhausted.',
      '休み中のものをリフレッシュする。',
      'Збадьорити те, що виснажене.',
    ),
    keys: { all, pick },
    examples: [
      { label: 'refresh all', body: { do: 'refresh', all: 'target' } },
      { label: 'refresh pick', body: { do: 'refresh', pick: { of: 'me' } } },
    ],
  },
  bowOut: {
    says: said(
      'Lets it bow out: to its owner’s Couch, and a token is gone.',
      '退場させる。持ち主のソファへ行き、トークンは消える。',
      'Змушує відкланятися: на Диван власника, а жетон зникає.',
    ),
    keys: { all, pick },
    examples: [
      { label: 'bowOut all', body: { do: 'bowOut', all: 'target' } },
      { label: 'bowOut pick', body: { do: 'bowOut', who: 'foe', pick: { type: 'furre', of: 'me' } } },
    ],
  },
  move: {
    says: said('Takes it out of play.', '場から移す。', 'Прибрати з гри.'),
    keys: {
      to: said('Where to; it is the owner’s.', '移動先（持ち主のもの）。', 'Куди; завжди до власника.'),
      all,
      pick,
    },
    examples: [
      { label: 'move all', body: { do: 'move', to: 'hand', all: 'target' } },
      { label: 'move pick', body: { do: 'move', to: 'couch', pick: { type: 'treat' } } },
    ],
  },
  lose: {
    says: said(
      'Takes SP away, down to 0.',
      '体力を失わせる（0まで）。',
      'Забрати витривалість, не нижче за 0.',
    ),
    keys: { n: count, all, pick },
    examples: [
      { label: 'lose all', body: { do: 'lose', n: 1, all: { type: 'host', of: 'foe' } } },
      { label: 'lose pick', body: { do: 'lose', n: 1, pick: furres } },
    ],
  },
  regain: {
    says: said(
      'Gives SP back, up to Max SP.',
      '体力を回復する（最大体力まで）。',
      'Повернути витривалість, не вище за максимальну.',
    ),
    keys: { n: count, all, pick },
    examples: [
      { label: 'regain all', body: { do: 'regain', n: 1, all: { type: 'host', of: 'me' } } },
      { label: 'regain pick', body: { do: 'regain', n: 1, pick: { type: 'furre', of: 'me' } } },
    ],
  },
  groove: {
    says: said(
      'Gives groove: its SP falls by the PE of the one that gives.',
      'ノリを与える。与える側の演技力の分だけ体力を失う。',
      'Дарувати драйв: витривалість зменшується на енергію виступу того, хто дарує.',
    ),
    keys: {
      from: said(
        'Who gives it; whatever has left play gives 0.',
        '与える側。場を離れていれば0。',
        'Хто дарує; той, хто покинув гру, дарує 0.',
      ),
      all,
      pick,
    },
    examples: [
      { label: 'groove all', body: { do: 'groove', from: 'this', all: { type: 'furre', of: 'foe' } } },
      { label: 'groove pick', body: { do: 'groove', from: 'target', pick: { type: 'host', of: 'foe' } } },
    ],
  },
  counter: {
    says: said('Puts counters on it.', 'カウンターを乗せる。', 'Покласти фішки.'),
    keys: { kind: said('Which counters.', 'カウンターの種類。', 'Які фішки.'), n: count, all, pick },
    examples: [
      { label: 'counter all', body: { do: 'counter', kind: 'encore', n: 1, all: 'target' } },
      { label: 'counter pick', body: { do: 'counter', kind: 'encore', n: 1, pick: furres } },
    ],
  },
  pick: {
    says: said(
      'Only chooses; later steps say “picked”.',
      '選ぶだけ。後の手順で「picked」と書く。',
      'Лише вибирає; наступні кроки кажуть «picked».',
    ),
    keys: { all, pick },
    examples: [
      { label: 'pick', body: { do: 'pick', pick: furres } },
      { label: 'pick all', body: { do: 'pick', all: furres } },
    ],
  },
  draw: {
    says: said(
      'Draws cards from the book, as many as there are.',
      '手帳からカードを引く。足りなければ、ある分だけ引く。',
      'Добрати карти із записника; якщо бракує, то скільки є.',
    ),
    keys: { n: count },
    examples: [{ label: 'draw', body: { do: 'draw', n: 1 } }],
  },
  ap: {
    says: said('Gives AP.', '行動力を得る。', 'Дати очки дій.'),
    keys: { n: count },
    examples: [{ label: 'ap', body: { do: 'ap', n: 1 } }],
  },
  token: {
    says: said('Puts tokens into play.', 'トークンを場に出す。', 'Увести жетони у гру.'),
    keys: { token: said('The token’s ID.', 'トークンの ID。', 'ID жетона.'), n: count },
    examples: [{ label: 'token', body: { do: 'token', token: 'token-id', n: 1 } }],
  },
  later: {
    says: said('Puts steps off.', '手順を後で行う。', 'Відкласти кроки.'),
    keys: {
      at: said('Until when.', 'いつ行うか。', 'До якого моменту.'),
      steps: said('The steps that wait.', '後で行う手順。', 'Кроки, що чекають.'),
    },
    examples: [{ label: 'later', body: { do: 'later', at: 'end', steps: [{ do: 'draw', n: 1 }] } }],
  },
};
