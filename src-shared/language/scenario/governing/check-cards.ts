import { finding, type Finding } from '../../finding';
import { replaceFix } from '../../fixes';
import type { Card } from '../../governing/card';
import { tokenReferences } from '../../governing/walk';
import { nearness } from '../../nearest';
import type { Surroundings } from './surroundings';

const ownStart = 'x-';

/** What is wrong with the cards that a scenario brings, each of the right shape. */
export const ownCardFindings = (own: readonly Card[], { tokens }: Surroundings): Finding[] =>
  own.flatMap((card, index): Finding[] => {
    const at = ['cards', index];
    const twice = own.findIndex(({ id }) => id === card.id) < index;
    const unknown = tokenReferences(card)
      .filter(({ id }) => !tokens.has(id))
      .map((one) => {
        const near = nearness(one.id, [...tokens.keys()]);
        const here = [...at, ...one.at];
        const fix = near.near === 'yes' ? replaceFix(here, near.nearest) : undefined;
        return finding('unknown-id', here, { kind: 'token', ...near }, fix);
      });
    return [
      // A card of the pack under the same name would be another one in this scenario only.
      ...(card.id.startsWith(ownStart)
        ? []
        : [finding('not-own-id', [...at, 'id'], { found: card.id, start: ownStart })]),
      ...(twice ? [finding('twice', [...at, 'id'], { found: card.id })] : []),
      ...unknown,
    ];
  });
