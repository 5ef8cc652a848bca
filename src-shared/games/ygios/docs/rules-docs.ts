import type { Options } from '../definitions/options';
import type { Rules } from '../definitions/rules';
import { said, type Said } from '@shared/language/docs/said';

type Mode = Rules['modes']['simple'];
type Scoring = Rules['scoring'];

export const rulesDocs: Readonly<Record<keyof Rules, Said>> = {
  id: said(
    'The name of the file, without “.json”.',
    'ファイル名から「.json」を除いたもの。',
    'Назва файлу без «.json».',
  ),
  row: said(
    'The Zones from left to right, where the row is not shuffled. Each one once.',
    '並びをシャッフルしないときの、左から右へのゾーン。それぞれ1回ずつ。',
    'Зони зліва направо, коли ряд не перемішують. Кожна по одному разу.',
  ),
  modes: said('How a round is set up.', 'ラウンドの準備。', 'Як готують раунд.'),
  devotion: said('How Devotion is counted.', '想いの数え方。', 'Як рахують відданість.'),
  scoring: said(
    'What earns Affection Points.',
    '何をすると好感度が入るか。',
    'За що дають бали прихильності.',
  ),
  bonusPool: said('How Zone Bonuses are laid out.', 'ゾーンボーナスの置き方。', 'Як викладають бонуси зон.'),
  options: said(
    'Answers to questions the rule book leaves open, for the whole game.',
    'ルールブックが決めていない点の、ゲーム全体での扱い。',
    'Відповіді на питання, які правила лишають відкритими, для всієї гри.',
  ),
  rulings: said(
    'Open questions about single cards. Each answer changes those cards’ data.',
    '個々のカードについての未決事項。答えによってカードのデータが変わる。',
    'Відкриті питання про окремі карти. Кожна відповідь змінює дані цих карт.',
  ),
  simulation: said('For simulations.', 'シミュレーション用。', 'Для симуляцій.'),
};

export const modesDocs: Readonly<Record<keyof Rules['modes'], Said>> = {
  simple: said('Simple mode.', 'シンプルモード。', 'Простий режим.'),
  advanced: said('Advanced mode.', 'アドバンスモード。', 'Розширений режим.'),
};

export const modeDocs: Readonly<Record<keyof Mode, Said>> = {
  devotion: said(
    'Only cards of this Devotion take part.',
    '使うカードの想いの範囲。',
    'Беруть участь лише карти такої відданості.',
  ),
  deal: said(
    'Cards dealt to each player; the rest are the Set-Aside pile.',
    '各プレイヤーに配る枚数。残りは控えの山になる。',
    'Скільки карт роздають кожному; решта — відкладений стос.',
  ),
  sculpt: said(
    'Cards that each player takes out of the hand in secret.',
    '各プレイヤーが手札から秘密に除く枚数。',
    'Скільки карт кожен таємно вилучає з руки.',
  ),
  shuffleRow: said(
    'Whether the row is shuffled each round.',
    'ラウンドごとに並びをシャッフルするか。',
    'Чи перемішують ряд щораунду.',
  ),
  bonuses: said(
    'Whether Zone Bonuses are laid out.',
    'ゾーンボーナスを置くか。',
    'Чи викладають бонуси зон.',
  ),
};

export const rangeDocs: Readonly<Record<keyof Mode['devotion'], Said>> = {
  min: said('The smallest.', '最小。', 'Найменша.'),
  max: said('The largest.', '最大。', 'Найбільша.'),
};

export const devotionDocs: Readonly<Record<keyof Rules['devotion'], Said>> = {
  faceDown: said(
    'The Devotion of a face-down card.',
    '裏向きのカードの想い。',
    'Відданість карти, що лежить долілиць.',
  ),
  besideDivisor: said(
    'By what the number is divided in a Zone adjacent to its own; the rest is dropped.',
    '本来のゾーンに隣接するゾーンで想いを割る数。端数は切り捨て。',
    'На що ділять число в сусідній із рідною зоні; остачу відкидають.',
  ),
};

export const scoringDocs: Readonly<Record<keyof Scoring, Said>> = {
  pointsToWin: said(
    'Points that end the Timeline.',
    '世界線が終わる点数。',
    'Скільки балів треба, щоб завершити часову лінію.',
  ),
  wonRound: said('For a won round.', 'ラウンドに勝ったときの点。', 'За виграний раунд.'),
  zealous: said(
    'Zealous Penalty: for controlling every Zone.',
    '欲張りペナルティ：全ゾーンを支配したときの点。',
    'Штраф за жадібність: за контроль над усіма зонами.',
  ),
  lowest: said(
    'Points are never fewer than this.',
    '点数の下限。',
    'Балів ніколи не буває менше за це число.',
  ),
  backOff: said(
    'What the opponent gets for a Back Off, by the cards still held. The first line that is reached counts.',
    '身を引いたときに相手が得る点。残り手札の枚数で決まり、最初に当てはまる行を使う。',
    'Що дістає суперник за відступ, залежно від карт у руці. Діє перший рядок, для якого карт вистачає.',
  ),
};

export const backOffDocs: Readonly<Record<keyof Scoring['backOff'][number], Said>> = {
  hand: said('At least so many cards.', '手札がこの枚数以上。', 'Щонайменше стільки карт.'),
  points: said('The points.', '点数。', 'Бали.'),
};

