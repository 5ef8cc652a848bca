/** Numbers and permissions as they are read: visible values, last values, costs, what cannot and what must be done. */
import type { Act, CostWord, Rule, Stat, Who } from '@shared/games/governing/effects';
import type { Seat } from './printed';
import { matches } from './select';
import { isFurre, isHost, isInPlay, type State, type Thing } from './state';

/** Does a rule of this object speak of that thing? */
function covers(
  source: Thing,
  all: 'this' | 'wearer' | Parameters<typeof matches>[0],
  thing: Thing,
): boolean {
  if (all === 'this') return source === thing;
  if (all === 'wearer') return source.wearer === thing;
  return matches(all, thing, source.controller, source);
}

/** Everything that changes the Max SP of a thing now, by what makes the change. */
export function maxSpChanges(state: State, thing: Thing): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { id, stat, n } of thing.mods) if (stat === 'maxSp') changes.set(`mod ${id}`, n);
  for (const source of state.objects)
    source.card.rules.forEach((rule: Rule, index) => {
      if (rule.rule === 'add' && rule.stat === 'maxSp' && covers(source, rule.all, thing))
        changes.set(`rule ${source.number} ${index}`, rule.n);
    });
  return changes;
}

export const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, n) => sum + n, 0);

/** N3: the sum may be negative, what is seen of it is not. */
export const visible = (sum: number): number => Math.max(0, sum);

export const maxSpOf = (state: State, thing: Thing): number =>
  isFurre(thing) || isHost(thing) ? visible(thing.card.sp + total(maxSpChanges(state, thing).values())) : 0;

export function peOf(state: State, thing: Thing): number {
  if (!isFurre(thing)) return 0;
  const mods = thing.mods.filter(({ stat }) => stat === 'pe').map(({ n }) => n);
  const rules = state.objects.flatMap((source) =>
    source.card.rules.flatMap((rule) =>
      rule.rule === 'add' && rule.stat === 'pe' && covers(source, rule.all, thing) ? [rule.n] : [],
    ),
  );
  return visible(thing.card.pe + total(mods) + total(rules));
}

/** N5: the present value, or the last one if it has not been gone for too long. */
export function statOf(state: State, thing: Thing, stat: Stat): number {
  if (!isInPlay(thing)) {
    const { last } = thing;
    return last && state.turn - last.turn <= state.lkiTurns ? last[stat] : 0;
  }
  switch (stat) {
    case 'pe':
      return peOf(state, thing);
    case 'maxSp':
      return maxSpOf(state, thing);
    case 'sp':
      return thing.sp;
    case 'encore':
      return thing.encore;
  }
}

export const isOneOf = (who: Who, me: Seat, seat: Seat): boolean =>
  who === 'each' || (who === 'me') === (seat === me);

/** N7, N8: all changes are added first, then the sum is held between its ends. */
export function costOf(state: State, of: CostWord, seat: Seat): number {
  const { base, min, max } = of === 'draw' ? state.rules.drawCost : state.rules.refreshCost;
  const changes = state.objects.flatMap((source) =>
    source.card.rules.flatMap((rule) =>
      rule.rule === 'cost' && rule.of === of && isOneOf(rule.who, source.controller, seat) ? [rule.n] : [],
    ),
  );
  return Math.min(max, Math.max(min, base + total(changes)));
}

function isTold(state: State, thing: Thing, word: 'cannot' | 'must', act: Act): boolean {
  return (
    thing.commands.some((command) => command.word === word && command.act === act) ||
    state.objects.some((source) =>
      source.card.rules.some(
        (rule) => rule.rule === word && rule.act === act && covers(source, rule.all, thing),
      ),
    )
  );
}
export const cannot = (state: State, thing: Thing, act: Act): boolean => isTold(state, thing, 'cannot', act);
/** X1: what cannot be done need not be. */
export const must = (state: State, thing: Thing, act: Act): boolean =>
  isTold(state, thing, 'must', act) && !cannot(state, thing, act);

/** E2 and E3. */
export const mayExhaust = (thing: Thing): boolean => !thing.exhausted && (thing.settled || !isFurre(thing));
export const maySwing = (state: State, thing: Thing): boolean =>
  isFurre(thing) && mayExhaust(thing) && !cannot(state, thing, 'swing');
