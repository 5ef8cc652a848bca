import { expect, it } from 'vitest';
import { Chance } from '../kernel/chance';
import { SearchTree, unknown } from './search-tree';

it('finds what was put there and nothing else, however the keys fall', () => {
  const tree = new SearchTree(4000);
  const chance = new Chance(3, 'bot');
  const known = new Map<string, number>();
  while (tree.hasRoomFor(1)) {
    // Few different ones, so that many come again, and some that differ only above the lowest bits.
    const [parent, key] = [chance.below(90), (chance.below(40) - 20) << (16 * chance.below(2))];
    const name = `${parent} ${key}`;
    const before = known.get(name) ?? -1;
    expect(tree.find(parent, key), name).toBe(before);
    const node = tree.at(parent, key);
    if (before >= 0) expect(node, name).toBe(before);
    else expect([...known.values()].includes(node), name).toBe(false);
    known.set(name, node);
    if (known.size === 3000) break;
  }
  for (const [name, node] of known) {
    const [parent = 0, key = 0] = name.split(' ').map(Number);
    expect(tree.find(parent, key)).toBe(node);
  }
});

it('is empty again after it was cleared', () => {
  const tree = new SearchTree(10);
  const node = tree.at(0, 5);
  tree.visits[node] = 3;
  tree.offered[node] = 4;
  tree.worth[node] = 1.5;
  tree.promise[node] = 0.5;
  for (let key = 6; tree.hasRoomFor(1); key++) tree.at(node, key);
  expect(tree.hasRoomFor(1)).toBe(false);
  tree.clear();
  expect(tree.find(0, 5)).toBe(-1);
  const again = tree.at(0, 6);
  expect([tree.visits[again], tree.offered[again], tree.worth[again], tree.promise[again]]).toEqual([
    0,
    0,
    0,
    unknown,
  ]);
});