export const poolDocs: Readonly<Record<keyof Rules['bonusPool'], Said>> = {
  perZone: said('Bonuses on each Zone.', '各ゾーンに置く枚数。', 'Скільки бонусів на кожній зоні.'),
  refill: said(
    'When used bonuses come back into the pool.',
    '使ったボーナスが山に戻る時期。',
    'Коли використані бонуси повертаються до запасу.',
  ),
};

export const simulationDocs: Readonly<Record<keyof Rules['simulation'], Said>> = {
  rounds: said(
    'After so many rounds a Timeline is given up.',
    'このラウンド数で世界線を打ち切る。',
    'Після стількох раундів часову лінію припиняють.',
  ),
};

export const optionDocs: Readonly<Record<keyof Options, Said>> = {
  firstPlayer: said('Who opens the first round.', '最初のラウンドの先攻。', 'Хто починає перший раунд.'),
  revealBeforeSculpt: said(
    'Whether row and bonuses are known before the hands are sculpted.',
    '手札調整の前に並びとボーナスを公開するか。',
    'Чи відомі ряд і бонуси до формування руки.',
  ),
  backOffInPlayout: said(
    'Whether a player may back off although the opponent’s hand is empty.',
    '相手の手札がなくても身を引けるか。',
    'Чи можна відступити, коли рука суперника порожня.',
  ),
  playoutEndsRound: said(
    'Whether a play-out ends the round even if the opponent holds cards again.',
    '出し切りの後、相手が再び手札を持っていてもラウンドを終えるか。',
    'Чи закінчує догравання раунд, навіть якщо суперник знову має карти.',
  ),
  lockOverlap: said(
    'A second lock on the same side: it ends with the first, or each lasts its own time.',
    '同じ側に重なったロック：先のロックと同時に終わるか、それぞれの期間続くか。',
    'Друге блокування на тому самому боці: закінчується разом із першим чи триває власний строк.',
  ),
  locksBindOffTurn: said(
    'Whether locks stop plays outside the player’s own turn.',
    '自分の手番以外のプレイもロックで止まるか。',
    'Чи діють блокування на карти, які гравець грає поза власним ходом.',
  ),
  requirementsVsProtection: said(
    'Whether Requirements respect protected cards.',
    '条件の効果が保護されたカードに及ぶか。',
    'Чи зважають умови на захищені карти.',
  ),
  persistentModel: said(
    'When a persistent ability works: if it fired at its last reveal, or wherever firing is allowed now.',
    '永続能力が働くとき：最後の公開時に発動したか、今いる場所で発動が許されるか。',
    'Коли діє постійна здібність: якщо вона спрацювала під час останнього відкриття чи всюди, де спрацювання зараз дозволене.',
  ),
  sweepOrder: said(
    'After a sweep: first the penalty or first the bonuses.',
    '全ゾーン支配の後、ペナルティとボーナスのどちらを先に数えるか。',
    'Коли взято всі три зони: спершу штраф чи спершу бонуси.',
  ),
  discardsVisible: said(
    'Whether discarded cards are shown to both players.',
    '捨てたカードを両者に見せるか。',
    'Чи показують скинуті карти обом гравцям.',
  ),
};

type Ruling = Rules['rulings'][number];
type Choice = Ruling['choices'][number];

export const rulingDocs: Readonly<Record<keyof Ruling, Said>> = {
  id: said(
    'The name of the option, in matches and scenarios.',
    '対戦やシナリオで使うオプション名。',
    'Назва параметра в партіях і сценаріях.',
  ),
  names: said('The question, in each language.', '各言語での質問文。', 'Питання кожною мовою.'),
  default: said(
    'The answer where a match gives none.',
    '対戦で指定がないときの答え。',
    'Відповідь, якщо партія не дає іншої.',
  ),
  choices: said('The possible answers.', '選べる答え。', 'Можливі відповіді.'),
};

export const choiceDocs: Readonly<Record<keyof Choice, Said>> = {
  value: said(
    'The answer: true, false or a word.',
    '答え：true、false、または語。',
    'Відповідь: true, false або слово.',
  ),
  names: said('The answer, in each language.', '各言語での答え。', 'Відповідь кожною мовою.'),
  patches: said(
    'What this answer changes in the cards’ data.',
    'この答えで変わるカードのデータ。',
    'Що ця відповідь змінює в даних карт.',
  ),
};

type KeysOf<T> = T extends unknown ? keyof T & string : never;
export const patchDocs: Readonly<Record<KeysOf<NonNullable<Choice['patches']>[number]>, Said>> = {
  card: said('The ID of a card.', 'カードの ID。', 'ID карти.'),
  bonus: said('The ID of a Zone Bonus.', 'ゾーンボーナスの ID。', 'ID бонусу зони.'),
  at: said(
    'The way to the place, such as “needs.0.count.of”.',
    '変える場所。例：「needs.0.count.of」。',
    'Шлях до місця, наприклад «needs.0.count.of».',
  ),
  set: said('What stands there then.', 'そこに入れる値。', 'Що там стоятиме.'),
  remove: said('Nothing stands there then.', 'その部分を取り除く。', 'Там нічого не стоятиме.'),
};
