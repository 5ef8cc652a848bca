import type { z } from 'zod';
import { said, type WordDoc } from '@shared/language/docs/said';
import type { Rule, ruleForms } from '../effects/rules-of-standing';

type KeysOf<F> = F extends z.ZodObject<infer S> ? Exclude<keyof S & string, 'rule'> : never;
type Docs = { readonly [V in keyof typeof ruleForms]: WordDoc<KeysOf<(typeof ruleForms)[V][number]>, Rule> };

const all = said('For everything that matches.', '当てはまるすべてに働く。', 'Для всього відповідного.');
const act = said('What it is about.', '何についてか。', 'Про що йдеться.');
const n = said(
  'How much is added; below 0, taken away.',
  '加える数。0未満なら減らす。',
  'Скільки додається; якщо менше за 0 — віднімається.',
);

/** What holds while the object is in play. A rule or a key without its three sentences does not compile. */
export const ruleDocs: Docs = {
  add: {
    says: said(
      'PE or Max SP is higher or lower.',
      '演技力や最大体力が増減する。',
      'Енергія виступу чи максимальна витривалість більша або менша.',
    ),
    keys: { stat: said('Which number.', '変わる数。', 'Яке число.'), n, all },
    examples: [{ label: 'add', body: { rule: 'add', stat: 'maxSp', n: 1, all: 'this' } }],
  },
  cost: {
    says: said(
      'Drawing or refreshing costs more or less.',
      'ドローやリフレッシュの費用が増減する。',
      'Добір чи збадьорення коштує більше або менше.',
    ),
    keys: {
      of: said('Which cost.', 'どの費用か。', 'Яка ціна.'),
      n,
      who: said('For whom.', '誰の費用か。', 'Для кого.'),
    },
    examples: [{ label: 'cost', body: { rule: 'cost', of: 'draw', n: 1, who: 'foe' } }],
  },
  cannot: {
    says: said(
      'Something is forbidden. This beats “must” and “may”.',
      '禁止する。「must」や「may」より優先する。',
      'Щось заборонено. Це сильніше за «must» і «may».',
    ),
    keys: { act, all },
    examples: [{ label: 'cannot', body: { rule: 'cannot', act: 'swing', all: 'wearer' } }],
  },
  must: {
    says: said(
      'Something has to be done each turn, if it can be.',
      '毎ターン、できるかぎり行わなければならない。',
      'Щось треба робити щоходу, якщо це можливо.',
    ),
    keys: { act, all },
    examples: [{ label: 'must', body: { rule: 'must', act: 'swing', all: 'this' } }],
  },
};
