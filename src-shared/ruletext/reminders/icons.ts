import type { ByLanguage } from '@shared/util/languages';
import type { Icon } from '../base/text';

interface Explained {
  readonly name: ByLanguage<string>;
  readonly says: ByLanguage<string>;
}

/** What a sign inside a sentence means. One without its words in a language does not compile. */
export const iconReminders: Readonly<Record<Icon, Explained>> = {
  exhaust: {
    name: { en: 'Exhaust', ja: '休ませる', uk: 'Виснажити' },
    says: {
      en: 'Turn this card sideways as the cost; it must be refreshed. A Furre must also be settled: under your control since your latest turn began.',
      ja: '費用としてこのカードを横向きにする（元気なときのみ）。ファーレはなじんでいること、つまり直近の自分のターンの初めから続けて自分がコントロールしていることも必要。',
      uk: 'Як плату поверніть цю карту боком; вона має бути бадьорою. Фурре має бути ще й призвичаєним: під вашим контролем від початку вашого останнього ходу.',
    },
  },
};
