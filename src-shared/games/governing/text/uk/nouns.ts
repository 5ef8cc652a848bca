import type { Selector, Target } from '../../effects/index';
import type { SelectableType } from '../../effects/words';
import type { Self, Thing, View } from '../said';
import {
  adjectives,
  countedPhrase,
  isSingular,
  mapCases,
  noun,
  phraseOf,
  type Adjective,
  type Cases,
} from './declension';

/** A thing as it stands in a Ukrainian sentence. */
export interface Np extends Cases {
  readonly many: boolean;
  readonly gender: 'm' | 'f';
  /** Set for a pronoun: what stands in front of what it has, and its form after a preposition. */
  readonly pronoun?: { readonly has: string; readonly hasGen: string; readonly after: string };
}

const nouns = {
  furre: noun(true, ['Фурре', 'Фурре', 'Фурре', 'Фурре'], ['Фурре', 'Фурре', 'Фурре', 'Фурре']),
  treat: noun(
    false,
    ['Гостинець', 'Гостинця', 'Гостинцеві', 'Гостинцем'],
    ['Гостинці', 'Гостинців', 'Гостинцям', 'Гостинцями'],
  ),
  haven: noun(
    false,
    ['Прихисток', 'Прихистку', 'Прихисткові', 'Прихистком'],
    ['Прихистки', 'Прихистків', 'Прихисткам', 'Прихистками'],
  ),
  host: noun(
    true,
    ['Господар', 'Господаря', 'Господареві', 'Господарем'],
    ['Господарі', 'Господарів', 'Господарям', 'Господарями'],
  ),
  any: noun(
    false,
    ['об’єкт', 'об’єкта', 'об’єктові', 'об’єктом'],
    ['об’єкти', 'об’єктів', 'об’єктам', 'об’єктами'],
  ),
} as const satisfies Readonly<Record<SelectableType | 'any', unknown>>;
const nounOf = (type: SelectableType | undefined) => nouns[type ?? 'any'];

const wearer: Cases = { nom: 'носій', gen: 'носія', dat: 'носієві', acc: 'носія', ins: 'носієм' };
/** What “it” stands for where there is nothing; ніщо would ask for a negated verb. */
const nowhere: Cases = {
  nom: 'порожнє місце',
  gen: 'порожнього місця',
  dat: 'порожньому місцю',
  acc: 'порожнє місце',
  ins: 'порожнім місцем',
};
const aim = {
  one: { nom: 'ціль', gen: 'цілі', dat: 'цілі', acc: 'ціль', ins: 'ціллю' },
  many: { nom: 'цілі', gen: 'цілей', dat: 'цілям', acc: 'цілі', ins: 'цілями' },
} as const;
const selves: Readonly<Record<Self, Np>> = {
  card: {
    nom: 'ця карта',
    gen: 'цієї карти',
    dat: 'цій карті',
    acc: 'цю карту',
    ins: 'цією картою',
    many: false,
    gender: 'f',
  },
  token: {
    nom: 'цей жетон',
    gen: 'цього жетона',
    dat: 'цьому жетону',
    acc: 'цей жетон',
    ins: 'цим жетоном',
    many: false,
    gender: 'm',
  },
};
const he: Np = {
  ...{ nom: 'він', gen: 'його', dat: 'йому', acc: 'його', ins: 'ним', many: false, gender: 'm' },
  pronoun: { has: 'його', hasGen: 'його', after: 'нього' },
};
const she: Np = {
  ...{ nom: 'вона', gen: 'її', dat: 'їй', acc: 'її', ins: 'нею', many: false, gender: 'f' },
  pronoun: { has: 'її', hasGen: 'її', after: 'неї' },
};
const they: Np = {
  ...{ nom: 'вони', gen: 'їх', dat: 'їм', acc: 'їх', ins: 'ними', many: true, gender: 'm' },
  pronoun: { has: 'їхня', hasGen: 'їхньої', after: 'них' },
};

const one = (cases: Cases): Np => ({ ...cases, many: false, gender: 'm' });
const several = (cases: Cases): Np => ({ ...cases, many: true, gender: 'm' });

/** How a sentence stands to the players: `own` if it is about what the player himself does. */
export interface Stance {
  readonly view: View;
  readonly own: boolean;
}
const mine = ({ view, own }: Stance): Adjective =>
  own ? adjectives.own : view === 'you' ? adjectives.your : adjectives.their;
function foes({ view, own }: Stance, many: boolean): string {
  if (view === 'you') return many ? 'суперників' : 'суперника';
  if (own) return many ? 'своїх суперників' : 'свого суперника';
  return many ? 'його суперників' : 'його суперника';
}

const before = ({ of, not }: Selector, stance: Stance): Adjective[] => [
  ...(not ? [adjectives.other] : []),
  ...(of === 'me' ? [mine(stance)] : []),
];
const after = ({ of }: Selector, stance: Stance, many: boolean): string =>
  of === 'foe' ? foes(stance, many) : '';

