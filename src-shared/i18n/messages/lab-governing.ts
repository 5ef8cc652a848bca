import { defineMessages } from '../define';

/** What the lab says of many duels. */
export const labGoverning = defineMessages({
  'lab.governing.pack': {
    en: '{pack}, revision {revision}',
    ja: '{pack}、版 {revision}',
    uk: '{pack}, версія {revision}',
  },
  'lab.governing.games': {
    en: '{games, plural, one {# duel} other {# duels}}, seeds {first} to {last}, each twice with the seats swapped',
    ja: '対戦{games, plural, other {#回}}、シード {first}〜{last}（席を入れ替えて2回ずつ）',
    uk: '{games, plural, one {# дуель} few {# дуелі} many {# дуелей} other {# дуелі}}, зерна {first}–{last}, кожне двічі зі зміною місць',
  },
  'lab.governing.decisions': {
    en: '{count, plural, one {# decision} other {# decisions}}',
    ja: '選択{count, plural, other {#回}}',
    uk: '{count, plural, one {# рішення} few {# рішення} many {# рішень} other {# рішення}}',
  },
  'lab.governing.loops': {
    en: '{count, number} of {games, plural, one {# duel} other {# duels}} ended in skills that set each other off without end. Cards at it: {cards}. First seed: {seed}{swapped, select, yes { with the seats swapped} other {}}.',
    ja: 'スキルが際限なく続くため、対戦{games, plural, other {#回}}のうち{count, plural, other {#回}}を打ち切りました。関わったカード：{cards}。最初のシード：{seed}{swapped, select, yes {（席の入れ替えあり）} other {}}。',
    uk: '{count, number} з {games, plural, one {# дуелі} few {# дуелей} many {# дуелей} other {# дуелі}} {count, plural, one {урвалася} few {урвалися} many {урвалося} other {урвалося}} через уміння, що без кінця викликають одне одного. Причетні карти: {cards}. Перше зерно: {seed}{swapped, select, yes { зі зміною місць} other {}}.',
  },
  'lab.governing.finished': {
    en: 'Only {finished, number} of {games, plural, one {# duel} other {# duels}} came to an end; shares and lengths count these alone.',
    ja: '最後まで進んだ対戦は{games, plural, other {#回}}のうち{finished, plural, other {#回}}です。割合と長さは、これらだけで計算しています。',
    uk: 'До кінця дійшло лише {finished, number} з {games, plural, one {# дуелі} few {# дуелей} many {# дуелей} other {# дуелі}}; частки й тривалість пораховано тільки за ними.',
  },
  'lab.governing.won': { en: 'Duels won', ja: '対戦の勝者', uk: 'Виграні дуелі' },
  'lab.governing.first': { en: 'first player', ja: '先攻', uk: 'перший гравець' },
  'lab.governing.draws': { en: 'draw', ja: '引き分け', uk: 'нічия' },
  'lab.governing.turns': { en: 'turns per duel', ja: '対戦あたりのターン数', uk: 'ходів за дуель' },
  'lab.governing.played': { en: 'times', ja: '回数', uk: 'разів' },
});
