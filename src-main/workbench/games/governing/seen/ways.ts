import type { SeatLetter } from '@shared/games/governing/scenario/words';
import type { PlainMove } from '../../../../engine/games/governing/answers';
import { seatNumber } from '../../../../engine/games/governing/position';
import { refOf } from '../../../../engine/games/governing/reading';
import { collect } from '../../../../engine/games/governing/select';
import { costX, type CompiledTarget, type Table } from '../../../../engine/games/governing/table';
import { findNamed, kindOf, nameOfRef } from '../../../../engine/games/governing/things';
import type { ViewObject } from '../../../../engine/games/governing/view';
import { thingWords } from '../../../../engine/games/governing/words/speech';
import { none } from '../../../../engine/kernel/cards';
import type { Telling } from './telling';

/**
 * A move that somebody may have meant, and how its card is called where its target is not right; or why there is
 * nothing to aim it at.
 */
export type Way = { readonly move: PlainMove; readonly subject?: string } | { readonly none: string };

/** `aim`: what it is dropped on, a Host or an object by its name; null: at whatever it can be aimed. */
export function waysToPlay(
  t: Table,
  telling: Telling,
  by: SeatLetter,
  id: string,
  aim: string | null,
): Way[] {
  const face = t.p.cardIds.indexOf(id);
  const target = t.p.definitions[face]?.played ?? null;
  const x = t.p.ap[face] === costX ? { x: 0 } : {};
  const subject = thingWords(telling.speech, { id, handle: 0, kind: kindOf(t, face) }, 'of');
  const on = aimedAt(t, target, by, none, aim);
  if (!on) return [{ none: telling.words.say('match.governing.why.noTarget', { card: subject }) }];
  return [{ move: { by, play: id, ...on, ...x }, subject }];
}

/** One for each skill of the object that can be activated. */
export function waysToActivate(
  t: Table,
  telling: Telling,
  by: SeatLetter,
  object: ViewObject,
  aim: string | null,
): Way[] {
  const self = findNamed(t, object.name) & t.l.refMask;
  const skills = t.p.definitions[t.p.cardIds.indexOf(object.card)]?.activations ?? [];
  const subject = thingWords(telling.speech, object.thing, 'of');
  return skills.map((skill, nth): Way => {
    const on = aimedAt(t, skill.target, by, self, aim);
    if (!on) return { none: telling.words.say('match.governing.why.noTarget', { card: subject }) };
    const which = skills.length > 1 ? { skill: nth + 1 } : {};
    return { move: { by, activate: object.name, ...on, ...which }, subject };
  });
}

/** The targets of a move: what was meant and then the first that fit. Null: there are too few. */
function aimedAt(
  t: Table,
  target: CompiledTarget | null,
  by: SeatLetter,
  self: number,
  aim: string | null,
): { readonly on?: readonly string[] } | null {
  // Where nothing is aimed, it does not matter where it is dropped.
  if (!target) return {};
  const found = collect(t, target.sel, seatNumber(by), self, t.candidates);
  const fit = Array.from(t.candidates.slice(0, found), (c) => nameOfRef(t, refOf(t, c)));
  // Refused for itself, and not for how many there are.
  if (aim !== null && !fit.includes(aim)) return { on: [aim] };
  const on = aim === null ? fit : [aim, ...fit.filter((name) => name !== aim)];
  return on.length < target.n ? null : { on: on.slice(0, target.n) };
}
