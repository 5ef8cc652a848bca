import { describe, expect, it } from 'vitest';
import { prepare } from './source';
import { shippedDefinitions } from './test-shipped';

const definitions = shippedDefinitions();

describe('options', () => {
  it.each([
    [{}, 1],
    [{ lkiTurns: 0 }, 0],
    // as the command line and a recorded match give it: text would be compared as text by the engine
    [{ lkiTurns: '0' }, 0],
  ])('%j', (given, lkiTurns) => {
    expect(prepare(definitions, given)).toMatchObject({ ok: true, value: { options: { lkiTurns } } });
  });

  it.each([[{ lkiTurns: 2 }], [{ lkiTurn: 0 }]])('%j is refused', (given) => {
    expect(prepare(definitions, given)).toMatchObject({ ok: false, error: { code: 'options' } });
  });
});