function thisIf({ type, of, not }: Selector, stance: Stance, self: Self): Np {
  if (!type && !of && !not) return selves[self];
  const rest = { type, of, not };
  const { nom } = phraseOf(before(rest, stance), nounOf(type), 'one', after(rest, stance, false));
  return { ...selves[self], ...mapCases((c) => `${selves[self][c]} (якщо це ${nom})`) };
}

/** What a skill watches: інший Фурре, ваш Фурре, будь-який Фурре */
export function anyOne(sel: Selector, stance: Stance, self: Self): Np {
  if (sel.is) return thisIf(sel, stance, self);
  const adjectivesBefore = before(sel, stance);
  const all = adjectivesBefore.length === 0 && sel.of !== 'foe' ? [adjectives.any] : adjectivesBefore;
  return one(phraseOf(all, nounOf(sel.type), 'one', after(sel, stance, false)));
}

/** What somebody chooses: одного зі своїх Фурре, іншого Фурре, одного Фурре суперника */
function chosenOne(sel: Selector, stance: Stance, self: Self): Np {
  if (sel.is) return one(mapCases((c) => `${single[c]}: ${thisIf(sel, stance, self)[c]}`));
  if (sel.of === 'me') {
    const { gen } = phraseOf(before(sel, stance), nounOf(sel.type), 'many');
    const from = gen.startsWith('с') ? 'зі' : 'з';
    return one(mapCases((c) => `${nounOf(sel.type).animate ? oneAnimate[c] : oneThing[c]} ${from} ${gen}`));
  }
  const first = sel.not ? adjectives.other : adjectives.single;
  return one(phraseOf([first], nounOf(sel.type), 'one', after(sel, stance, false)));
}
const single = phraseOf([adjectives.single], nouns.any, 'one');
const oneAnimate: Cases = { nom: 'один', gen: 'одного', dat: 'одному', acc: 'одного', ins: 'одним' };
const oneThing: Cases = { ...oneAnimate, acc: 'один' };

export function some(n: number, sel: Selector, self: Self): Np {
  const stance = { view: 'you', own: true } as const;
  if (n === 1) return chosenOne(sel, stance, self);
  if (sel.is) return several(mapCases((c) => `${n} × ${thisIf(sel, stance, self)[c]}`));
  return several(countedPhrase(n, before(sel, stance), nounOf(sel.type), after(sel, stance, true)));
}

/** An Alteration is a Treat; who reads «усі Гостинці» would not think of it. */
const alterationsToo = '(разом із Видозмінами)';

function every(sel: Selector, stance: Stance, self: Self): Np {
  if (sel.is) return thisIf(sel, stance, self);
  const { type, of } = sel;
  const what = nounOf(type);
  // Everybody has one Host.
  if (type === 'host' && of === 'me') return one(phraseOf([mine(stance)], what, 'one'));
  if (type === 'host') return one(phraseOf([adjectives.each], what, 'one', after(sel, stance, false)));
  const behind = [after(sel, stance, true), type === 'treat' ? alterationsToo : ''].filter(Boolean).join(' ');
  return several(phraseOf([adjectives.all, ...before(sel, stance)], what, 'many', behind));
}

function target(sel: Target): Np {
  const stance = { view: 'you', own: false } as const;
  const all = [...before(sel, stance), adjectives.target];
  const { type, n = 1 } = sel;
  if (n === 1) return one(phraseOf(all, nounOf(type), 'one', after(sel, stance, false)));
  const counted = countedPhrase(n, all, nounOf(type), after(sel, stance, false));
  return isSingular(n) ? one(counted) : several(counted);
}

export function np(thing: Thing, own = false): Np {
  switch (thing.is) {
    case 'this':
      return selves[thing.self];
    case 'wearer':
      return one(wearer);
    case 'it': {
      if (!thing.like) return one(nowhere);
      const like = np(thing.like);
      return like.many ? they : like.gender === 'f' ? she : he;
    }
    case 'event':
      return one(phraseOf([adjectives.that], nounOf(thing.type), 'one'));
    case 'target': {
      const many = (thing.target.n ?? 1) > 1;
      if (thing.mention === 'first') return target(thing.target);
      if (thing.mention === 'pronoun') return many ? they : thing.target.is ? she : he;
      return many ? several(aim.many) : { ...one(aim.one), gender: 'f' };
    }
    case 'picked':
      return thing.many
        ? several(phraseOf([adjectives.chosen], nounOf(thing.type), 'many'))
        : one(phraseOf([adjectives.chosen], nounOf(thing.type), 'one'));
    case 'all':
      return every(thing.sel, { view: thing.view, own }, thing.self);
    case 'one':
      return chosenOne(thing.sel, { view: thing.view, own }, thing.self);
    case 'chosen':
      return thing.many
        ? several({ nom: 'вибрані', gen: 'вибраних', dat: 'вибраним', acc: 'вибраних', ins: 'вибраними' })
        : he;
  }
}
