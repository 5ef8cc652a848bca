import type { Contract } from './contract';

export interface OwnPack {
  readonly id: string;
  /** As it is at this moment. */
  head(): Promise<string>;
  /** Changes keys of definitions, in one revision. */
  change(paths: readonly string[], change: Readonly<Record<string, unknown>>): Promise<void>;
}

/** A copy of a shipped pack, to be changed. */
export async function ownPack(contract: Contract, pack: string, name: string): Promise<OwnPack> {
  const names = { en: name, ja: name, uk: name };
  const { id } = await contract.call('packs.fork', { pack, names });
  const head = async (): Promise<string> => {
    const found = (await contract.call('packs.list', {})).find((one) => one.id === id);
    if (!found) throw new Error(`${id} is gone`);
    return found.head;
  };
  return {
    id,
    head,
    async change(paths, change) {
      const changes = [];
      for (const path of paths) {
        const { source } = await contract.call('definitions.get', { pack: id, path });
        changes.push({ path, source: JSON.stringify({ ...(JSON.parse(source) as object), ...change }) });
      }
      const message = { code: 'edited' } as const;
      await contract.call('definitions.save', { pack: id, base: await head(), changes, message });
    },
  };
}
