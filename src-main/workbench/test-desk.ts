import { resolve } from 'node:path';
import { calls, type Answer, type CallName, type Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import type { PackSummary } from '@shared/api/models';
import { createWorkbench } from './workbench';

/** A workbench as a renderer has it, for tests. Nothing in the product imports this file. */

const resourcesDir = resolve(import.meta.dirname, '../../resources');

export interface Desk {
  readonly seen: readonly AnyEvent[];
  /** What comes back must fit the contract's schema. */
  call<N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>>;
  /** The code of the failure, or `accepted`. */
  refusal(name: CallName, params: unknown): Promise<string>;
  pack(id: string): Promise<PackSummary>;
  copyOf(id: string): Promise<PackSummary>;
  /** Ends this one and starts another on the same data. */
  restart(): Promise<Desk>;
  close(): Promise<void>;
}

export async function startDesk(dataDir: string, resources = resourcesDir): Promise<Desk> {
  const workbench = await createWorkbench({
    dataDir,
    resourcesDir: resources,
    host: { kind: 'cli', version: 'test' },
  });
  const seen: AnyEvent[] = [];
  workbench.onEvent((event) => seen.push(event));
  const call: Desk['call'] = async <N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> => {
    const answer = await workbench.call(name, params);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return calls[name].result.parse(answer.value) as Answer<N>;
  };
  const pack = async (id: string): Promise<PackSummary> => {
    const found = (await call('packs.list', {})).find((one) => one.id === id);
    if (!found) throw new Error(`no pack ${id}`);
    return found;
  };
  return {
    seen,
    call,
    pack,
    refusal: async (name, params) => {
      const answer = await workbench.call(name, params);
      return answer.ok ? 'accepted' : answer.error.code;
    },
    copyOf: (id) =>
      call('packs.fork', { pack: id, names: { en: 'My copy', ja: '自分の版', uk: 'Моя копія' } }),
    restart: async () => {
      await workbench.close();
      return startDesk(dataDir, resources);
    },
    close: () => workbench.close(),
  };
}
