import { describe, expect, it } from 'vitest';
import { calls, callNames, type CallName } from '@shared/api/calls';
import { ok } from '@shared/util/result';
import { createDispatch } from './dispatch';
import type { Handlers } from './handlers';

const handlersWith = (own: Partial<Handlers>): Handlers => {
  const refuse = () => {
    throw new Error('handler reached');
  };
  return {
    ...(Object.fromEntries(callNames.map((name) => [name, refuse])) as Record<CallName, never>),
    ...own,
  };
};

describe('the door of the workbench', () => {
  const bugs: unknown[] = [];
  const call = createDispatch(
    handlersWith({ 'tasks.cancel': ({ task }) => ok({ found: task === 'here' }) }),
    (bug) => bugs.push(bug),
  );

  it('passes a right call on', async () => {
    expect(await call('tasks.cancel', { task: 'here' })).toEqual(ok({ found: true }));
  });

  it.each([
    ['nothing'],
    ['toString'],
    ['__proto__'],
    ['constructor'],
    ['packs'],
    ['packs.list '],
    [''],
    ['x'.repeat(10_000)],
  ])('refuses the unknown call %j', async (name) => {
    expect(await call(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  });

  const wrong = [undefined, null, 0, 'text', [], [{}], { extra: 1 }, { pack: 1 }, { task: '' }, new Map()];
  it.each(callNames.filter((name) => !calls[name].params.safeParse({}).success))(
    'refuses wrong parameters of %s before its handler',
    async (name) => {
      for (const params of wrong) {
        expect(await call(name, params)).toMatchObject({ ok: false, error: { code: 'bad-params' } });
      }
    },
  );

  it('hands the handler what was parsed, defaults filled in, and nothing else', async () => {
    const seen: unknown[] = [];
    const find = createDispatch(
      handlersWith({
        'definitions.find': (params) => {
          seen.push(params);
          return ok({ total: 0, rows: [], kindCounts: {}, groupCounts: {} });
        },
      }),
      () => undefined,
    );
    await find('definitions.find', { pack: 'p', filter: {}, offset: 0, limit: 10 });
    expect(seen).toEqual([{ pack: 'p', filter: { text: '', kinds: [], groups: [] }, offset: 0, limit: 10 }]);
  });

  it('names the place of a wrong parameter', async () => {
    const filter = { text: 7, kinds: [], groups: [] };
    expect(await call('definitions.find', { pack: 'p', filter, offset: 0, limit: 10 })).toMatchObject({
      ok: false,
      error: { code: 'bad-params', data: { call: 'definitions.find', at: 'filter.text' } },
    });
  });

  it('turns a bug into a failure and reports it', async () => {
    bugs.length = 0;
    expect(await call('packs.list', {})).toEqual({
      ok: false,
      error: { code: 'internal', data: { detail: 'handler reached' } },
    });
    expect(bugs).toHaveLength(1);
  });
});
