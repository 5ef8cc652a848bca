import { defineMessages } from '../define';

/** What the command line and the web host say. Names of commands and options are the same in every language. */
export const cli = defineMessages({
  'web.ready': {
    en: 'Heartdeck is running (Ctrl+C stops it): {url}',
    ja: 'Heartdeck を起動しました（Ctrl+C で終了）：{url}',
    uk: 'Heartdeck працює (Ctrl+C — зупинити): {url}',
  },
  'web.running': {
    en: 'Heartdeck is already running: {url}',
    ja: 'Heartdeck はすでに起動しています：{url}',
    uk: 'Heartdeck уже працює: {url}',
  },
  'web.port-taken': {
    en: 'Port {port} is in use by another program. Choose another one, or leave out --port to take any free one.',
    ja: 'ポート {port} は別のプログラムが使っています。別の番号を指定してください。--port を省くと、空いている番号を使います。',
    uk: 'Порт {port} зайнято іншою програмою. Виберіть інший або не вказуйте --port, щоб узяти будь-який вільний.',
  },
  'web.port-refused': {
    en: 'Port {port} can’t be used here ({detail}). Choose another one, or leave out --port.',
    ja: 'ポート {port} は使えません（{detail}）。別の番号を指定するか、--port を省いてください。',
    uk: 'Порт {port} тут використати не можна ({detail}). Виберіть інший або не вказуйте --port.',
  },
  'web.closed.title': {
    en: 'This address does not open Heartdeck',
    ja: 'このアドレスでは Heartdeck を開けません',
    uk: 'Ця адреса не відкриває Heartdeck',
  },
  'web.closed.body': {
    en: 'Open the whole address that Heartdeck printed when it started. To see it again, run “npm start” once more: it opens the one that is running.',
    ja: '起動時に表示されたアドレスを、末尾まで省かずに開いてください。もう一度表示するには「npm start」を実行してください。起動中の Heartdeck が開きます。',
    uk: 'Відкрийте повну адресу, яку Heartdeck показав під час запуску. Щоб побачити її знову, ще раз виконайте «npm start»: відкриється вже запущений Heartdeck.',
  },

  'cli.usage': { en: 'Usage:', ja: '使い方：', uk: 'Використання:' },
  'cli.commands': { en: 'Commands:', ja: 'コマンド：', uk: 'Команди:' },
  'cli.options': { en: 'Options:', ja: 'オプション：', uk: 'Параметри:' },
  'cli.command.serve': {
    en: 'run Heartdeck in the browser',
    ja: 'ブラウザーで Heartdeck を動かす',
    uk: 'запустити Heartdeck у браузері',
  },
  'cli.command.pack-list': {
    en: 'list the packs of the library',
    ja: 'ライブラリのパックを一覧表示する',
    uk: 'показати набори бібліотеки',
  },
  'cli.command.pack-export': {
    en: 'export a pack to one file or to a folder',
    ja: 'パックを1つのファイルかフォルダーに書き出す',
    uk: 'експортувати набір в один файл або в теку',
  },
  'cli.command.pack-import': {
    en: 'import a pack from a file or a folder into the library',
    ja: 'ファイルかフォルダーからパックをライブラリに取り込む',
    uk: 'імпортувати набір із файлу або теки до бібліотеки',
  },
  'cli.command.match-import': {
    en: 'play a match file through, keep it in the library and tell how it stands',
    ja: '対戦ファイルを最後まで再現してライブラリに保存し、結果を表示する',
    uk: 'відтворити файл партії, зберегти її в бібліотеці й повідомити, чим вона скінчилася',
  },
  'cli.command.pack-diff': {
    en: 'show what differs between two revisions (without them: what the last one changed)',
    ja: '2つの版の違いを表示する（省略時は最新の版での変更）',
    uk: 'показати різницю між двома версіями (без них — що змінила остання)',
  },
  'cli.diff.first': {
    en: 'This is the first revision; there is none before it.',
    ja: '最初の版です。これより前の版はありません。',
    uk: 'Це перша версія; попередньої немає.',
  },
  'cli.command.pack-log': {
    en: 'list the revisions of a pack, newest first',
    ja: 'パックの版を新しい順に一覧表示する',
    uk: 'показати версії набору, найновіші спершу',
  },
  'cli.command.scenario': {
    en: 'run scenarios, those that ship if no file is named, and name the first difference of each that fails',
    ja: 'シナリオ（ファイルを省略すると付属のもの）を実行し、失敗したものは最初の違いを示す',
    uk: 'виконати сценарії (без файлу — ті, що в комплекті) й назвати першу відмінність у кожному невдалому',
  },
  'cli.command.trace': {
    en: 'play at random and print every decision, with its answers and the position after it',
    ja: 'ランダムに対戦し、すべての選択をその選択肢と直後の局面とともに出力する',
    uk: 'грати навмання й виводити кожне рішення з варіантами та позицією після нього',
  },
  'cli.command.rule': {
    en: 'explain a common rule with an example, or list them all',
    ja: '共通ルールを例とともに説明する。省略時は一覧を表示する',
    uk: 'пояснити спільне правило з прикладом або показати їх усі',
  },
  'cli.rule.example': { en: 'Example: {example}', ja: '例：{example}', uk: 'Приклад: {example}' },
  'cli.error.unknown-rule': {
    en: 'There is no rule “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} Known: {known}.',
    ja: 'ルール「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}使えるもの：{known}。',
    uk: 'Правила «{found}» немає.{near, select, yes { Найближче: «{nearest}».} other {}} Відомі: {known}.',
  },
  'cli.command.validate': {
    en: 'check packs or single files and say what is wrong with them',
    ja: 'パックや個別のファイルを検査し、問題点を示す',
    uk: 'перевірити набори або окремі файли й назвати помилки',
  },
  'cli.command.text': {
    en: 'print the words on every card, made from what it does',
    ja: 'すべてのカードの文章を、その効果から作って表示する',
    uk: 'показати тексти всіх карт, складені з того, що карти роблять',
  },
  'cli.text.devotion': { en: 'Devotion {n, number}', ja: '想い {n, number}', uk: 'Відданість {n, number}' },
  'cli.text.none': {
    en: '(no text)',
    ja: '（文章なし）',
    uk: '(без тексту)',
  },
  'cli.option.game': {
    en: 'the game: ygios or governing',
    ja: 'ゲーム：ygios または governing',
    uk: 'гра: ygios або governing',
  },
  'cli.option.mode': {
    en: 'mode of ygios: simple or advanced (advanced if left out); the duel has none',
    ja: 'ygios のモード：simple または advanced（省略時は advanced）。対戦ゲームにはない',
    uk: 'режим ygios: simple або advanced (типово advanced); дуель режимів не має',
  },
  'cli.option.seed': {
    en: 'seed of chance; the same one plays the same (1 if left out)',
    ja: '乱数のシード。同じ値なら同じ展開になる（省略時は 1）',
    uk: 'зерно випадку; те саме зерно дає ту саму гру (типово 1)',
  },
  'cli.option.rounds': {
    en: 'number of rounds or duels (10 if left out; with --positions, one from each)',
    ja: 'ラウンドまたは対戦の数（省略時は 10。--positions を使うときは局面の数）',
    uk: 'кількість раундів або дуелей (типово 10; із --positions — по одній грі з кожної позиції)',
  },
  'cli.option.log': {
    en: 'tell what happens in sentences instead; [N5] is a rule, see the command rule',
    ja: '代わりに、起きたことを文で出力する。[N5] などはルール番号（コマンド rule を参照）',
    uk: 'натомість описати перебіг реченнями; [N5] — правило, див. команду rule',
  },
  'cli.option.match-log': {
    en: 'also tell everything that happened',
    ja: '起きたことをすべて表示する',
    uk: 'також описати весь перебіг',
  },
  'cli.option.seat': {
    en: 'what this seat may know; left out, A',
    ja: 'この席が知り得ることだけ（省略時は A）',
    uk: 'лише те, що може знати це місце; якщо не вказано — A',
  },
  'cli.option.positions': {
    en: 'play one round from each position of this file (JSON Lines)',
    ja: 'このファイル（JSON Lines）の各局面から1ラウンドずつ行う',
    uk: 'зіграти по раунду з кожної позиції цього файлу (JSON Lines)',
  },
  'cli.option.pack': {
    en: 'pack of the library, with @ and a revision if it is not the newest (the shipped one if left out)',
    ja: 'ライブラリのパック。最新でない版は @ に続けて指定（省略時は付属のパック）',
    uk: 'набір бібліотеки, а для не найновішої версії — @ і версія (типово — оригінал)',
  },
  'cli.option.option': {
    en: 'a rule option that differs from what the pack says',
    ja: 'パックの既定と異なるルールのオプション',
    uk: 'параметр правил, відмінний від указаного в наборі',
  },
  'cli.option.json': {
    en: 'print JSON for other programs',
    ja: 'ほかのプログラム向けに JSON で出力する',
    uk: 'виводити JSON для інших програм',
  },
  'cli.option.lang': {
    en: 'language of the output: en, ja or uk',
    ja: '表示する言語：en、ja、uk',
    uk: 'мова виводу: en, ja або uk',
  },
  'cli.option.data-dir': {
    en: 'folder of the library',
    ja: 'ライブラリのフォルダー',
    uk: 'тека бібліотеки',
  },
  'cli.option.help': { en: 'show this text', ja: 'この説明を表示する', uk: 'показати цей текст' },
  'cli.option.version': { en: 'show the version', ja: 'バージョンを表示する', uk: 'показати версію' },
  'cli.option.port': {
    en: 'port of the web host (any free one if left out)',
    ja: 'ウェブ版のポート番号（省略時は空いている番号）',
    uk: 'порт вебверсії (типово — будь-який вільний)',
  },
  'cli.option.no-open': {
    en: 'do not open the browser',
    ja: 'ブラウザーを開かない',
    uk: 'не відкривати браузер',
  },
  'cli.option.out': {
    en: 'file to write (an existing one is not overwritten)',
    ja: '書き出すファイル（既存のファイルは上書きしない）',
    uk: 'файл для запису (наявний не перезаписується)',
  },
  'cli.option.folder': {
    en: 'write separate files into this folder instead',
    ja: '代わりに、このフォルダーへ個別のファイルとして書き出す',
    uk: 'натомість записати окремі файли в цю теку',
  },
  'cli.option.revision': {
    en: 'revision to write (the newest if left out)',
    ja: '書き出す版（省略時は最新）',
    uk: 'версія для запису (типово — найновіша)',
  },
  'cli.option.path': {
    en: 'only revisions that change this file of the pack',
    ja: 'パック内のこのファイルを変えた版だけを表示する',
    uk: 'лише версії, які змінюють цей файл набору',
  },

  'cli.error.unknown-command': {
    en: 'There is no command “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} --help lists them all.',
    ja: 'コマンド「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}一覧は --help で見られます。',
    uk: 'Команди «{found}» немає.{near, select, yes { Найближча: «{nearest}».} other {}} Усі показує --help.',
  },
  'cli.error.unknown-option': {
    en: '“{command}” has no option “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} --help lists them all.',
    ja: '「{command}」にオプション「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}一覧は --help で見られます。',
    uk: 'Команда «{command}» не має параметра «{found}».{near, select, yes { Найближчий: «{nearest}».} other {}} Усі показує --help.',
  },
  'cli.error.option-needs-value': {
    en: 'The option “{option}” needs a value: {option} {value}',
    ja: 'オプション「{option}」には値が必要です：{option} {value}',
    uk: 'Параметр «{option}» потребує значення: {option} {value}',
  },
  'cli.error.option-takes-none': {
    en: 'The option “{option}” takes no value.',
    ja: 'オプション「{option}」に値は付けられません。',
    uk: 'Параметр «{option}» не приймає значення.',
  },
  'cli.error.bad-value': {
    en: '“{found}” is not a value of {option}. Possible: {known}.',
    ja: '{option} に「{found}」は使えません。使える値：{known}。',
    uk: '«{found}» не підходить для {option}. Можливі значення: {known}.',
  },
  'cli.error.bad-number': {
    en: '“{found}” is not a value of {option}. Give a whole number from {min, number} to {max, number}.',
    ja: '{option} に「{found}」は使えません。{min, number} から {max, number} までの整数を指定してください。',
    uk: '«{found}» не підходить для {option}. Укажіть ціле число від {min, number} до {max, number}.',
  },
  'cli.error.missing-option': {
    en: '“{command}” needs the option {option}. Possible: {known}.',
    ja: '「{command}」にはオプション {option} が必要です。使える値：{known}。',
    uk: 'Команда «{command}» потребує параметра {option}. Можливі значення: {known}.',
  },
  'cli.error.of-what': {
    en: '“{command}” needs --game ({known}) or --pack (the command “pack list” shows which there are).',
    ja: '「{command}」には --game（{known}）か --pack（一覧はコマンド「pack list」）が必要です。',
    uk: 'Команда «{command}» потребує параметра --game ({known}) або --pack (які є, показує команда «pack list»).',
  },
  'cli.more': {
    en: 'and {count, number} more',
    ja: 'ほか{count, plural, other {#件}}',
    uk: 'і ще {count, number}',
  },
  'cli.hint.packs': {
    en: 'The command “pack list” shows the packs that there are.',
    ja: 'パックの一覧はコマンド「pack list」で見られます。',
    uk: 'Наявні набори показує команда «pack list».',
  },
  'cli.error.missing-argument': {
    en: '“{command}” needs {argument}.',
    ja: '「{command}」には {argument} が必要です。',
    uk: 'Команда «{command}» потребує аргументу {argument}.',
  },
  'cli.error.extra-argument': {
    en: '“{command}” takes no further argument. Remove “{found}”.',
    ja: '「{command}」に「{found}」は余分です。取り除いてください。',
    uk: 'Команда «{command}» має зайвий аргумент «{found}». Приберіть його.',
  },
  'cli.error.exclusive': {
    en: '{first} and {second} can’t be used together. Give one of them.',
    ja: '{first} と {second} は同時に使えません。どちらか一方にしてください。',
    uk: '{first} і {second} не можна використовувати разом. Укажіть щось одне.',
  },
  'cli.error.file-exists': {
    en: '{file} already exists and was left as it is. Choose another name with --out.',
    ja: '{file} はすでにあるため、上書きしませんでした。--out で別の名前を指定してください。',
    uk: '{file} уже існує, його не змінено. Укажіть іншу назву через --out.',
  },
  'cli.error.ambiguous-revision': {
    en: 'Several revisions begin with “{revision}”. Give more characters.',
    ja: '「{revision}」で始まる版が複数あります。もう少し長く指定してください。',
    uk: 'Кілька версій починаються з «{revision}». Укажіть більше символів.',
  },

  'cli.pack.exported': {
    en: '“{name}” was written to {file}.',
    ja: '「{name}」を {file} に書き出しました。',
    uk: '«{name}» записано в {file}.',
  },
  'cli.pack.imported': {
    en: '“{name}” was imported with {count, plural, one {# definition} other {# definitions}}. Its ID: {id}',
    ja: '「{name}」を取り込みました（定義{count, plural, other {#件}}）。ID：{id}',
    uk: '«{name}» імпортовано: {count, plural, one {# визначення} few {# визначення} many {# визначень} other {# визначення}}. ID набору: {id}',
  },
  'cli.match.imported': {
    en: 'The match was played through: {count, plural, one {# answer} other {# answers}}. Its ID: {id}',
    ja: '対戦を再現しました（回答{count, plural, other {#件}}）。ID：{id}',
    uk: 'Партію відтворено: {count, plural, one {# відповідь} few {# відповіді} many {# відповідей} other {# відповіді}}. ID партії: {id}',
  },
  'cli.pack.row': {
    en: '{count, plural, one {# definition} other {# definitions}}{shipped, select, yes {, original} other {}}',
    ja: '定義{count, plural, other {#件}}{shipped, select, yes {、原本} other {}}',
    uk: '{count, plural, one {# визначення} few {# визначення} many {# визначень} other {# визначення}}{shipped, select, yes {, оригінал} other {}}',
  },
  'cli.pack.none': {
    en: 'The library has no packs.',
    ja: 'ライブラリにパックはありません。',
    uk: 'У бібліотеці немає наборів.',
  },
});
