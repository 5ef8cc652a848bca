import { parseTree, type Node } from 'jsonc-parser';
import type { Kind } from '@shared/language/pack-format';
import type { Renaming } from './rename-id';

/** What positions and moves name. */
const named: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];
/** What a scenario says for its reader, not for the game. */
const forReaders: readonly unknown[] = ['id', 'title', 'why'];

/** A file of scenarios after a definition got another id: wherever it stands, as a value or as a key. */
export function withRenamedInScenarios(source: string, { kind, from, to }: Renaming): string {
  const root = named.includes(kind) ? parseTree(source, [], { allowTrailingComma: true }) : undefined;
  const scenarios = root?.children?.find((property) => property.children?.[0]?.value === 'scenarios');
  const spans: Node[] = [];
  const waiting: Node[] = [];
  for (const scenario of scenarios?.children?.[1]?.children ?? []) {
    const parts = scenario.children ?? [];
    waiting.push(...parts.filter((property) => !forReaders.includes(property.children?.[0]?.value)));
  }
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'string' && node.value === from) spans.push(node);
    waiting.push(...(node.children ?? []));
  }
  return spans
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, length }) => text.slice(0, offset) + JSON.stringify(to) + text.slice(offset + length),
      source,
    );
}
