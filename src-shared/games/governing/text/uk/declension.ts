/** Ukrainian cases. Everything a card of the duel speaks of is masculine but a card and a target. */
export const cases = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type Case = (typeof cases)[number];
export type Cases = Readonly<Record<Case, string>>;

/** A noun in both numbers. Of an animate one the accusative is the genitive. */
export interface Noun {
  readonly animate: boolean;
  readonly one: Cases;
  readonly many: Cases;
}

type Four = readonly [nom: string, gen: string, dat: string, ins: string];
const declined = (forms: Four, animate: boolean): Cases => ({
  nom: forms[0],
  gen: forms[1],
  dat: forms[2],
  acc: animate ? forms[1] : forms[0],
  ins: forms[3],
});

export const noun = (animate: boolean, one: Four, many: Four): Noun => ({
  animate,
  one: declined(one, animate),
  many: declined(many, animate),
});

/** A masculine adjective or pronoun, and its plural. */
export interface Adjective {
  readonly one: Four;
  readonly many: Four;
}
export const adjective = (stem: string, ending: 'ий' | 'ій' = 'ий'): Adjective => ({
  one: [`${stem}${ending}`, `${stem}ого`, `${stem}ому`, `${stem}им`],
  many: [`${stem}і`, `${stem}их`, `${stem}им`, `${stem}ими`],
});

export const adjectives = {
  target: adjective('цільов'),
  other: adjective('інш'),
  chosen: adjective('вибран'),
  any: adjective('будь-як'),
  your: { one: ['ваш', 'вашого', 'вашому', 'вашим'], many: ['ваші', 'ваших', 'вашим', 'вашими'] },
  own: { one: ['свій', 'свого', 'своєму', 'своїм'], many: ['свої', 'своїх', 'своїм', 'своїми'] },
  /** Of another player: does not change. */
  their: { one: ['його', 'його', 'його', 'його'], many: ['його', 'його', 'його', 'його'] },
  that: { one: ['той', 'того', 'тому', 'тим'], many: ['ті', 'тих', 'тим', 'тими'] },
  all: { one: ['увесь', 'усього', 'усьому', 'усім'], many: ['усі', 'усіх', 'усім', 'усіма'] },
  each: { one: ['кожен', 'кожного', 'кожному', 'кожним'], many: ['кожні', 'кожних', 'кожним', 'кожними'] },
  single: { one: ['один', 'одного', 'одному', 'одним'], many: ['одні', 'одних', 'одним', 'одними'] },
} as const satisfies Readonly<Record<string, Adjective>>;

export const mapCases = (make: (one: Case) => string): Cases => ({
  nom: make('nom'),
  gen: make('gen'),
  dat: make('dat'),
  acc: make('acc'),
  ins: make('ins'),
});

/** Adjectives, the noun, and what follows it unchanged. */
export function phraseOf(
  before: readonly Adjective[],
  what: Noun,
  number: 'one' | 'many',
  after = '',
): Cases {
  const all = before.map((adjective) => declined(adjective[number], what.animate));
  return mapCases((one) =>
    [...all.map((forms) => forms[one]), what[number][one], ...(after === '' ? [] : [after])].join(' '),
  );
}

const plural = new Intl.PluralRules('uk');
/** 2 цільові Фурре, 5 цільових Фурре, 21 цільовий Фурре */
export function countedPhrase(n: number, before: readonly Adjective[], what: Noun, after = ''): Cases {
  const form = plural.select(n);
  const forms = phraseOf(before, what, form === 'one' ? 'one' : 'many', after);
  const genitive = form === 'many';
  return mapCases((one) => `${n} ${genitive && (one === 'nom' || one === 'acc') ? forms.gen : forms[one]}`);
}
export const isSingular = (n: number): boolean => plural.select(n) === 'one';
