import type { ByLanguage } from '@shared/util/languages';
import type { Keyword } from '../base/text';

/** What a keyword means, in a sentence or two. One without its words in a language does not compile. */
export const keywordReminders: Readonly<Record<Keyword, ByLanguage<string>>> = {
  once: {
    en: 'Happens at most once per round, even if the card is flipped or played again.',
    ja: '起こるのは1ラウンドに1回だけ。カードを裏返しても、もう一度プレイしても増えない。',
    uk: 'Відбувається щонайбільше раз за раунд, навіть якщо карту перевернуть чи зіграють знову.',
  },
  persist: {
    en: 'Works as long as the card is face-up, if its ability fired when the card was last revealed.',
    ja: '最後に公開されたときに能力が発動していれば、表向きの間ずっと働く。',
    uk: 'Діє, доки карта лежить горілиць, якщо здібність спрацювала, коли карту востаннє відкрили.',
  },
  lock: {
    en: 'During those turns, that player can’t play cards to the Zone; moving cards there is allowed. The lock ends as soon as this card is flipped face-down or leaves the board.',
    ja: 'その手番の間、そのプレイヤーはそのゾーンにカードをプレイできない（移動はできる）。このカードが裏になるか場を離れると、ロックはすぐに終わる。',
    uk: 'Протягом цих ходів цей гравець не може грати карти в зону (переміщувати туди можна). Блокування зникає, щойно цю карту перевертають долілиць або вона покидає поле.',
  },
  protect: {
    en: 'A protected card can’t be chosen, flipped, moved, returned or discarded by the text of any card.',
    ja: '保護されたカードは、どのカードのテキストでも、選ぶ・裏返す・移動する・手札に戻す・捨てることができない。',
    uk: 'Захищену карту не можна вибрати, перевернути, перемістити, повернути в руку чи скинути за текстом жодної карти.',
  },
  cost: {
    en: 'Must be met to play the card face-up; face-down it needs nothing. If the card is flipped face-up and the Requirement can’t be met, the card is discarded.',
    ja: '表向きでプレイするには満たす必要がある（裏向きなら不要）。表にされたときに満たせなければ、このカードを捨てる。',
    uk: 'Її треба виконати, щоб зіграти карту горілиць; долілиць вона не потрібна. Якщо карту перевернуто горілиць, а умови не виконати, карту скидають.',
  },
};
