import type { Around } from '@shared/ruletext/index';
import type { FormRequest } from '../types';

/** The names that a rule text needs, from what is known of the pack. */
export const aroundOf = ({ around, ids }: Pick<FormRequest, 'around' | 'ids'>): Around =>
  around ?? {
    nameOf: (kind, id, language) =>
      ids.find((known) => known.kind === kind && known.id === id)?.names?.[language] ?? null,
  };
