/** @param {readonly number[]} values @param {number} share between 0 and 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * Runs `act` a few times to warm up, then measures each of `times` runs in milliseconds.
 * @param {number} times @param {(run: number) => unknown} act
 */
export async function measure(times, act) {
  for (let run = 0; run < Math.min(5, times); run += 1) await act(run);
  const taken = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    await act(run);
    taken.push(performance.now() - start);
  }
  return taken;
}
