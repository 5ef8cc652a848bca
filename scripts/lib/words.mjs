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
    en: 'Electron is not available here ({reason}): Heartdeck opens in the browser instead.',
    ja: 'Electron が使えないため（{reason}）、Heartdeck をブラウザーで開きます。',
    uk: 'Electron тут недоступний ({reason}): натомість Heartdeck відкриється в браузері.',
  },
  'reason.noDisplay': { en: 'no display', ja: '画面がありません', uk: 'немає екрана' },
  'reason.root': {
    en: 'its sandbox does not run as root',
    ja: 'サンドボックスは root では動きません',
    uk: 'його пісочниця не працює від root',
  },
  'reason.notFetched': {
    en: 'its program could not be fetched',
    ja: '本体を取得できませんでした',
    uk: 'не вдалося завантажити його програму',
  },
  'reason.notStarted': {
    en: 'its program does not start',
    ja: '本体が起動しません',
    uk: 'його програма не запускається',
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
