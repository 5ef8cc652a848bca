/** The lines that differ, the old ones with a minus and the new ones with a plus, in the order of the text. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const gone = old.slice(start, old.length - end);
  const come = now.slice(start, now.length - end);
  // Lines between two changes are the same in both: they are not told.
  const kept = gone.length === come.length ? gone.map((line, index) => line === come[index]) : [];
  return [
    ...gone.filter((_, index) => !kept[index]).map((line) => `-${line}`),
    ...come.filter((_, index) => !kept[index]).map((line) => `+${line}`),
  ];
}
