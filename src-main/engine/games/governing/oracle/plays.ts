/** What a player may do in his main step, and in answer to something. */
import type { ActivatedSkill, PlayedSkill, Target } from '@shared/games/governing/effects';
import { combinations } from './ask';
import type { Move } from './position';
import type { Printed, Seat } from './printed';
import { select } from './select';
import { cardOf, hostOf, isFurre, isPlaying, type State, type Thing } from './state';
import { costOf, mayExhaust, maySwing, must } from './stats';
import { namesOf } from './triggers';

export type Play =
  | { readonly is: 'card'; readonly card: Printed; readonly on: readonly Thing[]; readonly x: number | null }
  | {
      readonly is: 'skill';
      readonly self: Thing;
      readonly skill: ActivatedSkill;
      /** Which of the object's activated skills, from 1; null if it has only one. */
      readonly place: number | null;
      readonly on: readonly Thing[];
    }
  | { readonly is: 'swing'; readonly swinger: Thing; readonly at: Thing }
  | { readonly is: 'draw' | 'end' | 'pass' };

export function moveOf(by: Seat, play: Play): Move {
  switch (play.is) {
    case 'card': {
      const on = play.on.length > 0 ? { on: namesOf(play.on) } : {};
      return { by, play: play.card.id, ...on, ...(play.x === null ? {} : { x: play.x }) };
    }
    case 'skill': {
      const on = play.on.length > 0 ? { on: namesOf(play.on) } : {};
      return { by, activate: play.self.name, ...on, ...(play.place === null ? {} : { skill: play.place }) };
    }
    case 'swing':
      return { by, swing: play.swinger.name, at: play.at.name };
    case 'draw':
      return { by, draw: true };
    case 'end':
      return { by, end: true };
    case 'pass':
      return { by, pass: true };
  }
}

export const playedSkill = (card: Printed): PlayedSkill | null =>
  card.skills.flatMap((skill) => ('on' in skill && skill.on === 'play' ? [skill] : []))[0] ?? null;

export const activatedSkills = (card: Printed): ActivatedSkill[] =>
  card.skills.flatMap((skill) => ('cost' in skill ? [skill] : []));

/** What a card must be aimed at: an Alteration at its wearer. */
export const targetOf = (card: Printed): Target | null =>
  card.type === 'alteration' ? { type: 'furre' } : (playedSkill(card)?.target ?? null);

export function candidatesFor(state: State, target: Target, me: Seat, self: Thing | null): Thing[] {
  const { n: _, ...selector } = target;
  return select(state, selector, me, self);
}

/** A25: all the targets, each of them once. */
function aims(state: State, target: Target | null | undefined, me: Seat, self: Thing | null): Thing[][] {
  return target ? combinations(candidatesFor(state, target, me, self), target.n ?? 1) : [[]];
}

function cardPlays(state: State, seat: Seat, id: string): Play[] {
  const card = cardOf(state, id);
  const ap = state.ap[seat];
  const sets = aims(state, targetOf(card), seat, null);
  if (card.ap !== 'X') return card.ap > ap ? [] : sets.map((on): Play => ({ is: 'card', card, on, x: null }));
  return Array.from({ length: ap + 1 }, (_, x) =>
    sets.map((on): Play => ({ is: 'card', card, on, x })),
  ).flat();
}

function skillPlays(state: State, seat: Seat): Play[] {
  return state.objects
    .filter(({ controller }) => controller === seat)
    .flatMap((self) =>
      activatedSkills(self.card).flatMap((skill, index, all): Play[] => {
        if ((skill.cost.ap ?? 0) > state.ap[seat] || (skill.cost.exhaust === true && !mayExhaust(self)))
          return [];
        const place = all.length > 1 ? index + 1 : null;
        return aims(state, skill.target, seat, self).map((on) => ({ is: 'skill', self, skill, place, on }));
      }),
    );
}

export const swingTargets = (state: State, seat: Seat): Thing[] => [
  ...state.objects.filter((thing) => isFurre(thing) && thing.controller !== seat),
  ...state.seats
    .filter((other) => other !== seat && isPlaying(state, other))
    .map((other) => hostOf(state, other)),
];

const swings = (state: State, seat: Seat): Play[] =>
  state.objects
    .filter((thing) => thing.controller === seat && maySwing(state, thing))
    .flatMap((swinger) => swingTargets(state, seat).map((at): Play => ({ is: 'swing', swinger, at })));

/** A16: something that must swing, can, and has not yet. */
export const owesSwing = (state: State, seat: Seat): boolean =>
  state.objects.some(
    (thing) =>
      thing.controller === seat &&
      thing.swung !== state.turn &&
      must(state, thing, 'swing') &&
      maySwing(state, thing) &&
      swingTargets(state, seat).length > 0,
  );

export const canDraw = (state: State, seat: Seat): boolean =>
  state.book[seat].length > 0 && costOf(state, 'draw', seat) <= state.ap[seat];

/** Two copies of a card are one play: nobody could tell which of them it was. */
const kinds = (state: State, seat: Seat): string[] => [...new Set(state.hand[seat])];

export function mainPlays(state: State, seat: Seat): Play[] {
  return [
    ...kinds(state, seat).flatMap((id) => cardPlays(state, seat, id)),
    ...skillPlays(state, seat),
    ...swings(state, seat),
    ...(canDraw(state, seat) ? [{ is: 'draw' } as const] : []),
    ...(owesSwing(state, seat) ? [] : [{ is: 'end' } as const]),
  ];
}

/** Without the pass. */
export function answerPlays(state: State, seat: Seat): Play[] {
  const quick = kinds(state, seat).filter((id) => cardOf(state, id).quick);
  return [...quick.flatMap((id) => cardPlays(state, seat, id)), ...skillPlays(state, seat)];
}
