import { defineMessages } from '../define';
import { fixes } from './fixes';
import { governingDiagnostics } from './governing-diagnostics';
import { meaningDiagnostics } from './meaning-diagnostics';
import { templateDiagnostics } from './template-diagnostics';
import { pictureDiagnostics } from './picture-diagnostics';
import { playDiagnostics } from './play-diagnostics';
import { printedDiagnostics } from './printed-diagnostics';
import { textDiagnostics } from './text-diagnostics';

/** One sentence for every code in src-shared/language/diagnostics.ts. The place is shown beside it. */
export const diagnostics = defineMessages({
  ...textDiagnostics,
  ...meaningDiagnostics,
  ...governingDiagnostics,
  ...templateDiagnostics,
  ...pictureDiagnostics,
  ...printedDiagnostics,
  ...playDiagnostics,
  ...fixes,
  'diagnostic.not-an-archive': {
    en: 'This is not a .heartdeck file. Choose a file that Heartdeck exported.',
    ja: '.heartdeck ファイルではありません。Heartdeck が書き出したファイルを選んでください。',
    uk: 'Це не файл .heartdeck. Виберіть файл, який експортував Heartdeck.',
  },
  'diagnostic.archive-damaged': {
    en: '{detail, select, cut {The file is damaged or cut short.} packing {The file is encrypted, or packed in a way Heartdeck does not use.} sizes {The sizes stated in the file are wrong.} index {The list of contents does not match the contents.} other {The file’s inner structure is broken.}} Get a fresh copy, or export the pack again.',
    ja: '{detail, select, cut {ファイルが壊れているか、途中で切れています。} packing {Heartdeck が使わない方法で圧縮または暗号化されています。} sizes {ファイルに書かれた大きさが実際と違います。} index {目次が中身と合いません。} other {ファイルの内部構造が壊れています。}}もう一度入手するか、パックを書き出し直してください。',
    uk: '{detail, select, cut {Файл пошкоджено або обрізано.} packing {Файл зашифровано або запаковано способом, якого Heartdeck не використовує.} sizes {Розміри, вказані у файлі, не відповідають дійсності.} index {Перелік вмісту не відповідає вмісту.} other {Внутрішню будову файлу порушено.}} Візьміть нову копію або експортуйте набір ще раз.',
  },
  'diagnostic.bad-path': {
    en: 'A file of a pack can’t be called “{path}”. Use lower-case Latin letters, digits and hyphens, in one of the pack’s folders.',
    ja: 'パックのファイル名に「{path}」は使えません。英小文字・数字・ハイフンの名前を付け、パックの決まったフォルダーに置いてください。',
    uk: 'Файл набору не може називатися «{path}». Використовуйте малі латинські літери, цифри й дефіси та кладіть файл в одну з тек набору.',
  },
  'diagnostic.duplicate-path': {
    en: 'There are two files called “{path}”; upper and lower case count as the same. Remove one of them.',
    ja: '「{path}」というファイルが2つあります（大文字と小文字は区別しません）。1つを取り除いてください。',
    uk: 'Є два файли з назвою «{path}»; великі й малі літери не розрізняються. Приберіть один із них.',
  },
  'diagnostic.unknown-file': {
    en: '“{path}” does not belong in a pack. Definitions and pictures go into these folders: {folders}.',
    ja: '「{path}」はパックに置けません。定義と画像は次のフォルダーに入れてください：{folders}。',
    uk: '«{path}» не може бути в наборі. Визначення та зображення кладуть у теки: {folders}.',
  },
  'diagnostic.missing-file': {
    en: 'The pack has no file {path}. Add it.',
    ja: 'パックにファイル {path} がありません。追加してください。',
    uk: 'У наборі немає файлу {path}. Додайте його.',
  },
  'diagnostic.not-plain-file': {
    en: '“{path}” is a link or a device. Put the file itself there.',
    ja: '「{path}」はリンクかデバイスです。ファイルそのものを置いてください。',
    uk: '«{path}» — посилання або пристрій. Покладіть туди сам файл.',
  },
  'diagnostic.too-many-files': {
    en: 'The pack has {count, plural, one {# file} other {# files}}; at most {max, number} are allowed. Remove some.',
    ja: 'パックにファイルが{count, plural, other {#個}}あります。上限の{max, number}個以内に減らしてください。',
    uk: 'У наборі {count, plural, one {# файл} few {# файли} many {# файлів} other {# файлу}}; дозволено щонайбільше {max, number}. Приберіть зайві.',
  },
  'diagnostic.file-too-big': {
    en: 'The file is too big: {size, number} bytes; at most {max, number} are allowed. Make it smaller.',
    ja: 'ファイルが大きすぎます：{size, number} バイト（上限 {max, number} バイト）。小さくしてください。',
    uk: 'Файл завеликий: {size, number} Б; дозволено щонайбільше {max, number} Б. Зменште його.',
  },
  'diagnostic.pack-too-big': {
    en: 'The pack is too big: {size, number} bytes; at most {max, number} are allowed. Make its files smaller or remove some.',
    ja: 'パックが大きすぎます：{size, number} バイト（上限 {max, number} バイト）。ファイルを小さくするか、減らしてください。',
    uk: 'Набір завеликий: {size, number} Б; дозволено щонайбільше {max, number} Б. Зменште файли або приберіть зайві.',
  },
  'diagnostic.checksum': {
    en: 'The file differs from what was exported. To import a pack changed by hand, unpack it and import the folder.',
    ja: '書き出したときと内容が違います。手で変更したパックは、展開してフォルダーとして取り込んでください。',
    uk: 'Файл відрізняється від експортованого. Щоб імпортувати змінений вручну набір, розпакуйте його й імпортуйте теку.',
  },
  'diagnostic.too-deep': {
    en: 'The nesting is more than {max, plural, one {# level} other {# levels}} deep. Simplify it.',
    ja: '入れ子が{max, plural, other {#段}}を超えています。浅くしてください。',
    uk: 'Вкладеність перевищує {max, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}. Спростіть її.',
  },
  'diagnostic.unknown-format': {
    en: '{of, select, scenarios {This scenario file has format {found}; this Heartdeck knows format {known}. Update Heartdeck, or write the file in format {known}.} template {This template has format {found}; this Heartdeck knows format {known}. Update Heartdeck, or write the template in format {known}.} other {This is format {found}; this Heartdeck knows format {known}. Update Heartdeck or export the pack again.}}',
    ja: '{of, select, scenarios {このシナリオファイルは形式 {found} です。この Heartdeck が扱えるのは形式 {known} です。Heartdeck を更新するか、形式 {known} で書いてください。} template {このテンプレートは形式 {found} です。この Heartdeck が扱えるのは形式 {known} です。Heartdeck を更新するか、形式 {known} で書いてください。} other {形式 {found} です。この Heartdeck が扱えるのは形式 {known} です。Heartdeck を更新するか、パックを書き出し直してください。}}',
    uk: '{of, select, scenarios {Цей файл сценаріїв має формат {found}; цей Heartdeck знає формат {known}. Оновіть Heartdeck або запишіть файл у форматі {known}.} template {Цей шаблон має формат {found}; цей Heartdeck знає формат {known}. Оновіть Heartdeck або запишіть шаблон у форматі {known}.} other {Це формат {found}; цей Heartdeck знає формат {known}. Оновіть Heartdeck або експортуйте набір ще раз.}}',
  },
  'diagnostic.unknown-game': {
    en: 'There is no game “{found}”. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Known games: {known}.}}',
    ja: 'ゲーム「{found}」はありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使えるゲーム：{known}。}}',
    uk: 'Гри «{found}» немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Відомі ігри: {known}.}}',
  },
  'diagnostic.unknown-key': {
    en: '{near, select, elsewhere {“{found}” does not go with “{nearest}”. Remove it.} other {There is no key “{found}” here. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} moved {It is one of the “{nearest}” now, as in the original pack. Remove it here.} other {Remove it.}}}}',
    ja: '{near, select, elsewhere {「{found}」は「{nearest}」と一緒には使えません。取り除いてください。} other {ここに「{found}」というキーはありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} moved {原本のパックのように、今は「{nearest}」に書く項目です。ここからは取り除いてください。} other {取り除いてください。}}}}',
    uk: '{near, select, elsewhere {«{found}» не поєднується з «{nearest}». Приберіть його.} other {Ключа «{found}» тут немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} moved {Тепер це один із записів «{nearest}», як в оригінальному наборі. Приберіть його звідси.} other {Приберіть його.}}}}',
  },
  'diagnostic.missing': {
    en: '{key, select, en {The English text is missing. Add it under “en”.} ja {The Japanese text is missing. Add it under “ja”.} uk {The Ukrainian text is missing. Add it under “uk”.} other {“{key}” is missing. Add it.}}',
    ja: '{key, select, en {英語の文がありません。「en」として追加してください。} ja {日本語の文がありません。「ja」として追加してください。} uk {ウクライナ語の文がありません。「uk」として追加してください。} other {「{key}」がありません。追加してください。}}',
    uk: '{key, select, en {Бракує англійського тексту. Додайте його під ключем «en».} ja {Бракує японського тексту. Додайте його під ключем «ja».} uk {Бракує українського тексту. Додайте його під ключем «uk».} other {Бракує «{key}». Додайте його.}}',
  },
  'diagnostic.wrong-type': {
    en: 'Here stands {found, select, text {a text} number {a number} boolean {true or false} list {a list in square brackets} object {a part in curly brackets} other {nothing (null)}}, but it must be {expected, select, text {a text} number {a number} boolean {true or false} list {a list in square brackets} object {a part in curly brackets} other {nothing (null)}}.',
    ja: 'ここは{found, select, text {文字列} number {数値} boolean { true か false } list {角括弧のリスト} object {波括弧のまとまり} other {空（null）}}になっていますが、{expected, select, text {文字列} number {数値} boolean { true か false } list {角括弧のリスト} object {波括弧のまとまり} other {空（null）}}でなければなりません。',
    uk: 'Тут {found, select, text {текст} number {число} boolean {true або false} list {список у квадратних дужках} object {частина у фігурних дужках} other {нічого (null)}}, а має бути {expected, select, text {текст} number {число} boolean {true або false} list {список у квадратних дужках} object {частина у фігурних дужках} other {нічого (null)}}.',
  },
  'diagnostic.quoted-boolean': {
    en: 'In quotes this is text, but it must be true or false. Write {found} without quotes.',
    ja: '引用符で囲むと文字列になりますが、ここは true か false でなければなりません。引用符なしで {found} と書いてください。',
    uk: 'У лапках це текст, а має бути true або false. Напишіть {found} без лапок.',
  },
  'diagnostic.quoted-number': {
    en: 'In quotes this is a text, but it must be a number. Write {found} without quotes.',
    ja: '引用符で囲むと文字列になりますが、ここは数値でなければなりません。引用符なしの半角数字で {found} と書いてください。',
    uk: 'У лапках це текст, а має бути число. Напишіть {found} без лапок.',
  },
  'diagnostic.only-value': {
    en: 'Only {value} can stand here. Otherwise leave “{key}” out.',
    ja: 'ここに書けるのは {value} だけです。そうでない場合は「{key}」を書きません。',
    uk: 'Тут може стояти лише {value}. Інакше не пишіть «{key}» зовсім.',
  },
  'diagnostic.not-an-integer': {
    en: '{found} is not a whole number. Use one without a fraction.',
    ja: '{found} は整数ではありません。小数点以下のない数にしてください。',
    uk: '{found} — не ціле число. Укажіть число без дробової частини.',
  },
  'diagnostic.out-of-range': {
    en: '{found} is outside the range from {min, number} to {max, number}. Choose a number inside it.',
    ja: '{found} は{min, number}〜{max, number}の範囲外です。範囲内の数にしてください。',
    uk: '{found} виходить за межі від {min, number} до {max, number}. Виберіть число в цих межах.',
  },
  'diagnostic.unknown-word': {
    en: 'The word “{found}” is not known here. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Use one of these: {known}.}}',
    ja: 'ここで「{found}」という語は使えません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使える語：{known}。}}',
    uk: 'Слово «{found}» тут невідоме. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Використайте одне з цих: {known}.}}',
  },
  'diagnostic.bad-id': {
    en: '“{found}” can’t be an ID. {detail, select, alike {Some of its letters only look Latin. Type it again with the Latin keyboard.} other {Use lower-case Latin letters, digits and single hyphens, 60 characters at most, and no device name such as “con”.}}',
    ja: '「{found}」は ID に使えません。{detail, select, alike {英字に似た別の文字か全角文字が混ざっています。半角英数字で入力し直してください。} other {英小文字・数字・ハイフン（連続不可）で60文字以内にしてください。「con」のようなデバイス名は使えません。}}',
    uk: '«{found}» не може бути ID. {detail, select, alike {Деякі літери лише схожі на латинські. Наберіть його ще раз латиницею.} other {Використовуйте малі латинські літери, цифри та одиничні дефіси, до 60 символів, і не назви пристроїв на зразок «con».}}',
  },
  'diagnostic.bad-text': {
    en: '{detail, select, long {This text has {length, number} characters; at most {max, number} are allowed. Shorten it.} lines {This text must be one line. Join its lines.} signs {This text holds invisible signs that can’t be printed. Type it again.} other {This text is empty. Write 1 to {max, number} characters.}}',
    ja: '{detail, select, long {{length, number}文字あります。{max, number}文字以内に短くしてください。} lines {この文は1行でなければなりません。行をつなげてください。} signs {印刷できない見えない文字が含まれています。入力し直してください。} other {何も書かれていません。1〜{max, number}文字で書いてください。}}',
    uk: '{detail, select, long {Довжина тексту — {length, number}, а дозволено щонайбільше {max, number} символів. Скоротіть його.} lines {Тут має бути один рядок. З’єднайте рядки.} signs {У тексті є невидимі знаки, яких не можна надрукувати. Наберіть його ще раз.} other {Текст порожній. Напишіть від 1 до {max, number} символів.}}',
  },
  'diagnostic.too-long': {
    en: 'This has too many entries; at most {max, number} are allowed. Remove some.',
    ja: '項目が多すぎます。{max, number}個以内に減らしてください。',
    uk: 'Тут забагато елементів; дозволено щонайбільше {max, number}. Приберіть зайві.',
  },
  'diagnostic.too-short': {
    en: 'This has too few entries; at least {min, plural, one {# is} other {# are}} needed. Add some.',
    ja: '項目が足りません。{min, number}個以上にしてください。',
    uk: 'Тут замало елементів; потрібно щонайменше {min, number}. Додайте ще.',
  },
  'diagnostic.bad-option': {
    en: '“{found}” can’t name an option or its value. Begin with a lower-case Latin letter and use only letters and digits, 60 characters at most.',
    ja: '「{found}」はオプションやその値の名前に使えません。英小文字で始め、英数字だけで60文字以内にしてください。',
    uk: '«{found}» не може бути назвою параметра чи його значення. Почніть із малої латинської літери й використовуйте лише літери та цифри, до 60 символів.',
  },
  'diagnostic.bad-place': {
    en: '“{found}” does not lead to a part of a definition. Write keys and positions with dots between them, such as “needs.0.count”.',
    ja: '「{found}」は定義の一部を指していません。「needs.0.count」のように、キーと番号をドットでつないでください。',
    uk: '«{found}» не вказує на частину визначення. Запишіть ключі й номери через крапку, наприклад «needs.0.count».',
  },
  'diagnostic.id-not-path': {
    en: 'The ID “{found}” does not match the file’s name. Make it “{expected}”.',
    ja: 'ID「{found}」がファイル名と一致しません。「{expected}」にしてください。',
    uk: 'ID «{found}» не збігається з назвою файлу. Має бути «{expected}».',
  },
  'diagnostic.twice': {
    en: '“{found}” is given twice. Keep one of them.',
    ja: '「{found}」が2回指定されています。1つにしてください。',
    uk: '«{found}» вказано двічі. Залиште щось одне.',
  },
  'diagnostic.two-names': {
    en: 'Both “name” and “names” give a name. Keep “names” for a name in each language, or “name” for one in all.',
    ja: '「name」と「names」の両方に名前があります。言語ごとの名前なら「names」、全言語で同じ名前なら「name」だけを残してください。',
    uk: 'Назву дають і «name», і «names». Залиште «names» для назви кожною мовою або «name» для однієї на всі мови.',
  },
  'diagnostic.one-of': {
    en: '{given, select, none {One of these is missing: {keys}. Add exactly one.} other {Only one of these may be given: {keys}. Keep one.}}',
    ja: '{given, select, none {次のうちどれか1つが必要です：{keys}。1つだけ追加してください。} other {次のうち指定できるのは1つだけです：{keys}。1つだけ残してください。}}',
    uk: '{given, select, none {Бракує одного з цих: {keys}. Додайте рівно одне.} other {З цих можна вказати лише одне: {keys}. Залиште одне.}}',
  },
  'diagnostic.unknown-id': {
    en: '{kind, select, card {The pack has no card “{found}”.} bonus {The pack has no Zone Bonus “{found}”.} zone {The pack has no Zone “{found}”.} token {The pack has no token “{found}”.} template {The pack has no template “{found}”.} other {The pack has no rules “{found}”.}} {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Add it, or name another one.}}',
    ja: 'パックに{kind, select, card {カード} bonus {ゾーンボーナス} zone {ゾーン} token {トークン} template {テンプレート} other {ルール}}「{found}」がありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {追加するか、別のものを指定してください。}}',
    uk: 'У наборі немає {kind, select, card {карти} bonus {бонусу зони} zone {зони} token {жетона} template {шаблону} other {правил}} «{found}». {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Додайте або вкажіть щось інше.}}',
  },
  'diagnostic.short-row': {
    en: 'The row leaves out the Zone “{found}”. Write every Zone of the pack once.',
    ja: '並びにゾーン「{found}」がありません。パックのゾーンをすべて1回ずつ書いてください。',
    uk: 'У ряду бракує зони «{found}». Запишіть кожну зону набору один раз.',
  },
  'diagnostic.no-limit': {
    en: '“{found}” has no once-per-round limit that could be used up. Remove it.',
    ja: '「{found}」には、使い切る「ラウンド中1回」の制限がありません。取り除いてください。',
    uk: '«{found}» не має обмеження «раз за раунд», яке можна вичерпати. Приберіть цей запис.',
  },
  'diagnostic.no-fired': {
    en: 'Only a face-up card with a persistent ability can have failed to fire, and “{found}” is none here. Remove “fired”.',
    ja: '不発になるのは、永続の能力を持つ表向きのカードだけです。「{found}」は当てはまりません。「fired」を取り除いてください。',
    uk: 'Не спрацювати могла лише карта горілиць із постійною здібністю, а «{found}» тут не така. Приберіть «fired».',
  },
  'diagnostic.no-gain': {
    en: 'No card or Zone Bonus of this pack lets a card gain anything. Remove “gain”.',
    ja: 'このパックには、カードの想いを増やすカードもゾーンボーナスもありません。「gain」を取り除いてください。',
    uk: 'У цьому наборі жодна карта й жоден бонус зони не дає картам приросту. Приберіть «gain».',
  },
  'diagnostic.unspent-gain': {
    en: 'Only a once-per-round limit that is used up can have given this card something, and “spent” names none of these: {known}. Add it there, or remove “gain”.',
    ja: 'このカードの想いが増えたのなら「ラウンド中1回」の制限が使われたはずですが、「spent」に次のものがありません：{known}。追加するか、「gain」を取り除いてください。',
    uk: 'Цей приріст могло дати лише вичерпане обмеження «раз за раунд», але в «spent» немає жодного з цих: {known}. Додайте його туди або приберіть «gain».',
  },
  'diagnostic.no-link': {
    en: '“{found}” can’t have placed this card: {detail, select, ability {its text places none under its protection} other {it does not lie face-up on the board}}. Name another card, or remove “linkedTo”.',
    ja: '「{found}」がこのカードを置いたことはあり得ません。{detail, select, ability {カードを置いて保護する効果を持たないためです} other {場に表向きで置かれていないためです}}。別のカードにするか、「linkedTo」を取り除いてください。',
    uk: '«{found}» не могла викласти цю карту: {detail, select, ability {її текст не викладає карт під захист} other {вона не лежить горілиць на полі}}. Укажіть іншу карту або приберіть «linkedTo».',
  },
  'diagnostic.impossible-lock': {
    en: '“{found}” can’t hold this lock: {detail, select, ability {its text locks nothing} place {it does not lie face-up on the board} side {it locks only its owner’s opponent} zone {it never locks this Zone} other {a lock from the next turn on is written only for the side whose turn it is}}. Change the lock, or remove it.',
    ja: '「{found}」によるこのロックはあり得ません。{detail, select, ability {ロックする効果を持たないためです} place {場に表向きで置かれていないためです} side {ロックするのは持ち主の相手だけだからです} zone {このゾーンをロックすることがないためです} other {次の手番から始まるロックは、いま手番の側にだけ書けます}}。書き直すか、取り除いてください。',
    uk: '«{found}» не може тримати це блокування: {detail, select, ability {її текст нічого не блокує} place {вона не лежить горілиць на полі} side {вона блокує лише суперника свого власника} zone {цю зону вона не блокує ніколи} other {блокування від наступного ходу записують лише для сторони, чий зараз хід}}. Змініть блокування або приберіть.',
  },
  'diagnostic.no-sculpt': {
    en: 'This mode has no Sculpt Phase. Make the mode “advanced”, or the phase “play”.',
    ja: 'このモードに手札調整フェイズはありません。モードを「advanced」にするか、フェイズを「play」にしてください。',
    uk: 'У цьому режимі немає етапу формування руки. Укажіть режим «advanced» або етап «play».',
  },
  'diagnostic.undealt-hand': {
    en: 'In the Sculpt Phase each player holds what was dealt: {deal, plural, one {# card} other {# cards}}. Here {count, plural, one {is #} other {are #}}. Complete the hand, or make the phase “play”.',
    ja: '手札調整フェイズでは、どちらのプレイヤーも配られた{deal, plural, other {#枚}}を持っていますが、ここには{count, plural, other {#枚}}あります。手札を直すか、フェイズを「play」にしてください。',
    uk: 'На етапі формування руки кожен гравець тримає всі роздані карти: {deal, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, а тут {count, number}. Виправте руку або вкажіть етап «play».',
  },
  'diagnostic.too-many-sculpted': {
    en: 'In this mode each player takes {max, plural, one {# card} other {# cards}} out of the hand, not {count, number}. Remove what is too much.',
    ja: 'このモードで各プレイヤーが手札から除くのは{max, plural, other {#枚}}ですが、ここには{count, number}枚あります。余分なカードを取り除いてください。',
    uk: 'У цьому режимі кожен гравець вилучає з руки {max, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, а тут їх {count, number}. Приберіть зайві.',
  },
  'diagnostic.low-score': {
    en: 'Nobody can have {found, number} Affection Points: under these rules no score falls below {min, number}. Write {min, number} or more.',
    ja: '好感度が{found, number}点になることはありません。このルールでは{min, number}点を下回りません。{min, number}点以上にしてください。',
    uk: 'Рахунку {found, number} бути не може: за цими правилами бали прихильності не опускаються нижче {min, number}. Укажіть {min, number} або більше.',
  },
});
