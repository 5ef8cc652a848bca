import * as words from './effects/words';

/** Cards written at random: mostly right, with strays here and there. For tests only. */

export type Random = (below: number) => number;
type Make = (random: Random) => unknown;

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
const strays: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1000,
  '',
  'Ω',
  [],
  {},
  { half: 1 },
  'constructor',
];

const word =
  (list: readonly unknown[]): Make =>
  (random) =>
    pick(random, list);
const maybe =
  (make: Make, most = 3): Make =>
  (random) =>
    random(most) === 0 ? make(random) : undefined;

/** An object of these keys; what makes undefined is left out, now and then a key is lost or gets a stray. */
const made = (random: Random, entries: Readonly<Record<string, Make>>): object =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([key, make]) => [key, random(90) === 0 ? pick(random, strays) : make(random)] as const)
      .filter(([, value]) => value !== undefined && random(150) > 0),
  );

const selector: Make = (random) =>
  made(random, {
    type: maybe(word(words.selectableTypes), 2),
    of: maybe(word(words.owners)),
    is: maybe(word(words.identities), 6),
    not: maybe(word(words.identities), 6),
  });

function number(random: Random, depth = 0): unknown {
  switch (random(depth > 3 ? 3 : 7)) {
    case 0:
      return 'X';
    case 1:
      return made(random, { stat: word(words.stats), of: word(words.refs) });
    case 3:
      return made(random, { half: () => number(random, depth + 1), round: word(words.roundings) });
    case 4:
      return made(random, { minus: () => number(random, depth + 1) });
    case 5:
      return { sum: Array.from({ length: 1 + random(2) }, () => number(random, depth + 1)) };
    default:
      return random(20) === 0 ? -1 : random(5);
  }
}
const num: Make = (random) => number(random);

/** What each verb is written with, apart from what it acts on. */
const verbKeys: Readonly<Record<words.Verb, Readonly<Record<string, Make>>>> = {
  add: { stat: word(words.changeableStats), n: num, until: maybe(word(words.durations)) },
  set: { stat: word(words.changeableStats), n: num, until: maybe(word(words.durations)) },
  cannot: { act: word(words.acts), until: maybe(word(words.durations)) },
  must: { act: word(words.acts), until: maybe(word(words.durations)) },
  control: { until: maybe(word(words.durations)) },
  exhaust: {},
  refresh: {},
  bowOut: {},
  move: { to: word(words.leavePlaces) },
  lose: { n: num },
  regain: { n: num },
  groove: { from: word(words.refs) },
  counter: { kind: word(words.counterKinds), n: num },
  pick: {},
  draw: { n: num },
  ap: { n: num },
  token: { token: word(['paper']), n: num },
  later: { at: word(words.moments) },
};
const withoutThings: readonly words.Verb[] = ['draw', 'ap', 'token', 'later'];

function step(random: Random, depth = 0): unknown {
  const verb = pick(random, words.verbs);
  const things: Record<string, Make> =
    random(2) === 0 ? { all: (r) => (r(2) === 0 ? pick(r, words.refs) : selector(r)) } : { pick: selector };
  return {
    do: random(80) === 0 ? 'drwa' : verb,
    ...made(random, {
      who: maybe(word(words.actors), 5),
      may: maybe(word([true]), 8),
      ...verbKeys[verb],
      ...(withoutThings.includes(verb) ? {} : things),
      ...(verb === 'later' ? { steps: () => (depth > 2 ? [] : [step(random, depth + 1)]) } : {}),
    }),
  };
}
const steps: Make = (random) => Array.from({ length: random(3) }, () => step(random));

const body = {
  target: maybe((random) => ({ ...(selector(random) as object), n: 1 + random(2) })),
  do: steps,
};
const skill: Make = (random) => {
  switch (random(3)) {
    case 0:
      return made(random, {
        cost: (r) => made(r, { ap: maybe(word([0, 1])), exhaust: maybe(word([true])) }),
        ...body,
      });
    case 1:
      return made(random, { on: word(words.objectEvents), for: maybe(selector), ...body });
    default:
      return made(random, { on: word(words.turnEvents), turn: maybe(word(words.actors)), ...body });
  }
};
const rule: Make = (random) => {
  const name = pick(random, words.ruleWords);
  const all: Make = (r) => (r(2) === 0 ? pick(r, words.standingRefs) : selector(r));
  const keys: Readonly<Record<words.RuleWord, Readonly<Record<string, Make>>>> = {
    add: { stat: word(words.changeableStats), n: word([-2, 0, 3]), all },
    cost: { of: word(words.costs), n: word([-2, 3]), who: word(words.actors) },
    cannot: { act: word(words.acts), all },
    must: { act: word(words.acts), all },
  };
  return { rule: name, ...made(random, keys[name]) };
};
const some =
  (make: Make): Make =>
  (random) =>
    random(2) === 0 ? Array.from({ length: random(3) }, () => make(random)) : undefined;

export function randomCard(random: Random): object {
  const type = pick(random, words.cardTypes);
  const lasting = { while: some(rule), skills: some(skill) };
  const own: Readonly<Record<words.CardType, Readonly<Record<string, Make>>>> = {
    furre: { sp: word([0, 3]), pe: word([0, 2]), counters: maybe(word([{ encore: 1 }]), 5), ...lasting },
    treat: lasting,
    alteration: lasting,
    haven: lasting,
    action: {
      quick: maybe(word([true])),
      skills: (r) => [made(r, { on: word(['play']), ...body })],
    },
  };
  return {
    id: 'a',
    name: 'A',
    type: random(60) === 0 ? 'fury' : type,
    ...made(random, {
      ap: word([0, 2, 'X']),
      copies: maybe(word([0, 2])),
      ...own[type],
    }),
    ...(random(30) === 0 ? { [pick(random, ['skils', 'colour', ''])]: 1 } : {}),
  };
}
