import type { Options } from '../definitions/options';
import type { Rules } from '../definitions/rules';
import type { ZoneMark, ZoneTone } from '../definitions/zone';
import { said, type Said } from '@shared/language/docs/said';

/** The words that rules and zones are set to. One without its sentences does not compile. */
const firstPlayer: Readonly<Record<Options['firstPlayer'], Said>> = {
  random: said('By lot.', '無作為に決める。', 'За жеребом.'),
  A: said('Player A.', 'プレイヤーA。', 'Гравець A.'),
  B: said('Player B.', 'プレイヤーB。', 'Гравець B.'),
};
const lockOverlap: Readonly<Record<Options['lockOverlap'], Said>> = {
  sharedExpiry: said(
    'The new lock ends with the old one.',
    '新しいロックは先のロックと同時に終わる。',
    'Нове блокування закінчується разом зі старим.',
  ),
  longest: said('Each lasts its own time.', 'それぞれの期間続く。', 'Кожне триває власний строк.'),
};
const requirementsVsProtection: Readonly<Record<Options['requirementsVsProtection'], Said>> = {
  blocked: said('They respect it.', '保護が優先する。', 'Зважають на захист.'),
  ignore: said('They ignore it.', '保護を無視する。', 'Не зважають на захист.'),
};
const persistentModel: Readonly<Record<Options['persistentModel'], Said>> = {
  fired: said(
    'If it fired at its last reveal.',
    '最後の公開時に発動していれば働く。',
    'Якщо спрацювала під час останнього відкриття.',
  ),
  continuous: said(
    'Wherever firing is allowed now.',
    '今いる場所で発動が許されていれば働く。',
    'Усюди, де спрацювання зараз дозволене.',
  ),
};
const sweepOrder: Readonly<Record<Options['sweepOrder'], Said>> = {
  penaltyFirst: said('First the penalty.', 'ペナルティが先。', 'Спершу штраф.'),
  bonusFirst: said('First the bonuses.', 'ボーナスが先。', 'Спершу бонуси.'),
};
const refill: Readonly<Record<Rules['bonusPool']['refill'], Said>> = {
  whenEmpty: said('When the pool is empty.', '山がなくなったとき。', 'Коли запас вичерпано.'),
  everyRound: said('Every round.', '毎ラウンド。', 'Щораунду.'),
};
const tone: Readonly<Record<ZoneTone, Said>> = {
  home: said('The colour of Home.', '家の色。', 'Колір Дому.'),
  town: said('The colour of Town.', '街の色。', 'Колір Міста.'),
  school: said('The colour of School.', '学校の色。', 'Колір Школи.'),
};
const mark: Readonly<Record<ZoneMark, Said>> = {
  house: said('A house.', '家の形。', 'Будинок.'),
  lantern: said('A lantern.', 'ランタン。', 'Ліхтар.'),
  book: said('A book.', '本。', 'Книга.'),
};

const tables: readonly Readonly<Record<string, Said>>[] = [
  firstPlayer,
  lockOverlap,
  requirementsVsProtection,
  persistentModel,
  sweepOrder,
  refill,
  tone,
  mark,
];

/** The sentences for such a list of words, or null. */
export function docsForSettings(words: readonly unknown[]): readonly Said[] | null {
  const found = tables.find((table) => Object.keys(table).join() === words.join());
  return found ? Object.values(found) : null;
}
