import type { Patch } from '../definitions/ruling';

type Way = readonly string[];

/**
 * The data with one change made, everything else shared with the old one; null where the patch leads nowhere,
 * because somebody has rewritten the definition since. Only own keys are followed: `constructor` is a word like
 * any other.
 */
export function applyPatch(data: unknown, patch: Patch): { readonly value: unknown } | null {
  return changed(data, patch.at.split('.'), patch);
}

function changed(node: unknown, [key, ...rest]: Way, patch: Patch): { readonly value: unknown } | null {
  if (key === undefined || typeof node !== 'object' || node === null) return null;
  if (Array.isArray(node)) return changedList(node, Number(key), rest, patch);
  if (rest.length > 0) {
    const inner = Object.hasOwn(node, key) ? changed(Reflect.get(node, key), rest, patch) : null;
    return inner && { value: { ...node, [key]: inner.value } };
  }
  if ('set' in patch) return { value: { ...node, [key]: patch.set } };
  if (!Object.hasOwn(node, key)) return null;
  return { value: Object.fromEntries(Object.entries(node).filter(([name]) => name !== key)) };
}

/** An entry may also be set just behind the last one. */
function changedList(
  list: readonly unknown[],
  index: number,
  rest: Way,
  patch: Patch,
): { readonly value: unknown } | null {
  if (!Number.isInteger(index) || index > list.length) return null;
  if (rest.length === 0 && 'set' in patch) return { value: list.toSpliced(index, 1, patch.set) };
  if (index === list.length) return null;
  if (rest.length === 0) return { value: list.toSpliced(index, 1) };
  const inner = changed(list[index], rest, patch);
  return inner && { value: list.with(index, inner.value) };
}
