import type { Explained } from '@shared/api/matches';

type Line = Explained['lines'][number];

/** A line and the parts that belong to it. */
export interface SummaryGroup {
  readonly head: Line;
  readonly parts: readonly Line[];
}

export function groupsOf({ lines }: Explained): SummaryGroup[] {
  const groups: { head: Line; parts: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.inner && last) last.parts.push(line);
    else groups.push({ head: line, parts: [] });
  }
  return groups;
}
