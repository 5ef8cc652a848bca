import { describe, expect, it } from 'vitest';
import { DefinitionHistory } from './definition-history.svelte';
import { aDefinition, aRevision, FakeClient, settled } from './test-client';

const first = aRevision('1', { message: { code: 'shipped' } });
const second = aRevision('2', { parent: first.id });
const third = aRevision('3', { parent: second.id });
const texts: Record<string, string | null> = {
  [first.id]: 'one\n',
  [second.id]: 'two\n',
  [third.id]: 'three\n',
};

/** Answers every question for a text, in whatever order they are asked. */
async function answerTexts(client: FakeClient, all = texts): Promise<string[]> {
  const asked: string[] = [];
  for (
    let waiting = client.waiting('definitions.get');
    waiting[0];
    waiting = client.waiting('definitions.get')
  ) {
    const id = waiting[0].revision ?? '';
    asked.push(id);
    const source = all[id];
    if (source === null || source === undefined)
      await client.fail('definitions.get', { code: 'no-such-definition', data: { pack: 'mine', path: 'p' } });
    else await client.answer('definitions.get', { revision: id, source, summary: aDefinition('a') });
  }
  await settled();
  return asked;
}

async function loaded(revisions = [third, second, first], all = texts) {
  const client = new FakeClient();
  const history = new DefinitionHistory('mine', 'cards/a.json', client);
  void history.load();
  await client.answer('packs.history', revisions);
  await answerTexts(client, all);
  const shown = (): string[] => (history.diff ?? []).map(({ sign, text }) => sign + text);
  return { client, history, shown };
}

describe('DefinitionHistory', () => {
  it('begins with what the newest revision changed', async () => {
    const { history, shown } = await loaded();
    expect(history.chosen).toEqual(third);
    expect(history.isCurrent(third)).toBe(true);
    expect(shown()).toEqual(['-two', '+three']);
  });

  it('shows the first revision as all new', async () => {
    const { client, history, shown } = await loaded();
    void history.choose(first);
    await answerTexts(client);
    expect(shown()).toEqual(['+one']);
  });

  it('compares a revision with the current one', async () => {
    const { client, history, shown } = await loaded();
    void history.choose(first);
    void history.compareWith('now');
    await answerTexts(client);
    expect(shown()).toEqual(['-one', '+three']);
  });

  it('asks for each text once', async () => {
    const { client, history } = await loaded();
    void history.choose(second);
    expect(await answerTexts(client)).toEqual([first.id]);
    void history.choose(third);
    expect(await answerTexts(client)).toEqual([]);
  });

  it('knows a revision that removed the definition', async () => {
    const { client, history, shown } = await loaded([second, first], { ...texts, [second.id]: null });
    expect(history.chosenIsGone).toBe(true);
    expect(shown()).toEqual(['-one']);
    void history.choose(first);
    await answerTexts(client);
    expect(history.chosenIsGone).toBe(false);
  });

  it('keeps the choice when the history grows', async () => {
    const { client, history } = await loaded();
    void history.choose(second);
    await answerTexts(client);
    void history.load();
    const fourth = aRevision('4', { parent: third.id });
    await client.answer('packs.history', [fourth, third, second, first]);
    await answerTexts(client, { ...texts, [fourth.id]: 'four\n' });
    expect(history.chosen?.id).toBe(second.id);
    expect(history.isCurrent(third)).toBe(false);
  });

  it('takes the grown history although another revision was chosen meanwhile', async () => {
    const { client, history } = await loaded([second, first]);
    void history.load();
    void history.choose(first);
    await answerTexts(client);
    await client.answer('packs.history', [third, second, first]);
    await answerTexts(client);
    expect(history.revisions).toHaveLength(3);
    expect(history.chosen?.id).toBe(first.id);
  });

  it('tells a failure', async () => {
    const client = new FakeClient();
    const history = new DefinitionHistory('mine', 'cards/a.json', client);
    void history.load();
    await client.fail('packs.history', { code: 'no-such-pack', data: { pack: 'mine' } });
    expect(history.failure?.code).toBe('no-such-pack');
  });
});
