import { defineMessages } from '../define';

/** What can be wrong with the cards and the positions of the governing rules. */
export const governingDiagnostics = defineMessages({
  'diagnostic.needs-round': {
    en: 'Half of an odd number is no whole number. Add “round” and say “up” or “down”.',
    ja: '奇数の半分は整数になりません。「round」に「up」（切り上げ）か「down」（切り捨て）を書いてください。',
    uk: 'Половина непарного числа не є цілою. Додайте «round» зі значенням «up» (угору) або «down» (униз).',
  },
  'diagnostic.refers-to-nothing': {
    en: '{word, select, this {“this” means nothing in an Action, which never lies in play.} wearer {“wearer” means nothing here: only an Alteration has one.} target {“target” means nothing here: the skill names no target.} picked {“picked” means nothing here: no earlier step picks anything.} event {“event” means nothing here: this skill is not set off by an object.} it {“it” means nothing here: the step acts on no object whose number could be read.} other {“X” is always 0 here: only a card that costs X has it.}} Name something else.',
    ja: '{word, select, this {アクションは場に残らないため、「this」が指すものがありません。} wearer {着用者がいるのは変化だけなので、ここでは「wearer」が指すものがありません。} target {このスキルには対象がないため、「target」が指すものがありません。} picked {前の手順で何も選んでいないため、「picked」が指すものがありません。} event {このスキルを誘発したものがないため、「event」が指すものがありません。} it {この手順には数を読み取る相手がないため、「it」が指すものがありません。} other {費用が X のカードではないため、「X」は常に0です。}}別のものを指定してください。',
    uk: '{word, select, this {«this» тут нічого не означає: дія ніколи не лежить у грі.} wearer {«wearer» тут нічого не означає: носія має лише видозміна.} target {«target» тут нічого не означає: уміння не називає цілі.} picked {«picked» тут нічого не означає: жоден попередній крок нічого не вибирає.} event {«event» тут нічого не означає: це вміння запускає не об’єкт.} it {«it» тут нічого не означає: крок не діє на об’єкт, чиє число можна прочитати.} other {«X» тут завжди 0: його має лише карта з ціною X.}} Укажіть щось інше.',
  },
  'diagnostic.idle-target': {
    en: 'The target is named, and no step does anything with it. Use “target” in a step, or remove it here.',
    ja: '対象を選びますが、どの手順でも使われません。手順で「target」を使うか、ここから取り除いてください。',
    uk: 'Ціль називають, але жоден крок її не стосується. Ужийте «target» у кроці або приберіть її тут.',
  },
  'diagnostic.empty-skill': {
    en: 'This does nothing. Add a step.',
    ja: '何も起こりません。手順を追加してください。',
    uk: 'Нічого не відбувається. Додайте крок.',
  },
  'diagnostic.free-skill': {
    en: 'This skill costs nothing and can be activated without end. Give it a cost in AP, or let it exhaust.',
    ja: 'このスキルには費用がなく、何度でも起動できます。行動力の費用を付けるか、休ませてください。',
    uk: 'Це вміння нічого не коштує, тож його можна активувати без кінця. Дайте йому ціну в очках дій або виснаження.',
  },
  'diagnostic.unknown-object': {
    en: 'The position has no object “{found}”. {near, select, yes {Did you mean “{nearest}”?} other {Names that there are: {known}.}}',
    ja: '配置に「{found}」がありません。{near, select, yes {「{nearest}」の誤りではありませんか。} other {使える名前：{known}。}}',
    uk: 'У позиції немає об’єкта «{found}». {near, select, yes {Можливо, «{nearest}»?} other {Є такі назви: {known}.}}',
  },
  'diagnostic.not-an-object': {
    en: '“{found}” is an Action and can’t lie in play. Put it into a hand, a book or a Couch.',
    ja: '「{found}」はアクションなので、場に置けません。手札、手帳、ソファのどれかに置いてください。',
    uk: '«{found}» — дія, вона не може лежати у грі. Покладіть її в руку, записник або на Диван.',
  },
  'diagnostic.not-a-wearer': {
    en: '“{found}” is no Furre and can’t wear an Alteration. Attach it to a Furre.',
    ja: '「{found}」はファーレではないため、変化をつけられません。ファーレにつけてください。',
    uk: '«{found}» — не Фурре й не може носити видозміну. Прикріпіть її до Фурре.',
  },
  'diagnostic.bad-object-name': {
    en: '“{found}” is no name for an object. Use up to 60 letters, digits and hyphens, beginning with a letter, and no single letter of a seat.',
    ja: '「{found}」はオブジェクトの名前にできません。英字で始まる60文字以内の英数字とハイフンで、席の1文字以外にしてください。',
    uk: '«{found}» не може бути назвою об’єкта. Уживайте до 60 латинських літер, цифр і дефісів, починаючи з літери, але не саму літеру місця.',
  },
  'diagnostic.not-own-id': {
    en: 'Cards of a scenario have IDs of their own: “{found}” must begin with “{start}”.',
    ja: 'シナリオ専用のカードの ID は独自のものにします。「{found}」は「{start}」で始めてください。',
    uk: 'Карти сценарію мають власні ID: «{found}» має починатися з «{start}».',
  },
  'diagnostic.bad-event': {
    en: '“{found}” can’t happen as it is written. Write it as in “sp B -3” or “groove otter B 3”.',
    ja: '「{found}」という書き方の出来事は起こりません。「sp B -3」や「groove otter B 3」のように書いてください。',
    uk: '«{found}» у такому записі статися не може. Пишіть, як-от «sp B -3» або «groove otter B 3».',
  },
});
