import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file';
import { brokenReferences } from './references';

const making = (more: object, ids: readonly string[]) => {
  const text = JSON.stringify({ id: 'a', name: 'A', ...more });
  const path = 'ap' in more ? 'cards/a.json' : 'tokens/a.json';
  const checked = checkFile(path, new TextEncoder().encode(text), 'governing');
  if (!checked.ok || checked.value.is !== 'definition') throw new Error(text);
  return brokenReferences(checked.value.references, () => new Set(ids)).map(({ at, data }) => [
    at,
    data['found'],
  ]);
};
const skills = [{ on: 'enter', do: [{ do: 'token', token: 'paper', n: 1 }] }];
const later = [
  { on: 'end', do: [{ do: 'later', at: 'end', steps: [{ do: 'token', token: 'paper', n: 1 }] }] },
];

describe('tokens that are put into play', () => {
  const rows: readonly (readonly [what: string, more: object, at: string])[] = [
    ['by a card', { type: 'haven', ap: 1, skills }, 'skills.0.do.0.token'],
    ['by a token', { type: 'haven', skills }, 'skills.0.do.0.token'],
    ['by a step that waits', { type: 'haven', ap: 1, skills: later }, 'skills.0.do.0.steps.0.token'],
  ];
  it.each(rows)('must be there: %s', (_what, more, at) => {
    expect(making(more, ['paper'])).toEqual([]);
    expect(making(more, ['confetti'])).toEqual([[at, 'paper']]);
  });
});
