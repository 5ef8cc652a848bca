import { defineMessages } from '../define';

/**
 * What a run of scenarios has to tell. `at` is a place in the scenario and values are written as scenarios write
 * them, so both are the same in every language.
 */
export const scenarios = defineMessages({
  'scenario.difference.value': {
    en: '{at}: expected {expectedIs, select, nothing {nothing} other {{expected}}}, got {foundIs, select, nothing {nothing} other {{found}}}',
    ja: '{at}：期待値は{expectedIs, select, nothing {なし} other { {expected}}}、実際は{foundIs, select, nothing {なし} other { {found}}}',
    uk: '{at}: {expectedIs, select, nothing {не очікувалося нічого} other {очікувалося {expected}}}, {foundIs, select, nothing {не вийшло нічого} other {вийшло {found}}}',
  },
  'scenario.difference.refused': {
    en: '{at}: expected a legal move, got {code}{asked, select, yes { ({by} is asked: {for})} other {}}',
    ja: '{at}：合法な手のはずが {code} になりました{asked, select, yes {（{by} への問い：{for}）} other {}}',
    uk: '{at}: очікувався дозволений хід, вийшло {code}{asked, select, yes { (питання до {by}: {for})} other {}}',
  },
  'scenario.difference.accepted': {
    en: '{at}: expected the move to be refused, got a legal move',
    ja: '{at}：拒否されるはずの手が合法でした',
    uk: '{at}: очікувалася відмова, а хід дозволений',
  },
  'scenario.difference.changed': {
    en: '{at}: expected the position to stay as it was, got another one after the refused move',
    ja: '{at}：手が拒否されたのに局面が変わりました',
    uk: '{at}: після відхиленого ходу позиція мала лишитися такою самою, а змінилася',
  },
  'scenario.difference.offered': {
    en: '{at}: expected {entry} not to be offered, but it is',
    ja: '{at}：{entry} は選べないはずですが、選べます',
    uk: '{at}: {entry} не мало бути серед відповідей, але є',
  },
  'scenario.difference.not-legal': {
    en: '{at}: expected {entry} to be offered, but it is not',
    ja: '{at}：{entry} は選べるはずですが、選べません',
    uk: '{at}: {entry} мало бути серед відповідей, але немає',
  },
  'scenario.difference.open-question': {
    en: '{at}: expected no open question, got one that the scenario does not answer ({by} is asked: {for})',
    ja: '{at}：シナリオが答えていない問いが残っています（{by} への問い：{for}）',
    uk: '{at}: лишилося питання, на яке сценарій не відповідає (питання до {by}: {for})',
  },
  'scenario.difference.dice-left': {
    en: '{at}: expected every roll to be used, got {count, plural, one {# left over} other {# left over}}',
    ja: '{at}：使われなかったダイスの目が{count, plural, other {#個}}あります',
    uk: '{at}: {count, plural, one {лишився # невикористаний кидок} few {лишилося # невикористані кидки} many {лишилося # невикористаних кидків} other {лишилося # невикористаного кидка}}',
  },
  'scenario.difference.dice-missing': {
    en: '{at}: expected no further roll, got one of a die with {sides, plural, one {# side} other {# sides}}',
    ja: '{at}：シナリオにないダイスロールがあります（{sides, plural, other {#面}}）',
    uk: '{at}: зайвий кидок кубика: сценарій не має для нього результату (граней: {sides, number})',
  },
  'scenario.difference.dice-wrong': {
    en: '{at}: expected a number from 1 to {sides, number}, got {found, number}',
    ja: '{at}：1から{sides, number}までの目が必要ですが、{found, number}が書かれています',
    uk: '{at}: потрібне число від 1 до {sides, number}, а записано {found, number}',
  },
  'scenario.difference.rules-loop': {
    en: '{at}: expected the texts to come to an end, got a loop of {cards}',
    ja: '{at}：カードの効果が際限なく続きます（{cards}）',
    uk: '{at}: тексти карт без кінця викликають один одного: {cards}',
  },
  'scenario.difference.faulty': {
    en: '{at}: {code}: {sentence}',
    ja: '{at}：{code}：{sentence}',
    uk: '{at}: {code}: {sentence}',
  },
  'scenario.difference.faulty-plain': {
    en: '{at}: {sentence}',
    ja: '{at}：{sentence}',
    uk: '{at}: {sentence}',
  },
  'scenario.not-run': {
    en: '{count, plural, one {# file could not be run} other {# files could not be run}}',
    ja: '{count, plural, other {実行できなかったファイル：#件}}',
    uk: '{count, plural, one {Не вдалося прогнати # файл} few {Не вдалося прогнати # файли} many {Не вдалося прогнати # файлів} other {Не вдалося прогнати # файлу}}',
  },
  'scenario.failed': { en: '{id}: {difference}', ja: '{id}：{difference}', uk: '{id}: {difference}' },
  'scenario.failed-in': {
    en: '{file}: {id}: {difference}',
    ja: '{file}：{id}：{difference}',
    uk: '{file}: {id}: {difference}',
  },
  'scenario.rule': {
    en: 'Rule {rule}: {title} (npm run -s heartdeck -- rule {rule})',
    ja: 'ルール {rule}：{title}（npm run -s heartdeck -- rule {rule}）',
    uk: 'Правило {rule}: {title} (npm run -s heartdeck -- rule {rule})',
  },
  'scenario.total': {
    en: '{passed} passed, {failed} failed',
    ja: '成功 {passed}、失敗 {failed}',
    uk: 'Пройдено: {passed}, не пройдено: {failed}',
  },

  'validate.error': {
    en: '{place}: error {code}: {sentence}',
    ja: '{place}：エラー {code}：{sentence}',
    uk: '{place}: помилка {code}: {sentence}',
  },
  'validate.warning': {
    en: '{place}: warning {code}: {sentence}',
    ja: '{place}：警告 {code}：{sentence}',
    uk: '{place}: попередження {code}: {sentence}',
  },
  'validate.fix': { en: 'Fix: {fix}', ja: '修正案：{fix}', uk: 'Виправлення: {fix}' },
  'validate.total': {
    en: '{errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}',
    ja: 'エラー{errors, plural, other {#件}}、警告{warnings, plural, other {#件}}',
    uk: '{errors, plural, one {# помилка} few {# помилки} many {# помилок} other {# помилки}}, {warnings, plural, one {# попередження} few {# попередження} many {# попереджень} other {# попередження}}',
  },
});
