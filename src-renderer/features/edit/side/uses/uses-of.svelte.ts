import type { UsesFound } from '@shared/api/uses';
import type { Client } from '../../../../api/client';
import { failureText } from '../../../../state/failure-text';

/** Who names a definition, asked again when the pack has another revision. */
export class UsesOf {
  found = $state.raw<UsesFound | null>(null);
  problem = $state<string | null>(null);
  readonly #client: Pick<Client, 'call'>;
  #asking = 0;

  constructor(client: Pick<Client, 'call'>) {
    this.#client = client;
  }

  /** null: there is nothing to ask about. */
  async ask(pack: string, path: string | null): Promise<void> {
    const asking = ++this.#asking;
    const answer = path === null ? null : await this.#client.call('uses.of', { pack, path });
    if (asking !== this.#asking) return;
    this.found = answer?.ok ? answer.value : null;
    this.problem = answer && !answer.ok ? failureText(answer.error) : null;
  }
}

export const isUsed = ({ rulings, definitions, scenarios, ownScenarios }: UsesFound): boolean =>
  rulings.length + definitions.length + scenarios.length + ownScenarios.length > 0;
