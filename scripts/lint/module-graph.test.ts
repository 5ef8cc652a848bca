import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lint, makeRepository } from './test-linter';

const files = {
  // a ring of three, one of them a component
  'src-renderer/ui/ring-a.ts': `import B from './RingB.svelte';`,
  'src-renderer/ui/RingB.svelte': `<script lang="ts">import { c } from './ring-c';</script><p>{c}</p>`,
  'src-renderer/ui/ring-c.ts': `import type { A } from './ring-a'; export const c = 1;`,
  // leads into the ring, and is not part of it
  'src-renderer/ui/visitor.ts': `import { c } from './ring-c';`,
  'src-renderer/ui/self.ts': `import { me } from './self';`,
  // a lazy import back is how a cycle is cut
  'src-renderer/ui/lazy-a.ts': `import { b } from './lazy-b';`,
  'src-renderer/ui/lazy-b.ts': `export const b = () => import('./lazy-a');`,
  'src-renderer/ui/commented.ts': `// import { c } from './self';\nimport { x } from './plain';`,
  'src-renderer/ui/plain.ts': `export const x = 1;`,

  'src-shared/api/schemas.ts': `import { z } from 'zod'; export const s = z.string();`,
  'src-shared/api/through.ts': `export { s } from './schemas';`,
  'src-shared/api/types.ts': `import type { s } from './schemas'; export const names = ['a'];`,
  'src-renderer/api/uses-zod.ts': `import { z } from 'zod';`,
  'src-renderer/api/uses-zod-type.ts': `import type { z } from 'zod';`,
  'src-renderer/api/uses-schemas.ts': `import { s } from '@shared/api/schemas';`,
  'src-renderer/api/uses-inline-type.ts': `import { type s } from '@shared/api/schemas';`,
  'src-renderer/api/uses-through.ts': `import { s } from '@shared/api/through';`,
  'src-renderer/api/uses-types.ts': `import { names } from '@shared/api/types';`,
  'src-renderer/api/uses-type-of-through.ts': `import type { s } from '@shared/api/through';`,
  'src-renderer/api/in.test.ts': `import { s } from '@shared/api/through';`,
  'src-main/workbench/a.ts': `import { s } from '../../src-shared/api/through';`,
} as const;

const cycles: [file: keyof typeof files, reports: number][] = [
  ['src-renderer/ui/ring-a.ts', 1],
  ['src-renderer/ui/RingB.svelte', 1],
  ['src-renderer/ui/ring-c.ts', 1],
  ['src-renderer/ui/self.ts', 1],
  ['src-renderer/ui/visitor.ts', 0],
  ['src-renderer/ui/lazy-a.ts', 0],
  ['src-renderer/ui/lazy-b.ts', 0],
  ['src-renderer/ui/commented.ts', 0],
];

const zod: [file: keyof typeof files, reports: number][] = [
  ['src-renderer/api/uses-zod.ts', 1],
  ['src-renderer/api/uses-schemas.ts', 1],
  ['src-renderer/api/uses-inline-type.ts', 1],
  ['src-renderer/api/uses-through.ts', 1],
  ['src-renderer/api/uses-zod-type.ts', 0],
  ['src-renderer/api/uses-types.ts', 0],
  ['src-renderer/api/uses-type-of-through.ts', 0],
  ['src-renderer/api/in.test.ts', 0],
  ['src-main/workbench/a.ts', 0],
];

let root = '';
beforeAll(() => {
  root = makeRepository(files);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('no-import-cycle', () => {
  test.each(cycles)('%s: %i', (file, reports) => {
    expect(lint('no-import-cycle', file, files[file], root)).toEqual(Array(reports).fill('cycle'));
  });
});

describe('kept-out-of-renderer', () => {
  test.each(zod)('%s: %i', (file, reports) => {
    expect(lint('kept-out-of-renderer', file, files[file], root)).toEqual(Array(reports).fill('atRunTime'));
  });
});
