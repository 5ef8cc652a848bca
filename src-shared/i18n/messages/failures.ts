import { defineMessages } from '../define';

/** One sentence or two for every code in src-shared/api/failures.ts: what is wrong, where, how to mend it. */
export const failures = defineMessages({
  'failure.unknown-call': {
    en: 'This version of Heartdeck does not know the request “{call}”. Restart the application.',
    ja: 'このバージョンの Heartdeck は要求「{call}」に対応していません。アプリを再起動してください。',
    uk: 'Ця версія Heartdeck не знає запиту «{call}». Перезапустіть застосунок.',
  },
  'failure.bad-params': {
    en: 'The request “{call}” has a wrong value at “{at}”: {problem}',
    ja: '要求「{call}」の「{at}」の値が正しくありません：{problem}',
    uk: 'Запит «{call}» має хибне значення в «{at}»: {problem}',
  },
  'failure.not-allowed': {
    en: 'This request did not come from the application’s own window and was refused.',
    ja: 'アプリ自身のウィンドウからの要求ではないため、拒否しました。',
    uk: 'Цей запит надійшов не з вікна застосунку, тому його відхилено.',
  },
  'failure.not-here': {
    en: 'The request “{call}” is not available in this window. Use the desktop application for it.',
    ja: '要求「{call}」はこのウィンドウでは使えません。デスクトップアプリで使ってください。',
    uk: 'Запит «{call}» недоступний у цьому вікні. Скористайтеся настільним застосунком.',
  },
  'failure.cancelled': {
    en: 'Cancelled. Nothing was changed.',
    ja: 'キャンセルしました。何も変更していません。',
    uk: 'Скасовано. Нічого не змінено.',
  },
  'failure.internal': {
    en: 'Something went wrong inside Heartdeck: {detail}. Saved work is safe; try again, and report it if it comes back.',
    ja: 'Heartdeck の内部で問題が起きました：{detail}。保存済みの内容は失われていません。もう一度試し、繰り返す場合は報告してください。',
    uk: 'Усередині Heartdeck сталася помилка: {detail}. Збережені дані в безпеці; спробуйте ще раз, а якщо помилка повториться — повідомте розробників.',
  },
  'failure.disconnected': {
    en: 'The connection to Heartdeck was lost. If it does not come back, start Heartdeck again and open the address it shows.',
    ja: 'Heartdeck との接続が切れました。回復しない場合は Heartdeck を起動し直し、表示されたアドレスを開いてください。',
    uk: 'З’єднання з Heartdeck втрачено. Якщо воно не відновиться, запустіть Heartdeck знову й відкрийте адресу, яку він покаже.',
  },
  'failure.node-too-old': {
    en: 'The library needs Node.js {needed} or newer, and this is {version}. Start Heartdeck with “npm start”, which brings its own, or install a newer Node.js.',
    ja: 'ライブラリには Node.js {needed} 以降が必要です（現在 {version}）。対応バージョンを自動で用意する「npm start」で起動するか、新しい Node.js をインストールしてください。',
    uk: 'Бібліотека потребує Node.js {needed} або новішого, а зараз працює {version}. Запустіть Heartdeck командою «npm start», яка має власний Node.js, або встановіть новіший.',
  },
  'failure.disk-full': {
    en: 'The disk is full: {file} could not be written. Nothing was lost; free some space and try again.',
    ja: 'ディスクの空き容量がなく、{file} に書き込めません。失われたデータはありません。空きを作って、もう一度試してください。',
    uk: 'Диск заповнено: {file} не вдалося записати. Нічого не втрачено; звільніть місце й спробуйте ще раз.',
  },
  'failure.read-only': {
    en: 'Writing to {file} is not allowed. Nothing was lost; allow writing to its folder, or choose another folder, and try again.',
    ja: '{file} に書き込む権限がありません。失われたデータはありません。フォルダーへの書き込みを許可するか、別のフォルダーを選んで、もう一度試してください。',
    uk: 'Запис у {file} заборонено. Нічого не втрачено; дозвольте запис у теку цього файлу або виберіть іншу теку й спробуйте ще раз.',
  },
  'failure.no-such-file': {
    en: 'There is no file or folder {file}. Check the path.',
    ja: '{file} というファイルやフォルダーはありません。パスを確かめてください。',
    uk: 'Файлу чи теки {file} немає. Перевірте шлях.',
  },
  'failure.is-a-folder': {
    en: '{file} is a folder. Name a file.',
    ja: '{file} はフォルダーです。ファイルを指定してください。',
    uk: '{file} — тека. Укажіть файл.',
  },
  'failure.not-a-plain-file': {
    en: '{file} is a device or a pipe, and a file would take its place for good. Choose another name.',
    ja: '{file} はデバイスかパイプです。書き込むと失われてしまいます。別の名前を選んでください。',
    uk: '{file} — це пристрій або канал; файл назавжди зайняв би його місце. Виберіть іншу назву.',
  },
  'failure.file-problem': {
    en: '{file} could not be used: {detail}. Check the file and its folder, then try again.',
    ja: '{file} を扱えませんでした：{detail}。ファイルとフォルダーを確かめて、もう一度試してください。',
    uk: 'Не вдалося опрацювати {file}: {detail}. Перевірте файл і його теку та спробуйте ще раз.',
  },
  'failure.database-newer': {
    en: 'The library {file} was written by a newer Heartdeck (format {version}; this one knows formats up to {known}). It was left untouched. Update Heartdeck to open it.',
    ja: 'ライブラリ {file} は、より新しい Heartdeck で書かれています（形式 {version}。このバージョンが扱えるのは形式 {known} まで）。ファイルは変更していません。開くには Heartdeck を更新してください。',
    uk: 'Бібліотеку {file} записав новіший Heartdeck (формат {version}; цей знає формати до {known}). Її не змінено. Щоб відкрити її, оновіть Heartdeck.',
  },
  'failure.database-foreign': {
    en: '{file} is not a Heartdeck library. It was left untouched. Move it away or choose another data folder.',
    ja: '{file} は Heartdeck のライブラリではありません。ファイルは変更していません。別の場所へ移すか、別のデータフォルダーを選んでください。',
    uk: '{file} — не бібліотека Heartdeck. Файл не змінено. Перемістіть його в інше місце або виберіть іншу теку даних.',
  },
  // What SQLite says of it is English and for a report: the page's “Copy details” holds it.
  'failure.database-damaged': {
    en: 'The library {file} is damaged. It was left untouched. Restore a backup or start with an empty library; the damaged file is kept under another name.',
    ja: 'ライブラリ {file} が壊れています。ファイルは変更していません。バックアップを復元するか、空のライブラリで始めてください。壊れたファイルは別の名前で残ります。',
    uk: 'Бібліотеку {file} пошкоджено. Її не змінено. Відновіть резервну копію або почніть із порожньої бібліотеки; пошкоджений файл залишиться під іншою назвою.',
  },
  'failure.database-busy': {
    en: 'Another program is using the library {file}. Close that program and try again.',
    ja: '別のプログラムがライブラリ {file} を使っています。そのプログラムを終了して、もう一度試してください。',
    uk: 'Бібліотекою {file} користується інша програма. Закрийте ту програму й спробуйте ще раз.',
  },
  'failure.no-backup': {
    en: 'There is no backup {file}. Choose another one.',
    ja: 'バックアップ {file} はありません。別のものを選んでください。',
    uk: 'Резервної копії {file} немає. Виберіть іншу.',
  },
  'failure.library-in-order': {
    en: 'The library is in order, so it was left as it is.',
    ja: 'ライブラリに問題はないため、そのままにしました。',
    uk: 'З бібліотекою все гаразд, тому її залишено як є.',
  },
  'failure.no-such-pack': {
    en: 'There is no pack “{pack}” in the library; it may have been deleted.',
    ja: 'ライブラリにパック「{pack}」はありません。削除された可能性があります。',
    uk: 'У бібліотеці немає набору «{pack}»; можливо, його видалено.',
  },
  'failure.no-such-definition': {
    en: 'The pack “{pack}” has no {path} in this revision. Choose another revision.',
    ja: 'パック「{pack}」のこの版には {path} がありません。別の版を選んでください。',
    uk: 'У цій версії набору «{pack}» немає {path}. Виберіть іншу версію.',
  },
  'failure.no-such-revision': {
    en: 'There is no revision {revision}. Choose another one from the history.',
    ja: '版 {revision} はありません。履歴から別の版を選んでください。',
    uk: 'Версії {revision} немає. Виберіть іншу з історії.',
  },
  'failure.pack-read-only': {
    en: '“{pack}” is an original and can’t be changed. Make a copy and edit that.',
    ja: '「{pack}」は原本なので変更できません。コピーを作って編集してください。',
    uk: '«{pack}» — оригінал, його змінити не можна. Зробіть копію й змінюйте її.',
  },
  'failure.stale-base': {
    en: 'The pack “{pack}” was changed elsewhere in the meantime. Nothing was overwritten; look at the newest revision and save again.',
    ja: 'この間に、パック「{pack}」が別の場所で変更されました。上書きはしていません。最新の版を確かめてから保存し直してください。',
    uk: 'Набір «{pack}» тим часом змінено деінде. Нічого не перезаписано; перегляньте найновішу версію й збережіть ще раз.',
  },
  'failure.nothing-changed': {
    en: 'Nothing has changed, so no revision was made.',
    ja: '変更がないため、新しい版は作りませんでした。',
    uk: 'Нічого не змінилося, тому нової версії не створено.',
  },
  'failure.invalid-definition': {
    en: 'The definition has mistakes and was not saved. The list below says where.',
    ja: '定義に誤りがあるため、保存しませんでした。場所は下の一覧にあります。',
    uk: 'У визначенні є помилки, тому його не збережено. Де саме — у списку нижче.',
  },
  'failure.bad-new-id': {
    en: '“{id}” can’t be an id. Use small letters a–z, digits and single hyphens between them, at most 60 characters.',
    ja: '「{id}」は ID に使えません。小文字の a〜z と数字を使い、区切りはハイフン 1 つにして、60 文字以内にしてください。',
    uk: '«{id}» не може бути ідентифікатором. Використовуйте малі латинські літери a–z, цифри й одинарні дефіси між ними, щонайбільше 60 знаків.',
  },
  'failure.id-taken': {
    en: 'The id “{id}” is taken: {path} exists already, saved or typed. Choose another one.',
    ja: 'ID「{id}」は使われています。{path} がすでにあります（未保存の場合も含む）。別の ID を選んでください。',
    uk: 'Ідентифікатор «{id}» зайнято: {path} уже є, збережений або щойно введений. Виберіть інший.',
  },
  'failure.unsaved-text': {
    en: 'Some documents that this would change have unsaved text: {paths}. Save or discard it first; nothing was changed.',
    ja: 'この操作で変わる文書に未保存の内容があります：{paths}。先に保存するか破棄してください。何も変更していません。',
    uk: 'Деякі документи, які це змінить, мають незбережений текст: {paths}. Спочатку збережіть або відкиньте його; нічого не змінено.',
  },
  'failure.unreadable-text': {
    en: 'What is typed in {path} can’t be read: a comma, a bracket or a quotation mark is missing somewhere. Mend it or discard it first; nothing was copied.',
    ja: '{path} に入力した内容を読み取れません。コンマ、括弧、引用符のどれかが足りません。先に直すか破棄してください。複製はしていません。',
    uk: 'Те, що введено в {path}, не вдається прочитати: десь бракує коми, дужки чи лапок. Спочатку виправте або відкиньте це; нічого не скопійовано.',
  },
  'failure.draft-too-long': {
    en: 'What was typed in {path} is too long to be kept: {length, number} characters, and at most {max, number} fit. Shorten it, or copy it elsewhere.',
    ja: '{path} に入力した内容は長すぎて保持できません（{length, number} 文字、上限 {max, number} 文字）。短くするか、別の場所へ写してください。',
    uk: 'Введений текст у {path} задовгий, щоб його зберігати: {length, number} знаків, а вміщується щонайбільше {max, number}. Скоротіть його або скопіюйте в інше місце.',
  },
  'failure.too-many-drafts': {
    en: 'In “{pack}” {max, number} documents have unsaved text already. Save or discard some of them first.',
    ja: '「{pack}」には未保存の文書がすでに {max, number} 件あります。先にいくつかを保存するか破棄してください。',
    uk: 'У наборі «{pack}» уже {max, number} документів мають незбережений текст. Спочатку збережіть або відкиньте деякі з них.',
  },
  'failure.game-not-built': {
    en: 'The game “{game}” can’t be played yet: this version of Heartdeck has no engine for it.',
    ja: 'ゲーム「{game}」はまだ遊べません。このバージョンの Heartdeck には対応するエンジンがありません。',
    uk: 'У гру «{game}» ще не можна грати: у цій версії Heartdeck немає для неї рушія.',
  },
  'failure.wrong-game': {
    en: 'The pack “{pack}” belongs to the game “{found}”, not to “{game}”. Choose another pack.',
    ja: 'パック「{pack}」は「{game}」ではなく「{found}」のものです。別のパックを選んでください。',
    uk: 'Набір «{pack}» належить до гри «{found}», а не «{game}». Виберіть інший набір.',
  },
  'failure.pack-not-playable': {
    en: 'The pack “{pack}” can’t be played as it is. The list below says why.',
    ja: 'パック「{pack}」はこのままでは遊べません。理由は下の一覧にあります。',
    uk: 'Набором «{pack}» у такому вигляді грати не можна. Причини — у списку нижче.',
  },
  'failure.pack-incomplete': {
    en: 'The pack “{pack}” can’t be played: it has {part, select, rules {no rules} zones {no Zones} other {no cards}}. Add them first.',
    ja: 'パック「{pack}」には{part, select, rules {ルール} zones {ゾーン} other {カード}}がないため、遊べません。先に追加してください。',
    uk: 'Набором «{pack}» грати не можна: у ньому немає {part, select, rules {правил} zones {зон} other {карт}}. Спершу додайте їх.',
  },
  'failure.no-modes': {
    en: 'The game “{game}” is played in one way only: it has no mode “{mode}”. Leave the mode out.',
    ja: 'ゲーム「{game}」の遊び方は1つだけで、モード「{mode}」はありません。モードの指定を外してください。',
    uk: 'У гру «{game}» грають лише в один спосіб: режиму «{mode}» у ній немає. Не вказуйте режиму.',
  },
  'failure.no-back-off': {
    en: 'Nobody can back off in the game “{game}”, so there is no bot “{bot}” for it. Possible: random, greedy, ismcts.',
    ja: 'ゲーム「{game}」では身を引けないため、ボット「{bot}」は使えません。使えるもの：random、greedy、ismcts。',
    uk: 'У грі «{game}» відступати не можна, тому бота «{bot}» для неї немає. Можливі: random, greedy, ismcts.',
  },
  'failure.unknown-option': {
    en: 'These rules have no option “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} Known: {known}.',
    ja: 'このルールにオプション「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}使えるもの：{known}。',
    uk: 'У цих правилах немає параметра «{found}».{near, select, yes { Найближчий: «{nearest}».} other {}} Відомі: {known}.',
  },
  'failure.unknown-option-value': {
    en: '“{found}” is not a value of the option {option}.{near, select, yes { Nearest: “{nearest}”.} other {}} Possible: {known}.',
    ja: 'オプション {option} に「{found}」は使えません。{near, select, yes {近いもの：「{nearest}」。} other {}}使える値：{known}。',
    uk: '«{found}» не є значенням параметра {option}.{near, select, yes { Найближче: «{nearest}».} other {}} Можливі значення: {known}.',
  },
  'failure.scenario-refused': {
    en: '“{file}” has mistakes, so none of its scenarios was run. The list below says where.',
    ja: '「{file}」に誤りがあるため、シナリオは1つも実行していません。場所は下の一覧にあります。',
    uk: 'У «{file}» є помилки, тому жодного сценарію не виконано. Де саме — у списку нижче.',
  },
  'failure.positions-refused': {
    en: '“{file}” has positions that can’t be played, so no round was played. The list below says where.',
    ja: '「{file}」に使えない局面があるため、1ラウンドも行っていません。場所は下の一覧にあります。',
    uk: 'У «{file}» є позиції, з яких грати не можна, тому не зіграно жодного раунду. Де саме — у списку нижче.',
  },
  'failure.not-json-lines': {
    en: '“{file}” is one JSON document over several lines. Positions are read as JSON Lines: each a JSON object on a line of its own.',
    ja: '「{file}」は複数行にわたる1つの JSON です。局面は JSON Lines（1行に1つの JSON オブジェクト）で書いてください。',
    uk: '«{file}» — це один документ JSON на кілька рядків. Позиції мають бути у форматі JSON Lines: кожна — об’єкт JSON в окремому рядку.',
  },
  'failure.rules-loop': {
    en: 'The texts of these cards set each other off without end: {cards}. The game was ended there. Change one of them.',
    ja: '次のカードの効果が互いに誘発し続けて終わりません：{cards}。そこでゲームを打ち切りました。どれかを直してください。',
    uk: 'Тексти цих карт без кінця викликають один одного: {cards}. На цьому гру припинено. Змініть якусь із них.',
  },
  'failure.no-such-match': {
    en: 'There is no match {match} in the library; it may have been deleted.',
    ja: 'ライブラリに対戦 {match} はありません。削除された可能性があります。',
    uk: 'У бібліотеці немає партії {match}; можливо, її видалено.',
  },
  'failure.choice-out-of-order': {
    en: 'The match {match} expects choice {expected}, not {index}: it was answered elsewhere. Open the match again.',
    ja: '対戦 {match} が待っているのは {expected} 番目の選択で、{index} 番目ではありません。別の場所で選択済みです。対戦を開き直してください。',
    uk: 'Партія {match} чекає на вибір {expected}, а не {index}: відповідь уже дано деінде. Відкрийте партію знову.',
  },
  'failure.match-damaged': {
    en: 'The match {match} can’t be continued: what is stored of it does not fit the rules it was begun with. It is left as it is.',
    ja: '対戦 {match} は続けられません。保存されている内容が、開始時のルールと合いません。データはそのまま残しています。',
    uk: 'Партію {match} не можна продовжити: збережене не відповідає правилам, з якими її почато. Дані залишено без змін.',
  },
  'failure.not-asked': {
    en: 'Somebody else is asked at this moment; the match is unchanged.',
    ja: 'いま答えるのはほかのプレイヤーです。対戦は元のままです。',
    uk: 'Зараз відповідає інший гравець; партію не змінено.',
  },
  'failure.no-such-answer': {
    en: 'This is not one of the possible answers; the match is unchanged.',
    ja: 'ここでは選べない答えです。対戦は元のままです。',
    uk: 'Такої відповіді тут дати не можна; партію не змінено.',
  },
  'failure.nothing-to-undo': {
    en: 'No answer of this player is left to take back.',
    ja: 'このプレイヤーの取り消せる選択はもうありません。',
    uk: 'Цьому гравцеві вже нічого скасовувати.',
  },
  'failure.nothing-to-redo': {
    en: 'No answer that was taken back is left to give again.',
    ja: 'やり直せる選択はもうありません。',
    uk: 'Повторювати вже нічого.',
  },
  'failure.needs-consent': {
    en: 'Something hidden was seen since, or somebody else has answered. To take this back, ask: {names}.',
    ja: 'その後に隠れた情報が見えたか、ほかのプレイヤーが答えています。取り消すには次の人の同意が必要です：{names}。',
    uk: 'Відтоді стало видно щось приховане або відповів хтось інший. Щоб скасувати, потрібна згода: {names}.',
  },
  'failure.cards-closed': {
    en: 'This match is played with closed cards. They can be opened when it is over, or in a match begun in designer mode.',
    ja: 'この対戦は伏せたまま行われています。すべてのカードを見られるのは、対戦が終わった後か、デザイナーモードで始めた対戦です。',
    uk: 'Цю партію грають із закритими картами. Їх можна відкрити, коли вона скінчиться, або в партії, розпочатій у режимі дизайнера.',
  },
  'failure.no-such-step': {
    en: 'This match has {total, plural, one {# answer} other {# answers}}; there is no step {step, number}.',
    ja: 'この対戦の選択は{total, plural, other {#回}}です。{step, number} 番目はありません。',
    uk: 'У цій партії {total, plural, one {# відповідь} few {# відповіді} many {# відповідей} other {# відповіді}}; кроку {step, number} немає.',
  },
  'failure.bot-failed': {
    en: 'The bot has broken off its thinking: {detail}. Open the match again to have it asked once more.',
    ja: 'ボットの思考が途中で止まりました：{detail}。対戦を開き直すと、もう一度考えます。',
    uk: 'Бот перервав роздуми: {detail}. Відкрийте партію знову, і він спробує ще раз.',
  },
  'failure.wrong-bots': {
    en: 'Name one bot for each seat. This game has {wanted} seats; {found, plural, one {# bot was named} other {# bots were named}}.',
    ja: '席ごとにボットが1体必要です。席の数：{wanted}、指定されたボット：{found, plural, other {#体}}。',
    uk: 'Вкажіть по одному боту на кожне місце. Місць у цій грі: {wanted}; вказано ботів: {found, number}.',
  },
  'failure.uneven-games': {
    en: 'Each seed is played until every bot has had every seat, so the number of games must be a multiple of {seats, number}, not {found, number}.',
    ja: 'どのボットもすべての席に着くように同じシードで{seats, plural, other {#回}}対戦するため、対戦数は{seats, number}の倍数にしてください（指定：{found, number}）。',
    uk: 'З кожним зерном грають, доки кожен бот не побуває на кожному місці, тому кількість партій має ділитися на {seats, number}; вказано {found, number}.',
  },
  'failure.players-not-possible': {
    en: 'This game is for {possible} players, not for {found, number}.',
    ja: 'このゲームは{possible}人用です（指定：{found, number}人）。',
    uk: 'Ця гра розрахована на таку кількість гравців: {possible}. Вказано: {found, number}.',
  },
  'failure.wrong-players': {
    en: 'This match is for {wanted, plural, one {# player} other {# players}}, not {found, number}.',
    ja: 'この対戦は{wanted, plural, other {#人}}用です（指定：{found, number}人）。',
    uk: 'У цій партії {wanted, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}, а не {found, number}.',
  },
  'failure.never-dealt': {
    en: 'No deal brings {path} to the table at the start: the rules of this mode leave it out, or there are too many others.',
    ja: '最初に {path} が配られることはありません。このモードのルールでは使われないか、ほかのものが多すぎます。',
    uk: 'На початку {path} не потрапляє на стіл: правила цього режиму її не допускають або інших забагато.',
  },
  'failure.no-scenario-here': {
    en: 'This position can’t be written as a scenario. Step to the start of a turn and try again.',
    ja: 'この局面はシナリオとして書き表せません。手番の始めまで移って、もう一度試してください。',
    uk: 'Цю позицію не можна записати як сценарій. Перейдіть на початок ходу й спробуйте ще раз.',
  },
  'failure.no-such-scenario': {
    en: 'There is no scenario “{id}” any more; it may have been renamed or deleted.',
    ja: 'シナリオ「{id}」はもうありません。名前が変わったか、削除された可能性があります。',
    uk: 'Сценарію «{id}» більше немає; можливо, його перейменовано або видалено.',
  },
  'failure.move-refused': {
    en: 'This move is not possible now ({refusal}); the match {match} is unchanged.',
    ja: 'この手はいまは選べません（{refusal}）。対戦 {match} は元のままです。',
    uk: 'Цей хід зараз неможливий ({refusal}); партію {match} не змінено.',
  },
  'failure.match-file-unreadable': {
    en: '“{file}” can’t be read as JSON from line {line, number}, column {column, number}. Mend it there, or export the match again.',
    ja: '「{file}」は {line, number} 行 {column, number} 列から JSON として読めません。そこを直すか、対戦をもう一度書き出してください。',
    uk: '«{file}» не читається як JSON від рядка {line, number}, стовпця {column, number}. Виправте це місце або експортуйте партію знову.',
  },
  'failure.match-file-foreign': {
    en: '“{file}” is not a match of Heartdeck: its “format” is not “heartdeck-match”. Choose a file that was exported from a match.',
    ja: '「{file}」は Heartdeck の対戦ではありません（format が heartdeck-match ではない）。対戦から書き出したファイルを選んでください。',
    uk: '«{file}» — не партія Heartdeck: «format» не дорівнює «heartdeck-match». Виберіть файл, експортований із партії.',
  },
  'failure.match-file-newer': {
    en: '“{file}” has version {version, number} of the format; this Heartdeck reads up to {known, number}. Update Heartdeck.',
    ja: '「{file}」の形式は第{version, number}版です。この Heartdeck で読めるのは第{known, number}版までです。Heartdeck を更新してください。',
    uk: '«{file}» має версію формату {version, number}; ця версія Heartdeck читає щонайбільше {known, number}. Оновіть Heartdeck.',
  },
  'failure.match-file-part': {
    en: '“{file}”, line {line, number}, column {column, number}: {problem, select, missing {“{at}” is missing} strange {“{at}” is not known in a match file} other {“{at}” is not as a match file has it}}. Mend it, or export the match again.',
    ja: '「{file}」{line, number} 行 {column, number} 列：{problem, select, missing {「{at}」がありません} strange {「{at}」は対戦ファイルにない項目です} other {「{at}」が対戦ファイルの形になっていません}}。直すか、対戦をもう一度書き出してください。',
    uk: '«{file}», рядок {line, number}, стовпець {column, number}: {problem, select, missing {немає «{at}»} strange {«{at}» у файлі партії невідоме} other {«{at}» не таке, як має бути у файлі партії}}. Виправте або експортуйте партію знову.',
  },
  'failure.match-file-pack': {
    en: '“{file}” was played with the pack “{name}” ({pack}), which is not in the library. Import that pack first.',
    ja: '「{file}」で使われたパック「{name}」（{pack}）はライブラリにありません。先にそのパックを取り込んでください。',
    uk: '«{file}» зіграно з набором «{name}» ({pack}), якого немає в бібліотеці. Спершу імпортуйте цей набір.',
  },
  'failure.match-file-game': {
    en: '“{file}” says that “{name}” is a pack of the game {game}; in the library it belongs to {found}. Mend “game” or “pack” in the file.',
    ja: '「{file}」では「{name}」はゲーム {game} のパックですが、ライブラリでは {found} のパックです。ファイルの game か pack を直してください。',
    uk: 'У «{file}» набір «{name}» належить грі {game}, а в бібліотеці — {found}. Виправте «game» або «pack» у файлі.',
  },
  'failure.match-file-revision': {
    en: '“{file}” was played with another state of “{name}” ({revision}), which the library lacks. Import the pack as it was then.',
    ja: '「{file}」で使われた「{name}」の版（{revision}）はライブラリにありません。その時点のパックを取り込んでください。',
    uk: '«{file}» зіграно з іншим станом набору «{name}» ({revision}), якого немає в бібліотеці. Імпортуйте набір таким, яким він тоді був.',
  },
  'failure.match-file-choice': {
    en: 'Choice {number, number} in “{file}”, by {by}, does not fit: {move} — {why, select, over {the match is over by then} turn {somebody else is asked, or something else} absent {there is no such card to choose} locked {the Zone is locked} must {something else must be done} cost {it can’t be paid} forbidden {the rules or a card forbid it} other {it is not one of the possible answers}}. {valid, plural, =0 {Nothing before it can be kept.} one {The choice before it is right and can be opened alone.} other {The # choices before it are right and can be opened alone.}}',
    ja: '「{file}」の {number, number} 番目の選択（{by}）が合いません：{move}（{why, select, over {対戦はすでに終わっている} turn {ほかのプレイヤーか、ほかのことが聞かれている} absent {そのカードは選べるところにない} locked {ゾーンがロックされている} must {ほかにしなければならないことがある} cost {支払えない} forbidden {ルールかカードが禁じている} other {選べる答えではない}}）。{valid, plural, =0 {その前に残せるものはありません。} other {その前の#個は正しく、そこまで開けます。}}',
    uk: 'Вибір {number, number} у «{file}» (гравець {by}) не підходить: {move} — {why, select, over {партія вже скінчилася} turn {питають когось іншого або про щось інше} absent {такої карти там немає} locked {зону заблоковано} must {спершу треба зробити щось інше} cost {за це не можна заплатити} forbidden {це забороняють правила або карта} other {такої відповіді немає}}. {valid, plural, =0 {Перед ним нічого зберегти.} one {# вибір перед ним правильний, його можна відкрити окремо.} few {# вибори перед ним правильні, їх можна відкрити окремо.} many {# виборів перед ним правильні, їх можна відкрити окремо.} other {# вибору перед ним правильні, їх можна відкрити окремо.}}',
  },
  'failure.no-chromium': {
    en: 'No Chromium or Chrome was found here, and only one of them can make this file. Install one, name it in CHROMIUM_PATH, or use the browser’s own print dialog on the Print screen.',
    ja: 'この環境に Chromium も Chrome も見つかりません。このファイルを作るには、どちらかが必要です。インストールするか、CHROMIUM_PATH で場所を指定してください。印刷の画面で、ブラウザーの印刷機能を使うこともできます。',
    uk: 'Тут не знайдено ні Chromium, ні Chrome, а без них цього файлу не зробити. Установіть один із них, укажіть його в CHROMIUM_PATH або скористайтеся вікном друку браузера на екрані «Друк».',
  },
  'failure.print-impossible': {
    en: 'These cards can’t be printed with these settings. The Print screen tells what to change.',
    ja: 'この設定ではカードを印刷できません。どこを変えればよいかは、印刷の画面に表示されます。',
    uk: 'З такими налаштуваннями ці карти не надрукувати. Що змінити, підкаже екран «Друк».',
  },
  'failure.print-misfits': {
    en: '{count, plural, one {Words or a picture would be missing in # place} other {Words or pictures would be missing in # places}}. Nothing was written.',
    ja: '文字か絵が欠けるところが{count}か所あります。何も書き出していません。',
    uk: '{count, plural, one {У # місці бракуватиме слів або малюнка} few {У # місцях бракуватиме слів або малюнків} many {У # місцях бракуватиме слів або малюнків} other {У # місця бракуватиме слів або малюнків}}. Нічого не записано.',
  },
  'failure.too-many-pictures': {
    en: 'Not all pictures fit into one archive: it is full after {most, plural, one {# picture} other {# pictures}}. Choose fewer cards or languages, or 300 dpi. Nothing was written.',
    ja: '画像が1つのアーカイブに収まりません。{most}枚でいっぱいになります。カードか言語を減らすか、300 dpi にしてください。何も書き出していません。',
    uk: 'Усі малюнки не вміщуються в один архів: {most, plural, one {# малюнок заповнює} few {# малюнки заповнюють} many {# малюнків заповнюють} other {# малюнка заповнюють}} його вщерть. Візьміть менше карт чи мов або 300 точок на дюйм. Нічого не записано.',
  },
  'failure.missing-font': {
    en: 'The letters can’t be drawn: a file of {fonts} is missing or damaged. Install Heartdeck again; nothing was written.',
    ja: '文字を描けません。フォント {fonts} のファイルがないか、壊れています。Heartdeck をインストールし直してください。何も書き出していません。',
    uk: 'Літери не намалювати: файлу шрифту {fonts} бракує або він пошкоджений. Установіть Heartdeck знову; нічого не записано.',
  },
  'failure.print-failed': {
    en: 'The browser that draws the cards has failed ({detail}). Nothing was written; try again.',
    ja: 'カードを描くブラウザーが失敗しました（{detail}）。何も書き出していません。もう一度試してください。',
    uk: 'Браузер, який малює карти, дав збій ({detail}). Нічого не записано; спробуйте ще раз.',
  },
  'failure.file-in-use': {
    en: '{file} is open in another program and could not be replaced. Close it there and export again; the old file is untouched.',
    ja: '{file} は別のプログラムで開かれているため、置き換えられません。閉じてから、もう一度書き出してください。元のファイルはそのままです。',
    uk: 'Файл {file} відкрито в іншій програмі, тож замінити його не вдалося. Закрийте його там і експортуйте знову; старий файл лишився незмінним.',
  },
  'failure.import-refused': {
    en: '“{file}” was not imported; the library is unchanged. The list below says why.',
    ja: '「{file}」は取り込みませんでした。ライブラリは元のままです。理由は下の一覧にあります。',
    uk: '«{file}» не імпортовано; бібліотека без змін. Причини — у списку нижче.',
  },
  'failure.not-absolute': {
    en: '“{folder}” is not a full path. Write it from the root of the disk, or begin with ~ for your home folder.',
    ja: '「{folder}」は完全なパスではありません。ルートから入力するか、ホームフォルダーを表す ~ で始めてください。',
    uk: '«{folder}» — неповний шлях. Укажіть його від кореня диска або почніть із ~ (домашня тека).',
  },
  'failure.folder-not-empty': {
    en: '{folder} already holds other files. Choose an empty folder or one that holds a Heartdeck pack.',
    ja: '{folder} にはほかのファイルがあります。空のフォルダーか、Heartdeck のパックが入ったフォルダーを選んでください。',
    uk: 'У {folder} вже є інші файли. Виберіть порожню теку або теку з набором Heartdeck.',
  },
});
