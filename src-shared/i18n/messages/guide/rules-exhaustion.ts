import { defineMessages } from '../../define';

/** E1-E4. */
export const rulesExhaustion = defineMessages({
  'help.E1.rule': {
    en: 'The exhaust symbol in a cost stands for exhausting the object that has the skill. It is paid on activation, so the object is exhausted even if the skill achieves nothing.',
    ja: '費用にある休む記号は、そのスキルを持つオブジェクト自身を休ませることを表します。起動するときに支払うので、スキルの結果にかかわらず休み中になります。',
    uk: 'Символ виснаження в ціні означає, що треба виснажити сам об’єкт з цим умінням. Ціну сплачують під час активації, тож об’єкт виснажується, навіть якщо вміння нічого не дасть.',
  },
  'help.E1.example': {
    en: 'A controls a settled, refreshed Tinker Mouse and a Rabbit Hopper with 2 PE. A activates the skill of Tinker Mouse with Rabbit Hopper as its target. Tinker Mouse is exhausted, and Rabbit Hopper has 3 PE this turn.',
    ja: 'Aの場に、なじんでいて元気な「細工師ねずみ」と、演技力2の「うさぎのホッパー」がいます。Aは「うさぎのホッパー」を対象に「細工師ねずみ」のスキルを起動します。「細工師ねずみ」は休み中になり、「うさぎのホッパー」の演技力はこのターンのあいだ3になります。',
    uk: 'A контролює двох Фурре: «Мишка-майстриня», призвичаєна й бадьора, і «Кролик-стрибунець» з енергією виступу 2. A активує вміння Мишки, вибравши ціллю Кролика. «Мишка-майстриня» виснажується, а «Кролик-стрибунець» до кінця ходу має енергію виступу 3.',
  },

  'help.E2.rule': {
    en: 'A Furre is settled if its player has controlled it all the time since that player’s latest turn began. An unsettled Furre can neither swing nor pay an exhaust cost. Treats and Havens need not settle.',
    ja: 'プレイヤーの直近のターンが始まったときから、そのプレイヤーがずっとコントロールしているファーレは、なじんでいます。なじんでいないファーレは、スイングすることも、自身を休ませる費用を支払うこともできません。ごほうびと隠れ家には関係ありません。',
    uk: 'Фурре призвичаєний, якщо гравець безперервно контролює його від початку свого останнього ходу. Непризвичаєний Фурре не може ні свінгувати, ні сплачувати ціну виснаженням. Гостинців і Прихистків це не стосується.',
  },
  'help.E2.example': {
    en: 'A plays Tinker Mouse and Whistle. Tinker Mouse has to wait for A’s next turn before it can swing or use its skill; Whistle, a Treat, works at once. A Furre that A takes over with Change Partners is unsettled too.',
    ja: 'Aが「細工師ねずみ」と「ホイッスル」をプレイします。「細工師ねずみ」がスイングしたりスキルを使ったりできるのは、Aの次のターンからです。ごほうびの「ホイッスル」はすぐに使えます。「パートナー交代」でコントロールを得たファーレも、なじんでいません。',
    uk: 'A розігрує карти «Мишка-майстриня» і «Свисток». «Мишка-майстриня» зможе свінгувати чи скористатися вмінням лише в наступному ході A, а «Свисток» — Гостинець, тож діє одразу. Фурре, контроль над яким A переймає картою «Зміна партнерів», теж непризвичаєний.',
  },

  'help.E3.rule': {
    en: 'What is exhausted cannot become exhausted once more, and what is refreshed cannot become refreshed once more. Nothing happens, no skill is set off, and a cost of this kind cannot be paid.',
    ja: '休み中のものをさらに休ませることも、元気なものをさらにリフレッシュすることもできません。何も起こらず、スキルも誘発しません。そのような費用は支払えません。',
    uk: 'Виснажене не можна виснажити ще раз, а бадьоре — ще раз збадьорити. Нічого не відбувається, жодне вміння не спрацьовує, а таку ціну сплатити не можна.',
  },
  'help.E3.example': {
    en: 'A plays Usher Goose: each player chooses a Furre to be exhausted. A chooses Rabbit Hopper, which is exhausted already. It stays as it is, and a skill that waits for a Furre to be exhausted does not notice it.',
    ja: 'Aが「案内係のガチョウ」をプレイし、各プレイヤーは休ませるファーレを選びます。Aは、すでに休み中の「うさぎのホッパー」を選びます。状態は変わらず、「ファーレが休んだとき」のスキルも誘発しません。',
    uk: 'A розігрує карту «Гуска-розпорядниця»: кожен гравець вибирає Фурре, якого буде виснажено. Вибір A — «Кролик-стрибунець», що вже виснажений. Його стан не змінюється, і вміння, що чекають на виснаження Фурре, не спрацьовують.',
  },

  'help.E4.rule': {
    en: 'An exhausted object lies sideways, a refreshed one upright. Lying sideways changes neither its numbers nor its passive and triggered skills.',
    ja: '休み中のオブジェクトは横向き、元気なオブジェクトは縦向きに置きます。横向きでも、数値や常時スキル、誘発スキルは変わりません。',
    uk: 'Виснажений об’єкт лежить боком, бадьорий — прямо. Від цього не змінюються ні його числа, ні постійні й тригерні вміння.',
  },
  'help.E4.example': {
    en: 'Badger Drummer swings and is turned sideways. Until it is refreshed, in the refresh step or by Whistle, it can neither swing nor step in for its Host. If another Furre swings at it, it still gives groove.',
    ja: '「太鼓たたきのアナグマ」はスイングして横向きになります。リフレッシュステップか「ホイッスル」で元気になるまで、スイングも、主催者の代わりに出ることもできません。ほかのファーレのスイングを受けたときは、休み中でもノリを与えます。',
    uk: '«Борсук-барабанщик» свінгує, і його повертають боком. Доки його не збадьорить крок збадьорення або «Свисток», він не може ні свінгувати, ні вийти на заміну Господареві. Якщо інший Фурре свінгує проти нього, він усе одно дарує драйв.',
  },
});
