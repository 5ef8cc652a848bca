import { described, docsAmong } from '@shared/language/docs/described';
import { said } from '@shared/language/docs/said';
import * as lists from '../effects/words';

const me = said('The skill’s controller.', 'スキルのコントローラー。', 'Контролер уміння.');
const foe = said('Every other player.', 'ほかのすべてのプレイヤー。', 'Усі інші гравці.');
const pe = said('PE (Performance Energy).', '演技力。', 'Енергія виступу.');
const maxSp = said('Max SP (Stamina Points).', '最大体力。', 'Максимальна витривалість.');
const thisOne = said('This object.', 'このオブジェクト。', 'Цей об’єкт.');
const wearer = said(
  'The Furre that wears this Alteration.',
  'この変化をつけているファーレ。',
  'Фурре, який носить цю видозміну.',
);
const furre = said('A Furre.', 'ファーレ。', 'Фурре.');
const haven = said('A Haven.', '隠れ家。', 'Прихисток.');

/** Every list of words that stands in a schema, found again by its words. */
const wordDocs = [
  described(lists.actors, {
    me,
    foe,
    each: said(
      'All players, the active one first.',
      '全プレイヤー（アクティブプレイヤーから順に）。',
      'Усі гравці, починаючи з активного.',
    ),
  }),
  described(lists.owners, { me, foe }),
  described(lists.identities, { this: thisOne }),
  described(lists.selectableTypes, {
    furre,
    treat: said(
      'A Treat; Alterations are Treats too.',
      'ごほうび（変化も含む）。',
      'Гостинець; видозміни теж гостинці.',
    ),
    haven,
    host: said('A Host.', '主催者。', 'Господар.'),
  }),
  described(lists.refs, {
    this: thisOne,
    wearer,
    target: said('The targets that are left.', '残っている対象。', 'Цілі, що лишилися.'),
    picked: said('What earlier steps have picked.', '前の手順で選んだもの。', 'Що вибрали попередні кроки.'),
    event: said(
      'The object that set the skill off.',
      'スキルを誘発したオブジェクト。',
      'Об’єкт, що запустив уміння.',
    ),
    it: said(
      'The object that the step is acting on.',
      '手順が今扱っているオブジェクト。',
      'Об’єкт, на який діє крок.',
    ),
  }),
  described(lists.standingRefs, { this: thisOne, wearer }),
  described(lists.stats, {
    pe,
    sp: said('SP (Stamina Points).', '体力。', 'Витривалість.'),
    maxSp,
    encore: said('Encore counters.', 'アンコールカウンターの数。', 'Фішки «біс».'),
  }),
  described(lists.changeableStats, { pe, maxSp }),
  described(lists.roundings, {
    up: said('Up.', '切り上げ。', 'Угору.'),
    down: said('Down.', '切り捨て。', 'Униз.'),
  }),
  described(lists.counterKinds, {
    encore: said(
      'A Furre that bows out with one comes back once.',
      '乗っているファーレは、退場しても一度だけ戻ってくる。',
      'Фурре, що відкланюється з нею, раз повертається.',
    ),
  }),
  described(lists.objectEvents, {
    enter: said('It enters play.', '場に出たとき。', 'Входить у гру.'),
    bowOut: said('It bows out.', '退場したとき。', 'Відкланюється.'),
    swing: said('It swings.', 'スイングしたとき。', 'Свінгує.'),
    exhaust: said('It is exhausted.', '休まされたとき。', 'Його виснажують.'),
    refresh: said('It is refreshed.', 'リフレッシュされたとき。', 'Його збадьорюють.'),
  }),
  described(lists.turnEvents, {
    refill: said('The refill step.', '補充ステップ。', 'Крок поповнення.'),
    end: said('The end of the turn.', 'ターンの終了。', 'Кінець ходу.'),
  }),
  described(lists.acts, {
    swing: said('Swinging.', 'スイングすること。', 'Свінгувати.'),
    return: said('Coming back by an encore.', 'アンコールで戻ること。', 'Повертатися на біс.'),
  }),
  described(lists.durations, {
    turn: said('Until the turn ends.', 'ターン終了まで。', 'До кінця ходу.'),
  }),
  described(lists.moments, {
    end: said('The end of this turn.', 'このターンの終了。', 'Кінець цього ходу.'),
  }),
  described(lists.leavePlaces, {
    hand: said('The hand.', '手札。', 'Рука.'),
    couch: said('The Couch.', 'ソファ。', 'Диван.'),
  }),
  described(lists.costs, {
    draw: said('The cost of a paid draw.', 'ドロー費用。', 'Ціна добору.'),
    refresh: said('The cost of the refresh step.', 'リフレッシュ費用。', 'Ціна збадьорення.'),
  }),
  // Of the option that says how long the numbers of what has left are known.
  described(['0', '1'], {
    0: said(
      'Only in the turn in which it left.',
      '離れたターンの間だけ。',
      'Лише того ходу, коли він пішов.',
    ),
    1: said('In the next turn, too.', '次のターンの間も。', 'І наступного ходу теж.'),
  }),
];

/** The sentences for the words of an enumeration, in its order; null for a list that is not of cards. */
export const docsForWords = docsAmong(wordDocs);
