/**
 * What the scripts say before the application can speak for itself: they run before anything is installed, so
 * they can't use src-shared/i18n.
 */
const words = {
  installing: {
    en: 'Installing packages (npm ci), once…',
    ja: 'パッケージをインストールしています（npm ci、初回のみ）…',
    uk: 'Встановлення пакунків (npm ci, лише першого разу)…',
  },
  building: { en: 'Building…', ja: 'ビルドしています…', uk: 'Збирання…' },
  installFailed: {
    en: 'The packages could not be installed. The lines above say why; check the connection to the npm registry and try again.',
    ja: 'パッケージをインストールできませんでした。理由は上の行にあります。npm レジストリへの接続を確かめて、もう一度試してください。',
    uk: 'Не вдалося встановити пакунки. Причина — у рядках вище; перевірте з’єднання з реєстром npm і спробуйте ще раз.',
  },
  buildFailed: {
    en: 'The build failed. The lines above say why.',
    ja: 'ビルドに失敗しました。理由は上の行にあります。',
    uk: 'Збирання не вдалося. Причина — у рядках вище.',
  },
  nodeTooOld: {
    en: 'Heartdeck needs Node.js {needed} or newer, and this is {found}. On Linux (x64) npm brings it along; here, install it from https://nodejs.org and try again.',
    ja: 'Heartdeck には Node.js {needed} 以降が必要です（現在 {found}）。Linux（x64）では npm が用意しますが、この環境では https://nodejs.org からインストールして、もう一度試してください。',
    uk: 'Heartdeck потребує Node.js {needed} або новішого, а зараз працює {found}. У Linux (x64) його додає npm; тут установіть його з https://nodejs.org і спробуйте ще раз.',
  },
  fetchingElectron: {
    en: 'Fetching Electron (about 120 MB, once)…',
    ja: 'Electron を取得しています（約 120 MB、初回のみ）…',
    uk: 'Завантаження Electron (близько 120 МБ, лише першого разу)…',
  },
  noElectron: {
    en: '{reason} Heartdeck opens in the browser instead.',
    ja: '{reason}代わりに Heartdeck をブラウザーで開きます。',
    uk: '{reason} Натомість Heartdeck відкриється в браузері.',
  },
  'reason.noDisplay': {
    en: 'There’s no display for a window: start Heartdeck from a desktop session to get one.',
    ja: 'ウィンドウを開く画面がありません。ウィンドウで使うには、デスクトップから起動してください。',
    uk: 'Немає екрана для вікна: щоб відкрити вікно, запустіть Heartdeck із робочого столу.',
  },
  'reason.noAnswer': {
    en: 'The display {display} doesn’t respond: check DISPLAY and WAYLAND_DISPLAY, and that the display server is running.',
    ja: '画面 {display} が応答しません。DISPLAY と WAYLAND_DISPLAY の値と、ディスプレイサーバーが動いているかを確かめてください。',
    uk: 'Екран {display} не відповідає: перевірте DISPLAY і WAYLAND_DISPLAY та чи працює сервер екрана.',
  },
  'reason.displayRefuses': {
    en: 'The display {display} refuses your connection: check XAUTHORITY, or ask the display’s user to run “xhost +si:localuser:#{uid}”.',
    ja: '画面 {display} が接続を拒んでいます。XAUTHORITY を確かめるか、その画面の利用者に「xhost +si:localuser:#{uid}」を実行してもらってください。',
    uk: 'Екран {display} відхиляє з’єднання: перевірте XAUTHORITY або попросіть власника екрана виконати «xhost +si:localuser:#{uid}».',
  },
  'reason.noGtk': {
    en: 'GTK 3 is missing or damaged: install libgtk-3-0 (Debian, Ubuntu) or gtk3 (Fedora, Arch).',
    ja: 'GTK 3 がないか、壊れています。libgtk-3-0（Debian、Ubuntu）または gtk3（Fedora、Arch）をインストールしてください。',
    uk: 'GTK 3 відсутній або пошкоджений: установіть libgtk-3-0 (Debian, Ubuntu) або gtk3 (Fedora, Arch).',
  },
  'reason.noLibrary': {
    en: 'A system library is missing or too old (see the line above): install or update its package.',
    ja: 'システムのライブラリがないか、古すぎます（上の行を参照）。そのパッケージをインストールするか、更新してください。',
    uk: 'Системної бібліотеки немає або вона застаріла (див. рядок вище): установіть або оновіть її пакунок.',
  },
  'reason.noNamespaces': {
    en: 'Electron’s sandbox needs user namespaces, and this system blocks them: run “sudo sysctl user.max_user_namespaces=15000”, on Ubuntu “sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0”, or allow them in your container.',
    ja: 'Electron のサンドボックスに必要なユーザー名前空間を、このシステムが禁じています。「sudo sysctl user.max_user_namespaces=15000」（Ubuntu では「sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0」）を実行するか、コンテナーで許可してください。',
    uk: 'Пісочниці Electron потрібні простори імен користувачів, а система їх блокує: виконайте «sudo sysctl user.max_user_namespaces=15000» (в Ubuntu — «sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0») або дозвольте їх у контейнері.',
  },
  'reason.root': {
    en: 'Electron’s sandbox doesn’t run as root: start Heartdeck as another user to get a window.',
    ja: 'Electron のサンドボックスは root では動きません。ウィンドウで使うには、ほかのユーザーで起動してください。',
    uk: 'Пісочниця Electron не працює від root: щоб відкрити вікно, запустіть Heartdeck від іншого користувача.',
  },
  'reason.notFetched': {
    en: 'Electron could not be fetched, or the file was not the right one: check the connection and delete node_modules/.cache/heartdeck/electron-not-fetched to try again.',
    ja: 'Electron を取得できなかったか、正しいファイルではありませんでした。接続を確かめ、node_modules/.cache/heartdeck/electron-not-fetched を削除すると、もう一度取得します。',
    uk: 'Не вдалося завантажити Electron або файл виявився не тим: перевірте з’єднання й видаліть node_modules/.cache/heartdeck/electron-not-fetched, щоб спробувати ще раз.',
  },
  'reason.notStarted': {
    en: 'Electron doesn’t start, so it may be damaged: delete node_modules/electron/dist to fetch it again.',
    ja: 'Electron が起動しません。壊れているかもしれないので、node_modules/electron/dist を削除して取得し直してください。',
    uk: 'Electron не запускається, тож може бути пошкоджений: видаліть node_modules/electron/dist, щоб завантажити його знову.',
  },
};

const preferred = (env) => (env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en').slice(0, 2);

/** One message in the user's language. */
export function word(key, params = {}, env = process.env) {
  const texts = words[key];
  const text = texts[preferred(env)] ?? texts.en;
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ''));
}

export const allWords = words;

/** On the error stream: the output of `heartdeck --json` must stay JSON, also on a fresh clone. */
export const say = (key, params) => process.stderr.write(`${word(key, params)}\n`);
