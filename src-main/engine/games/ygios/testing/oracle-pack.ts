import type { Source } from '../compile';
import type { OracleOptions } from '../oracle/options';
import type { OraclePack } from '../oracle/words';

/** A pack as the oracle takes it. Both read the same data; keys that are absent are absent, never undefined. */
export function oraclePack({ cards, bonuses, zones, rules, mode }: Source): OraclePack {
  const plain = JSON.parse(JSON.stringify({ cards, bonuses })) as Pick<OraclePack, 'cards' | 'bonuses'>;
  const { devotion, scoring } = rules;
  return {
    ...plain,
    zones: rules.row,
    order: zones.map(({ id }) => id),
    rules: { ...devotion, ...scoring, sculpt: rules.modes[mode].sculpt },
  };
}

/** Options about the whole game; those about single cards are in the data already. */
export const oracleOptions = ({ options }: Source): OracleOptions => ({ ...options });
