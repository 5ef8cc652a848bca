import { describe, expect, it } from 'vitest';
import type { UsesFound } from '@shared/api/uses';
import { testWorkbench } from './test-workbench';

const { ask, call } = testWorkbench();

const uses = (pack: string, path: string): Promise<UsesFound> => call('uses.of', { pack, path });
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

describe('uses.of', () => {
  it('a card: the rulings whose patches change it, with their choices, and its scenarios', async () => {
    const found = await uses('ygios', 'cards/town-5.json');
    expect(ids(found.rulings)).toContain('nowhereIsLock');
    expect(ids(found.rulings)).not.toContain('lookAtMeFlip');
    const choices = found.rulings.find(({ id }) => id === 'nowhereIsLock')?.choices;
    expect(choices?.map(({ value, isDefault, changes }) => [value, isDefault, changes])).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
    expect(ids((await uses('ygios', 'cards/home-2.json')).scenarios)).toContain('Y01');
    expect(found.definitions).toEqual([]);
  });

  it('a scenario that ships is called in each language', async () => {
    const { scenarios } = await uses('ygios', 'cards/town-5.json');
    expect(scenarios.find(({ id }) => id === 'Y42')?.title).toEqual({
      en: 'Locks do not stack: the new one ends together with the old one',
      ja: 'ロックは重ならない：新しいロックは前のロックと同時に終わる',
      uk: 'Блокування не накопичуються: нове закінчується разом зі старим',
    });
    expect(scenarios.filter(({ title }) => typeof title === 'string')).toEqual([]);
  });

  it('a zone: the cards and rules that name it, and not itself', async () => {
    const found = await uses('ygios', 'zones/town.json');
    expect(ids(found.definitions)).toEqual(expect.arrayContaining(['town-1', 'main']));
    expect(ids(found.definitions)).not.toContain('town');
    expect(found).toMatchObject({ more: false, scenarios: [] });
  });

  it('a token: the cards that bring it', async () => {
    const tokens = await ask('definitions.find', {
      pack: 'governing',
      filter: { kinds: ['token'] },
      offset: 0,
      limit: 10,
    });
    if (!tokens.ok) throw new Error('no tokens');
    const { rows } = tokens.value as { rows: { path: string }[] };
    const found = await Promise.all(rows.map(({ path }) => uses('governing', path)));
    expect(found.flatMap(({ definitions }) => definitions)).not.toEqual([]);
  });

  it('the rules: everything that they ask', async () => {
    expect((await uses('ygios', 'rules/main.json')).rulings.length).toBeGreaterThan(2);
    expect((await uses('governing', 'rules/main.json')).rulings).toEqual([]);
  });

  it('what is not there is a failure', async () => {
    const answer = await ask('uses.of', { pack: 'ygios', path: 'cards/nobody.json' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-such-definition' } });
  });
});
