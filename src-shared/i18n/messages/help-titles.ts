import { defineMessages } from '../define';

/** What the common rules are called: links, the palette and the window say it; their texts come with the guide. */
export const helpTitles = defineMessages({
  'help.E1.title': { en: 'The exhaust symbol', ja: '休む記号', uk: 'Символ виснаження' },
  'help.E2.title': {
    en: 'Furres have to settle',
    ja: 'ファーレはなじんでから',
    uk: 'Фурре має призвичаїтися',
  },
  'help.E3.title': {
    en: 'Already exhausted, already refreshed',
    ja: 'すでに休み中、すでに元気',
    uk: 'Уже виснажений, уже бадьорий',
  },
  'help.E4.title': { en: 'Sideways is exhausted', ja: '横向きは休み中', uk: 'Боком — отже, виснажений' },
  'help.N1.title': { en: 'Whole numbers only', ja: '数はすべて整数', uk: 'Лише цілі числа' },
  'help.N2.title': { en: 'No negative amounts', ja: '負の数はない', uk: 'Без від’ємних чисел' },
  'help.N3.title': { en: 'The hidden sum', ja: '見えない合計', uk: 'Прихована сума' },
  'help.N4.title': { en: 'Unknown is 0', ja: 'わからない数は0', uk: 'Невідоме — це 0' },
  'help.N5.title': { en: 'Last known values', ja: '最後の値', uk: 'Останні відомі значення' },
  'help.N6.title': {
    en: 'No groove from afar',
    ja: '場にいなければノリはない',
    uk: 'Хто вийшов, драйву не дарує',
  },
  'help.N7.title': { en: 'What a draw may cost', ja: 'ドロー費用の範囲', uk: 'Межі ціни добору' },
  'help.N8.title': {
    en: 'What refreshing may cost',
    ja: 'リフレッシュ費用の範囲',
    uk: 'Межі ціни збадьорення',
  },
  'help.N9.title': { en: 'Room for 40 objects', ja: 'オブジェクトは40まで', uk: 'Місце для 40 об’єктів' },
  'help.I1.title': {
    en: 'What cannot happen is skipped',
    ja: 'できないことは飛ばす',
    uk: 'Нездійсненне пропускається',
  },
  'help.I2.title': { en: 'When targets have gone', ja: '対象がいなくなったとき', uk: 'Коли цілей уже немає' },
  'help.C1.title': { en: 'Choosing together', ja: 'みんなで選ぶとき', uk: 'Коли вибирають кілька гравців' },
  'help.C2.title': {
    en: 'Doing the same in turn',
    ja: '同じことを順に行うとき',
    uk: 'Одне й те саме — по черзі',
  },
  'help.C3.title': { en: 'One player’s triggers', ja: '1人の誘発スキルの順番', uk: 'Тригери одного гравця' },
  'help.C4.title': {
    en: 'Triggers of several players',
    ja: '何人かの誘発スキルの順番',
    uk: 'Тригери різних гравців',
  },
  'help.X1.title': { en: 'Cannot is strongest', ja: '「できない」が最も強い', uk: '«Не може» — найсильніше' },
  'help.M1.title': {
    en: 'A skill raises Max SP',
    ja: 'スキルで最大体力が上がる',
    uk: 'Уміння підвищує максимум',
  },
  'help.M2.title': {
    en: 'A skill lowers Max SP',
    ja: 'スキルで最大体力が下がる',
    uk: 'Уміння знижує максимум',
  },
  'help.M3.title': { en: 'A lowering ends', ja: '最大体力の低下が終わる', uk: 'Зниження закінчується' },
  'help.M4.title': { en: 'A raise ends', ja: '最大体力の上昇が終わる', uk: 'Підвищення закінчується' },
});
