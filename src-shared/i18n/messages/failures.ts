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
    ja: 'アプリ自身のウィンドウから出た要求ではないため、拒否しました。',
    uk: 'Цей запит надійшов не з вікна застосунку, тому його відхилено.',
  },
  'failure.not-here': {
    en: '“{call}” is not available in this window. Start the desktop application to use it.',
    ja: '「{call}」はこの画面では使えません。デスクトップ版で使ってください。',
    uk: '«{call}» недоступне в цьому вікні. Скористайтеся настільним застосунком.',
  },
  'failure.cancelled': {
    en: 'Cancelled. Nothing was changed.',
    ja: '中止しました。何も変更していません。',
    uk: 'Скасовано. Нічого не змінено.',
  },
  'failure.internal': {
    en: 'Something went wrong inside Heartdeck: {detail}. Saved work is safe; try again, and report it if it comes back.',
    ja: 'Heartdeck の内部で問題が起きました：{detail}。保存済みの内容は無事です。もう一度試し、繰り返す場合は報告してください。',
    uk: 'Усередині Heartdeck сталася помилка: {detail}. Збережене в безпеці; спробуйте ще раз, а якщо повториться — сповістіть розробників.',
  },
  'failure.disconnected': {
    en: 'The connection to the workbench was lost. If it does not come back, start Heartdeck again and open the address it shows.',
    ja: '作業台との接続が切れました。戻らない場合は Heartdeck を起動し直し、表示されたアドレスを開いてください。',
    uk: 'З’єднання з майстернею втрачено. Якщо воно не відновиться, запустіть Heartdeck знову й відкрийте адресу, яку він покаже.',
  },
  'failure.node-too-old': {
    en: 'The card database needs Node.js {needed} or newer, and this is {version}. Start Heartdeck with “npm start”, which brings its own, or install a newer Node.js.',
    ja: 'カードデータベースには Node.js {needed} 以降が必要です（現在 {version}）。対応版を同梱する「npm start」で起動するか、新しい Node.js を入れてください。',
    uk: 'Базі карт потрібен Node.js {needed} або новіший, а це {version}. Запускайте Heartdeck командою «npm start», яка має власний, або встановіть новіший Node.js.',
  },
  'failure.disk-full': {
    en: 'The disk is full: {file} could not be written. Nothing was lost; free some space and try again.',
    ja: 'ディスクの空きがなく、{file} に書き込めません。失われたものはありません。空きを作ってからやり直してください。',
    uk: 'Диск заповнено: {file} не вдалося записати. Нічого не втрачено; звільніть місце й повторіть.',
  },
  'failure.read-only': {
    en: '{file} may not be written. Nothing was lost; allow writing to its folder, or choose another folder, and try again.',
    ja: '{file} に書き込む権限がありません。失われたものはありません。フォルダーへの書き込みを許可するか、別のフォルダーを選んでください。',
    uk: 'У {file} заборонено писати. Нічого не втрачено; дозвольте запис у цю теку або виберіть іншу й повторіть.',
  },
  'failure.no-such-file': {
    en: 'There is no file or folder {file}. Check the path.',
    ja: '{file} というファイルやフォルダーはありません。場所を確かめてください。',
    uk: 'Файлу чи теки {file} немає. Перевірте шлях.',
  },
  'failure.file-problem': {
    en: '{file} could not be used: {detail}',
    ja: '{file} を扱えませんでした：{detail}',
    uk: 'Не вдалося скористатися {file}: {detail}',
  },
  'failure.database-newer': {
    en: 'The library {file} was written by a newer Heartdeck (format {version}; this one knows {known}). It was left untouched. Update Heartdeck to open it.',
    ja: 'ライブラリ {file} は新しい Heartdeck で書かれています（形式 {version}、この版は {known} まで）。手を付けていません。開くには Heartdeck を更新してください。',
    uk: 'Бібліотеку {file} записав новіший Heartdeck (формат {version}; цей знає {known}). Її не змінено. Оновіть Heartdeck, щоб відкрити її.',
  },
  'failure.database-foreign': {
    en: '{file} is not a Heartdeck library. It was left untouched. Move it away or choose another data folder.',
    ja: '{file} は Heartdeck のライブラリではありません。手を付けていません。別の場所へ移すか、別のデータフォルダーを選んでください。',
    uk: '{file} — не бібліотека Heartdeck. Файл не змінено. Перемістіть його або виберіть іншу теку даних.',
  },
  'failure.database-damaged': {
    en: 'The library {file} is damaged: {detail}. It was left untouched. Bring back a backup or start with a fresh library; the damaged file is kept aside.',
    ja: 'ライブラリ {file} が壊れています：{detail}。手を付けていません。バックアップを戻すか、新しいライブラリで始めてください。壊れたファイルは別名で残します。',
    uk: 'Бібліотеку {file} пошкоджено: {detail}. Її не змінено. Поверніть резервну копію або почніть із нової бібліотеки; пошкоджений файл буде збережено окремо.',
  },
  'failure.database-busy': {
    en: 'Another program is using the library {file}. Close it and try again.',
    ja: '別のプログラムがライブラリ {file} を使っています。閉じてからやり直してください。',
    uk: 'Бібліотекою {file} користується інша програма. Закрийте її й повторіть.',
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
    en: 'The pack “{pack}” is not in the library any more.',
    ja: 'パック「{pack}」はもうライブラリにありません。',
    uk: 'Набору «{pack}» у бібліотеці вже немає.',
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
    en: '“{pack}” is a shipped original and stays as it is. Make a copy and change that.',
    ja: '「{pack}」は付属の原本なので変更できません。コピーを作って編集してください。',
    uk: '«{pack}» — оригінал із комплекту, він не змінюється. Зробіть копію й змінюйте її.',
  },
  'failure.stale-base': {
    en: 'The pack “{pack}” was changed elsewhere in the meantime. Nothing was overwritten; look at the newest version and save again.',
    ja: 'パック「{pack}」はその間に別の場所で変更されました。上書きはしていません。最新の版を見てから保存し直してください。',
    uk: 'Набір «{pack}» тим часом змінено деінде. Нічого не перезаписано; перегляньте найновішу версію й збережіть ще раз.',
  },
  'failure.nothing-changed': {
    en: 'Nothing has changed, so no revision was made.',
    ja: '変更がないため、新しい版は作りませんでした。',
    uk: 'Нічого не змінилося, тому нової версії не створено.',
  },
  'failure.invalid-definition': {
    en: 'The definition has mistakes and was not saved. The list below says where.',
    ja: '定義に誤りがあるため保存していません。場所は下の一覧にあります。',
    uk: 'У визначенні є помилки, тому його не збережено. Де саме — у списку нижче.',
  },
  'failure.no-such-match': {
    en: 'The match {match} is not in the library any more.',
    ja: '対戦 {match} はもうライブラリにありません。',
    uk: 'Партії {match} у бібліотеці вже немає.',
  },
  'failure.choice-out-of-order': {
    en: 'The match {match} expects choice {expected}, not {index}: it was answered elsewhere. Open the match again.',
    ja: '対戦 {match} が待っているのは {expected} 番目の選択で、{index} 番目ではありません。別の場所で選択済みです。対戦を開き直してください。',
    uk: 'Партія {match} чекає на вибір {expected}, а не {index}: відповідь уже дано деінде. Відкрийте партію знову.',
  },
  'failure.import-refused': {
    en: '“{file}” was not imported; the library is unchanged. The list below says why.',
    ja: '「{file}」は取り込みませんでした。ライブラリは元のままです。理由は下の一覧にあります。',
    uk: '«{file}» не імпортовано; бібліотека без змін. Причини — у списку нижче.',
  },
  'failure.not-absolute': {
    en: '“{folder}” is not a full path. Write it from the root of the disk, or begin with ~ for your home folder.',
    ja: '「{folder}」は完全なパスではありません。ディスクの先頭から書くか、ホームフォルダーなら ~ で始めてください。',
    uk: '«{folder}» — неповний шлях. Напишіть його від кореня диска або почніть із ~ для домашньої теки.',
  },
  'failure.folder-not-empty': {
    en: '{folder} already holds other files. Choose an empty folder or one that holds a Heartdeck pack.',
    ja: '{folder} には他のファイルがあります。空のフォルダーか、Heartdeck のパックが入ったフォルダーを選んでください。',
    uk: 'У {folder} вже є інші файли. Виберіть порожню теку або теку з набором Heartdeck.',
  },
});
