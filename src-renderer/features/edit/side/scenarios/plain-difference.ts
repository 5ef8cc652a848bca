import type { ScenarioDifference } from '@shared/api/scenarios';
import type { Translator } from '@shared/i18n/translator';

type Said = ScenarioDifference['data'][string];

/**
 * A difference for who does not read scenarios: the step is counted as people count, from 1, and ids are the names
 * that stand on cards. The place stays as well: it is found in the text by it. What is wrong with a scenario that can't
 * begin is said without its code.
 */
export function plainDifference(
  difference: ScenarioDifference,
  t: Translator,
  nameOf: (id: string) => string | null,
): ScenarioDifference {
  const named = (value: Said): Said =>
    typeof value === 'string'
      ? value.replaceAll(/"([^"\\]+)"(:?)|,(?=\S)/g, (written, id?: string, colon?: string) => {
          if (id === undefined) return ', ';
          const name = colon === '' ? nameOf(id) : null;
          return name === null ? written : t('edit-scenarios.named', { name });
        })
      : value;
  const data = Object.fromEntries(Object.entries(difference.data).map(([key, value]) => [key, named(value)]));
  const code = difference.code === 'faulty' ? 'faulty-plain' : difference.code;
  return { ...difference, code, at: plainPlace(difference.at, t), data };
}

function plainPlace(at: string, t: Translator): string {
  const [part, nth] = at.split('.');
  if (part === 'when' && nth !== undefined && /^\d+$/.test(nth))
    return t('edit-scenarios.at.step', { step: Number(nth) + 1, at });
  if (part === 'given' || part === 'then') return t(`edit-scenarios.at.${part}`, { at });
  return at;
}
