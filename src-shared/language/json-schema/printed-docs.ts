import { imageFits, type Art, type Override, type printed } from '../definitions/printed';
import { described, docsAmong } from '../docs/described';
import { said, type Said } from '../docs/said';

/** Keys of what is shown as a card. */
export const printedDocs: Readonly<Record<keyof typeof printed, Said>> = {
  art: said(
    'The picture: icons put together, or an image of the pack.',
    '絵。アイコンの組み合わせか、パックの画像。',
    'Зображення: композиція з піктограм або файл із набору.',
  ),
  flavour: said(
    'A line that sets the mood, in each language. It changes nothing in the game.',
    'フレーバーテキスト（言語ごと）。ゲームには影響しない。',
    'Художній текст кожною мовою. На гру не впливає.',
  ),
  text: said(
    'Words of your own that are printed instead of those made from the effects, in the languages that have them.',
    '効果から作られる文の代わりに印刷する文（書いた言語のみ）。',
    'Власний текст, який друкують замість складеного з ефектів, — тими мовами, якими він є.',
  ),
};

type KeysOf<T> = T extends unknown ? keyof T & string : never;

export const artDocs: Readonly<Record<KeysOf<Art>, Said>> = {
  icon: said(
    'The large icon in the middle, by its name in the icon library.',
    '中央の大きなアイコン。アイコン集での名前を書く。',
    'Велика піктограма посередині: її назва в бібліотеці піктограм.',
  ),
  with: said(
    'Small icons around it, three at most.',
    'まわりの小さなアイコン（3つまで）。',
    'Малі піктограми навколо, щонайбільше три.',
  ),
  turn: said(
    'How far the large icon is turned, in degrees, clockwise.',
    '大きなアイコンを時計回りに回す角度（度）。',
    'На скільки градусів за годинниковою стрілкою повернуто велику піктограму.',
  ),
  mirror: said(
    'Left and right change places.',
    '左右を反転する。',
    'Ліва й права сторони міняються місцями.',
  ),
  image: said(
    'An image of the pack, such as “art/cover.png”.',
    'パックの画像。「art/cover.png」のように書く。',
    'Файл зображення з набору, наприклад «art/cover.png».',
  ),
  fit: said(
    'How the image fills its window. Without this key, “cover”.',
    '画像を枠に収める方法。省略すると「cover」。',
    'Як зображення заповнює своє вікно. Без цього ключа — «cover».',
  ),
};

export const overrideDocs: Readonly<Record<keyof Override, Said>> = {
  says: said(
    'The words, one entry for each paragraph. Signs are written in braces: “{once}” at the start of a paragraph, “{exhaust}” inside it.',
    '文。1項目が1段落。記号は波括弧で書く：段落の先頭に「{once}」、文中に「{exhaust}」など。',
    'Текст, один елемент — один абзац. Знаки пишуть у фігурних дужках: «{once}» на початку абзацу, «{exhaust}» усередині.',
  ),
  for: said(
    'The mark of the effects that the words were written for. It is set by a fix, and tells when the effects have changed since.',
    '文を書いたときの効果のしるし。修正候補で設定され、その後に効果が変わると知らせる。',
    'Позначка ефектів, для яких написано текст. Її ставить виправлення; вона показує, що ефекти відтоді змінилися.',
  ),
};

/** The sentences for the words that can stand in these keys, or null. */
export const docsForPrinted = docsAmong([
  described(imageFits, {
    cover: said(
      'Fills the window; the edges may be cut off.',
      '枠いっぱいに広げる。端が切れることがある。',
      'Заповнює вікно; краї може бути обрізано.',
    ),
    contain: said(
      'Shows all of it; the window may not be filled.',
      '全体を見せる。余白ができることがある。',
      'Видно все; у вікні може лишитися порожнє місце.',
    ),
  }),
]);
