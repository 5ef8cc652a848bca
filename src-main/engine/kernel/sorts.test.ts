import { expect, it } from 'vitest';
import { move, unsaid, untold, type Declared, type EventOf } from './events';
import { sortsOn, toldBy } from './sorts';

interface Table {
  readonly names: readonly string[];
}
interface Speech {
  readonly of: string;
}
interface Raws {
  readonly card: number;
  readonly place: number;
}
const { told, read, silent, phrase } = sortsOn<Table, Speech>();
const sorts = {
  card: told(
    (t, c: number, viewer) => (viewer === c ? (t.names[c] ?? '') : null),
    ({ of }, name) => `${of} ${name ?? 'a card'}`,
  ),
  place: told(
    (_t, n: number) => n,
    (_speech, n) => n,
  ),
  count: silent((t) => t.names.length),
  first: read(
    (t, { card }: { readonly card: number }) => t.names[card]?.slice(0, 1) ?? '',
    (_speech, first) => first,
  ),
  whether: phrase((_speech, { card }: { readonly card: string | null }) => (card === null ? 'no' : 'yes')),
};
const events = {
  moved: {
    card: 'card',
    from: untold('place'),
    to: unsaid('place'),
    how: ['up', 'down'],
    left: unsaid('count'),
    first: 'first',
    known: 'whether',
    eye: move('card', 'from', 'to'),
  },
} as const satisfies Declared;
const { see, params } = toldBy<Table, Speech, Raws>()(events, sorts);

it('each viewer gets the parts of an event as their sorts show them to him', () => {
  const t = { names: ['fox', 'owl'] };
  const event: EventOf<typeof events, Raws> = { is: 'moved', card: 1, from: 3, to: 4, how: 'up' };
  const entry = { is: 'moved', to: 4, how: 'up', left: 2, first: 'o' };
  expect(see(t, event, 1)).toEqual({ ...entry, card: 'owl' });
  expect(see(t, event, 0)).toEqual({ ...entry, card: null });
  const said = { how: 'up', first: 'o' };
  expect(params({ of: 'of' }, see(t, event, 1))).toEqual({ ...said, card: 'of owl', known: 'yes' });
  expect(params({ of: 'of' }, see(t, event, 0))).toEqual({ ...said, card: 'of a card', known: 'no' });
});

it('a declaration that its sorts do not fit does not compile', () => {
  const declaring = toldBy<Table, Speech, Raws>();
  // @ts-expect-error: no such sort
  declaring({ lost: { card: 'crad' } } as const, sorts);
  // @ts-expect-error: it has no words
  declaring({ lost: { left: 'count' } } as const, sorts);
  // @ts-expect-error: it is read from a card, and there is none
  declaring({ lost: { first: 'first' } } as const, sorts);
  // @ts-expect-error: it follows from a card, and there is none
  declaring({ lost: { known: 'whether' } } as const, sorts);
  // @ts-expect-error: the eye is to follow what is no part
  declaring({ lost: { card: 'card', eye: move('cards', 'hand', 'pile') } } as const, sorts);
  // @ts-expect-error: the engine does not say what it is
  toldBy<Table, Speech, Pick<Raws, 'card'>>()({ lost: { to: 'place' } } as const, sorts);
});
