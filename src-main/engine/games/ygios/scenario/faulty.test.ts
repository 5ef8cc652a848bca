import { describe, expect, it } from 'vitest';
import { applyFix } from '@shared/language/apply-fix';
import type { Diagnostic } from '@shared/language/diagnostics';
import { readSteps } from '@shared/language/scenario/read-steps';
import { stepReader } from '@shared/games/ygios/scenario/refused-moves';
import { changed, type Changes, differenceOf, file, right, run, utf8 } from './test-trial';

describe('a faulty scenario fails alone, with code and path', () => {
  const dealt = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `school-${n}`);
  type Row = readonly [changes: Changes, code: string, at: string, data?: object];
  const rows: readonly Row[] = [
    [{ 'given.hand.A.0': 'town-44' }, 'unknown-id', 'given.hand.A.0', { kind: 'card', nearest: 'town-4' }],
    [{ 'given.hand.B.0': 'town-4' }, 'twice', 'given.hand.B.0', { found: 'town-4' }],
    [{ 'given.pile.1': 'home-5' }, 'twice', 'given.board.0.card', { found: 'home-5' }],
    [{ 'given.bord': [] }, 'unknown-key', 'given.bord', { near: 'no' }],
    [{ 'given.turn': 'C' }, 'unknown-word', 'given.turn', { near: 'no', known: ['A', 'B'] }],
    [{ 'given.first': 'b' }, 'unknown-word', 'given.first', { nearest: 'B' }],
    [{ 'given.first': 1 }, 'wrong-type', 'given.first'],
    [{ 'given.hand': ['town-4'] }, 'wrong-type', 'given.hand'],
    [{ 'given.hand.C': [] }, 'unknown-key', 'given.hand.C'],
    [{ 'given.score.A': 1.5 }, 'not-an-integer', 'given.score.A'],
    [{ 'given.row': ['school', 'home'] }, 'short-row', 'given.row', { found: 'town' }],
    [{ 'given.row.0': 'home' }, 'twice', 'given.row.1'],
    [{ 'given.row.0': 'moon' }, 'unknown-id', 'given.row.0', { kind: 'zone' }],
    [{ 'given.bonuses.home': 'love-triangle' }, 'twice', 'given.bonuses.home'],
    [{ 'given.bonuses.home': 'paranoja' }, 'unknown-id', 'given.bonuses.home', { nearest: 'paranoia' }],
    [{ 'given.bonuses.moon': 'all-eyes-on-us' }, 'unknown-id', 'given.bonuses.moon', { kind: 'zone' }],
    [{ 'given.board.0.face': 'side' }, 'unknown-word', 'given.board.0.face'],
    [{ 'given.board.0.owner': undefined }, 'missing', 'given.board.0.owner'],
    [{ 'given.board.0.fired': false }, 'no-fired', 'given.board.0.fired', { found: 'home-5' }],
    [{ 'given.board.2.fired': false }, 'no-fired', 'given.board.2.fired', { found: 'town-3' }],
    [{ 'given.board.0.fired': true }, 'only-value', 'given.board.0.fired'],
    [{ 'given.board.2.linkedTo': 'home-5' }, 'no-link', 'given.board.2.linkedTo', { detail: 'ability' }],
    [{ 'given.board.2.linkedTo': 'town-1' }, 'no-link', 'given.board.2.linkedTo', { detail: 'place' }],
    [{ 'given.locks.0.turns': 0 }, 'out-of-range', 'given.locks.0.turns'],
    [{ 'given.locks.0.source': 'home-6' }, 'impossible-lock', 'given.locks.0.source', { detail: 'ability' }],
    [
      { 'given.locks.0.source': 'paranoia' },
      'impossible-lock',
      'given.locks.0.source',
      { detail: 'ability' },
    ],
    [{ 'given.locks.0.source': 'school-2' }, 'impossible-lock', 'given.locks.0.source', { detail: 'place' }],
    [{ 'given.board.0.face': 'down' }, 'impossible-lock', 'given.locks.0.source', { detail: 'place' }],
    [{ 'given.locks.0.side': 'B' }, 'impossible-lock', 'given.locks.0.side', { detail: 'side' }],
    [{ 'given.locks.0.zone': 'school' }, 'impossible-lock', 'given.locks.0.zone', { detail: 'zone' }],
    [
      { 'given.locks.0.from': 'next', 'given.turn': 'B' },
      'impossible-lock',
      'given.locks.0.from',
      { detail: 'next' },
    ],
    [{ 'given.locks.1': right.given.locks[0] }, 'twice', 'given.locks.1'],
    [{ 'given.spent': ['home-2'] }, 'no-limit', 'given.spent.0', { found: 'home-2' }],
    [{ 'given.spent': ['paranoia'] }, 'no-limit', 'given.spent.0', { found: 'paranoia' }],
    [{ 'given.spent': ['home-1', 'home-1'] }, 'twice', 'given.spent.1'],
    [{ 'given.mode': 'simple', 'given.phase': 'sculpt' }, 'no-sculpt', 'given.phase'],
    [{ 'given.phase': 'sculpt' }, 'undealt-hand', 'given.hand.A', { count: 2, deal: 8 }],
    [
      {
        'given.phase': 'sculpt',
        'given.hand': { A: dealt },
        'given.pile': [],
        'given.board': [],
        'given.locks': [],
      },
      'undealt-hand',
      'given.hand.B',
      { count: 0 },
    ],
    [
      { 'given.sculpted': { B: ['home-1', 'home-3', 'home-4'] } },
      'too-many-sculpted',
      'given.sculpted.B',
      { count: 3, max: 2 },
    ],
    [
      { 'given.mode': 'simple', 'given.sculpted': { A: ['home-1'] } },
      'too-many-sculpted',
      'given.sculpted.A',
      { count: 1, max: 0 },
    ],
    [{ 'given.score.B': -1 }, 'low-score', 'given.score.B', { found: -1, min: 0 }],
    [{ 'given.board.1.gain': 2 }, 'unspent-gain', 'given.board.1.gain', { known: ['first-impressions'] }],
    [
      { 'given.board.1.gain': 2, 'given.spent': ['home-1'] },
      'unspent-gain',
      'given.board.1.gain',
      { known: ['first-impressions'] },
    ],
    [{ 'given.mode': 'hard' }, 'unknown-word', 'given.mode'],
    [{ options: { sweepOrdr: true } }, 'unknown-key', 'options.sweepOrdr', { nearest: 'sweepOrder' }],
    [{ options: { sweepOrder: 'bonus' } }, 'unknown-word', 'options.sweepOrder'],
    [{ options: { discardsVisible: 1 } }, 'unknown-word', 'options.discardsVisible'],
    [
      { options: { discardsVisible: 'true' } },
      'quoted-boolean',
      'options.discardsVisible',
      { found: 'true' },
    ],
    [{ options: { discardsVisible: 'tru' } }, 'unknown-word', 'options.discardsVisible', { nearest: 'true' }],
    [{ 'given.playout': 'false' }, 'quoted-boolean', 'given.playout', { found: 'false' }],
    [{ 'when.1.play': 'town-99' }, 'unknown-id', 'when.1.play'],
    [{ 'when.1.zone': 'moon' }, 'unknown-id', 'when.1.zone'],
    [{ 'when.1.face': undefined }, 'missing', 'when.1.face'],
    [{ 'when.1.by': 'C' }, 'unknown-word', 'when.1.by'],
    [{ 'when.1.refused': false }, 'only-value', 'when.1.refused'],
    [{ 'when.1.code': 'must-play' }, 'missing', 'when.1', { key: 'refused' }],
    [{ 'when.0.code': 'locked' }, 'unknown-word', 'when.0.code'],
    [{ 'when.1': { by: 'A', paly: 'home-2', face: 'up', zone: 'home' } }, 'unknown-key', 'when.1.paly'],
    [{ 'when.1': { by: 'A', jump: true } }, 'unknown-key', 'when.1.jump'],
    [{ 'when.1': 5 }, 'wrong-type', 'when.1'],
    [{ 'when.2.offered.0': 'home-55' }, 'unknown-id', 'when.2.offered.0'],
    [{ 'when.2.offered.0': 5 }, 'wrong-type', 'when.2.offered.0'],
    [{ 'when.2.offered.0': { play: 'home-1' } }, 'missing', 'when.2.offered.0.face'],
    [{ 'when.3.expect.trun': 'A' }, 'unknown-key', 'when.3.expect.trun', { near: 'no' }],
    [{ 'then.devotion.hom': { A: 1 } }, 'unknown-id', 'then.devotion.hom', { nearest: 'home' }],
    [{ 'then.devotion.home.C': 1 }, 'unknown-key', 'then.devotion.home.C'],
    [{ 'then.value.home-5': 'two' }, 'wrong-type', 'then.value.home-5'],
    [{ 'then.value.home-9': 2 }, 'unknown-id', 'then.value.home-9'],
    [{ 'then.asks.for': 'picks' }, 'unknown-word', 'then.asks.for', { nearest: 'pick' }],
    [{ 'then.round': { winer: 'A' } }, 'unknown-key', 'then.round.winer', { nearest: 'winner' }],
    [{ 'then.board.0.zone': 'moon' }, 'unknown-id', 'then.board.0.zone'],
    [{ 'then.legal.0': 'bakOff' }, 'unknown-id', 'then.legal.0', { nearest: 'backOff' }],
    [{ id: undefined }, 'missing', 'id'],
    [{ given: undefined }, 'missing', 'given'],
    [{ cards: [] }, 'unknown-key', 'cards'],
    [{ thn: {} }, 'unknown-key', 'thn', { near: 'no' }],
  ];
  /** What is wrong with the file, or with the last of its scenarios. */
  const refused = (bytes: Uint8Array): Diagnostic | 'ran' => {
    const ran = run(bytes);
    if (!ran.ok) {
      if (ran.error.is === 'pack') throw new Error(JSON.stringify(ran.error));
      return ran.error.diagnostics[0] ?? 'ran';
    }
    const difference = ran.value.at(-1)?.difference;
    return difference?.is === 'faulty' ? difference.diagnostic : 'ran';
  };

  const whole = rows.map(([changes, code, at, data = {}]) => [changes, code, at, data] as const);
  it.each(whole)('%j: %s', (changes, code, at, data) => {
    const bytes = file([{ id: 'right', ...right }, changed(changes)]);
    expect(run(bytes)).toMatchObject({ value: [{ difference: null }, { difference: { is: 'faulty', at } }] });
    const found = refused(bytes);
    expect(found).toMatchObject({ code, at: `scenarios.1.${at}`, data, file: 'test.json' });
    expect(found).toMatchObject({ line: expect.any(Number) as number, column: expect.any(Number) as number });
  });

  const refusedMoves: readonly (readonly [move: object, code: string])[] = [
    [{ play: 'home-99', face: 'up', zone: 'home' }, 'not-in-hand'],
    [{ play: 5, face: 'up', zone: 'home' }, 'not-in-hand'],
    [{ play: 'town-4', face: 'up', zone: 'moon' }, 'not-offered'],
    [{ play: 'town-4', face: 'side', zone: 'town' }, 'not-offered'],
    [{ play: 'town-4', zone: 'town' }, 'not-offered'],
    [{ play: 'town-4' }, 'not-offered'],
    [{ pick: 'home-99' }, 'not-offered'],
    [{ may: 'perhaps' }, 'not-offered'],
    [{ discard: 'home-1' }, 'not-offered'],
    [{ zone: null }, 'not-offered'],
  ];
  it.each(refusedMoves)('a refused move may name what is not there: %j', (move, code) => {
    expect(differenceOf({ 'when.0': { by: 'A', ...move, refused: true, code } })).toBeNull();
  });
  it('but it has to be a move, in words of the game', () => {
    expect(differenceOf({ 'when.0': { by: 'A', paly: 'home-2', refused: true } })).toMatchObject({
      is: 'faulty',
      at: 'when.0.paly',
      code: 'unknown-key',
    });
    expect(differenceOf({ 'when.0': { by: 'A', refused: true } })).toMatchObject({ at: 'when.0' });
  });

  const misspelt: readonly (readonly [step: object, told: readonly string[]])[] = [
    [{ by: 'A', plya: 'home-2', face: 'up', zone: 'home' }, ['unknown-key plya → play']],
    [{ by: 'A', plya: 'home-2' }, ['unknown-key plya → play']],
    [{ by: 'A', plya: 'home-2', zone: 'home' }, ['unknown-key plya → play']],
    [{ by: 'A', pik: 'home-2' }, ['unknown-key pik → pick']],
    [{ by: 'A', bakOff: true }, ['unknown-key bakOff → backOff']],
    [{ by: 'A', play: 'home-2', fase: 'up' }, ['missing zone', 'unknown-key fase → face']],
    [{ expct: {} }, ['unknown-key expct → expect']],
  ];
  it.each(misspelt)('a misspelt word of a move is one mistake: %j', (step, told) => {
    const nowhere = () => ({ line: 1, column: 1 });
    const part = { value: { when: [step] }, place: nowhere, keyPlace: nowhere };
    const { wrong } = readSteps('test.json', part, stepReader);
    expect(
      wrong.map(({ code, data: { key, found, nearest } }) =>
        key === undefined ? `${code} ${String(found)} → ${String(nearest)}` : `${code} ${String(key)}`,
      ),
    ).toEqual(told);
  });

  it('quotes around true are taken away by the fix', () => {
    const text = JSON.stringify({
      format: 1,
      game: 'ygios',
      scenarios: [{ id: 'T', options: { discardsVisible: 'true' }, given: {} }],
    });
    const found = refused(utf8.encode(text));
    if (found === 'ran') throw new Error('taken');
    expect(found.fix?.title).toBe('unquote');
    expect(found.fix && applyFix(text, found.fix)).toBe(text.replace('"true"', 'true'));
  });

  it('says the line and column', () => {
    const text =
      '{ "format": 1, "game": "ygios",\n  "scenarios": [\n    { "id": "a", "given": { "trun": "A" } } ] }';
    expect(refused(utf8.encode(text))).toMatchObject({ code: 'unknown-key', line: 3, column: 29 });
  });

  const files: readonly (readonly [string, Uint8Array, string, string | undefined, object?])[] = [
    [
      'two of one name',
      file([
        { id: 'a', given: {} },
        { id: 'a', given: {} },
      ]),
      'twice',
      'scenarios.1.id',
    ],
    [
      'a newer format',
      file([], { format: 2, game: 'ygios' }),
      'unknown-format',
      'format',
      { of: 'scenarios' },
    ],
    ['an unknown game', file([], { format: 1, game: 'chess' }), 'unknown-game', 'game'],
    ['no format', file([], { game: 'ygios' }), 'missing', 'format'],
    ['no scenarios', utf8.encode('{"format":1,"game":"ygios"}'), 'missing', 'scenarios'],
    ['a list', utf8.encode('[]'), 'wrong-type', undefined],
    ['no JSON', utf8.encode('hello'), 'bad-json', undefined],
    ['nothing', new Uint8Array(), 'bad-json', undefined],
    ['no text', Uint8Array.of(0xff, 0xfe), 'not-utf8', undefined],
    ['a key twice', utf8.encode('{"format":1,"format":1}'), 'twice', 'format'],
    ['depth without end', utf8.encode('['.repeat(100_000)), 'too-deep', undefined],
  ];
  it.each(files.map(([name, ...rest]) => [name, rest] as const))(
    '%s',
    (_name, [bytes, code, at, data = {}]) => {
      expect(refused(bytes)).toMatchObject({ code, data, ...(at === undefined ? {} : { at }) });
    },
  );
});
