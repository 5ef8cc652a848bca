import { describe, expect, test } from 'vitest';
import { lint } from './test-linter';

/** file, what it imports, what the rule says (null: nothing) */
const imports: [file: string, statement: string, says: string | null][] = [
  // src-shared: downward only
  ['src-shared/util/a.ts', `import { b } from './b';`, null],
  ['src-shared/util/a.ts', `import { b } from '@shared/language/b';`, 'forbidden'],
  ['src-shared/util/a.ts', `import type { B } from '../language/b';`, 'forbidden'],
  ['src-shared/language/a.ts', `import { b } from '@shared/util/b';`, null],
  ['src-shared/language/a.ts', `import { b } from '@shared/i18n/b';`, 'forbidden'],
  ['src-shared/language/a.ts', `import { b } from '@shared/games/index';`, null],
  ['src-shared/language/a.ts', `import { b } from '@shared/games/yurikure/b';`, 'forbidden'],
  ['src-shared/games/index.ts', `import { b } from './ygios/b';`, null],
  ['src-shared/games/ygios/a.ts', `import { b } from '@shared/language/b';`, null],
  ['src-shared/games/ygios/a.ts', `import { b } from '../governing/b';`, 'forbidden'],
  ['src-shared/games/ygios/a.ts', `import { b } from '@shared/api/b';`, 'forbidden'],
  ['src-shared/i18n/a.ts', `import { b } from '@shared/api/b';`, 'forbidden'],
  ['src-shared/i18n/a.test.ts', `import { b } from '@shared/api/b';`, null],
  ['src-shared/i18n/messages/a.ts', `import { b } from '../define';`, null],
  ['src-shared/api/a.ts', `import { b } from '@shared/language/b';`, null],
  ['src-shared/api/a.ts', `import { b } from '../../src-main/library/b';`, 'forbidden'],
  // engine
  ['src-main/engine/kernel/a.ts', `import { b } from '@shared/language/b';`, null],
  ['src-main/engine/kernel/a.ts', `import { b } from '@shared/i18n/b';`, 'forbidden'],
  ['src-main/engine/kernel/a.ts', `import { b } from '../games/ygios/b';`, 'forbidden'],
  ['src-main/engine/games/ygios/a.ts', `import { b } from '../../kernel/b';`, null],
  ['src-main/engine/games/ygios/turn/a.ts', `import { b } from '../b';`, null],
  ['src-main/engine/games/ygios/a.ts', `import { b } from '../yurikure/b';`, 'forbidden'],
  ['src-main/engine/games/ygios/a.ts', `import { b } from '@shared/games/ygios/b';`, null],
  ['src-main/engine/games/ygios/a.ts', `import { b } from '@shared/games/yurikure/b';`, 'forbidden'],
  ['src-main/engine/games/ygios/a.ts', `import { b } from '../../testing/test-b';`, 'forbidden'],
  ['src-main/engine/games/ygios/a.test.ts', `import { b } from '../../testing/test-b';`, null],
  ['src-main/engine/bots/a.ts', `import { b } from '../games/ygios/b';`, 'forbidden'],
  // main
  ['src-main/library/a.ts', `import { b } from '../workbench/b';`, 'forbidden'],
  ['src-main/workbench/a.ts', `import { b } from '../library/transfer/b';`, null],
  ['src-main/workbench/a.ts', `import { b } from '../hosts/csp';`, 'forbidden'],
  ['src-main/hosts/csp.ts', `import { b } from './web/b';`, 'forbidden'],
  ['src-main/hosts/web/a.ts', `import { b } from '../csp';`, null],
  ['src-main/hosts/web/a.ts', `import { b } from '../electron/b';`, 'forbidden'],
  ['src-main/hosts/electron/a.ts', `import { b } from '../../workbench/b';`, null],
  ['src-main/hosts/electron/a.ts', `import { b } from '../../library/b';`, 'forbidden'],
  ['src-main/hosts/electron/a.ts', `import { b } from '../../engine/kernel/b';`, 'forbidden'],
  ['src-main/hosts/electron/a.ts', `import { b } from '../../../src-renderer/commands/b';`, 'forbidden'],
  ['src-main/hosts/electron/a.test.ts', `import { b } from '../../../src-renderer/commands/b';`, null],
  ['src-main/cli/a.ts', `import { b } from '../hosts/web/b';`, null],
  ['src-main/cli/a.ts', `import { b } from '../hosts/electron/b';`, 'forbidden'],
  ['src-main/cli/commands/a.ts', `import { b } from '../../library/b';`, 'forbidden'],
  // renderer
  ['src-renderer/api/a.ts', `import { b } from '../state/b';`, 'forbidden'],
  ['src-renderer/state/a.svelte.ts', `import { b } from '../api/b';`, null],
  ['src-renderer/state/a.svelte.ts', `import B from '../ui/B.svelte';`, 'forbidden'],
  ['src-renderer/shell/a.ts', `import { b } from '../features/library/b';`, 'forbidden'],
  ['src-renderer/commands/a.ts', `import { b } from '../features/library/b';`, 'forbidden'],
  ['src-renderer/features/library/a.ts', `import { b } from '../../ui/b';`, null],
  ['src-renderer/features/library/a.ts', `import { b } from '../settings/b';`, 'forbidden'],
  ['src-renderer/features/library/a.ts', `import { b } from '../../shell/b';`, 'forbidden'],
  ['src-renderer/features/library/a.ts', `import { b } from '../../../src-main/library/b';`, 'forbidden'],
  ['src-renderer/main.ts', `import App from './App.svelte';`, null],
  ['src-renderer/main.ts', `import { b } from './features/library/b';`, null],
  ['src-renderer/ui/a.ts', `import { b } from '../main';`, 'forbidden'],
  // end to end
  ['e2e/web/a.spec.ts', `import { b } from '../pages/b';`, null],
  ['e2e/web/a.spec.ts', `import { b } from '../../src-main/workbench/b';`, 'forbidden'],
  ['e2e/web/a.spec.ts', `import { b } from '../electron/b';`, 'forbidden'],
  // every way of naming a module counts
  ['src-shared/util/a.ts', `export { b } from '../api/b';`, 'forbidden'],
  ['src-shared/util/a.ts', `export * from '../api/b';`, 'forbidden'],
  ['src-shared/util/a.ts', `export const b = import('../api/b');`, 'forbidden'],
  ['src-shared/util/a.ts', `export type B = import('../api/b').B;`, 'forbidden'],
  ['src-shared/util/a.ts', `export const b = import.meta.glob('../api/*.ts');`, 'forbidden'],
  ['src-shared/util/a.ts', `export const b = import.meta.glob(['./*.ts', '../api/*.ts']);`, 'forbidden'],
  ['src-shared/util/a.ts', `import '@shared/util/../api/b';`, 'forbidden'],
  ['src-renderer/editor/a.ts', `import W from '../../src-main/lab/w?worker';`, 'forbidden'],
  // the unknown
  ['src-shared/misc/a.ts', `export {};`, 'unknownFolder'],
  ['src-shared/a.ts', `export {};`, 'unknownFolder'],
  ['src-main/engine/a.ts', `export {};`, 'unknownFolder'],
  ['src-main/engine/games/a.ts', `export {};`, 'unknownFolder'],
  ['src-renderer/features/shop/a.ts', `export {};`, 'unknownFolder'],
  ['e2e/other/a.spec.ts', `export {};`, 'unknownFolder'],
  ['src-main/workbench/a.ts', `import { b } from '../helpers/b';`, 'unknownTarget'],
  ['src-main/workbench/a.ts', `import { b } from '../../scripts/b.mjs';`, 'outside'],
  ['scripts/a.ts', `import { b } from '../src-main/workbench/b';`, null],
];

describe('layers', () => {
  test.each(imports)('%s: %s → %s', (file, statement, says) => {
    expect(lint('layers', file, statement)).toEqual(says ? [says] : []);
  });

  test('the script of a component counts', () => {
    const text = `<script lang="ts">import { b } from '../features/library/b';</script>`;
    expect(lint('layers', 'src-renderer/ui/A.svelte', text)).toEqual(['forbidden']);
  });
});

const packages: [file: string, statement: string, allowed: boolean][] = [
  ['src-main/hosts/electron/a.ts', `import { app } from 'electron';`, true],
  ['src-main/hosts/electron/a.ts', `import { app } from 'electron/main';`, true],
  ['e2e/electron/a.spec.ts', `import type { App } from 'electron';`, true],
  ['src-main/hosts/csp.ts', `import { app } from 'electron';`, false],
  ['src-main/workbench/a.ts', `import { app } from 'electron/main';`, false],
  ['src-main/workbench/a.ts', `import type { App } from 'electron';`, false],
  ['src-main/workbench/a.ts', `const e = require('electron');`, false],
  ['src-main/library/sql/a.ts', `import Database from 'better-sqlite3';`, true],
  ['src-main/library/a.ts', `const d = await import('better-sqlite3');`, true],
  ['src-main/workbench/a.ts', `const d = await import('better-sqlite3');`, false],
  ['src-renderer/editor/a.ts', `import * as monaco from 'monaco-editor/editor';`, true],
  ['src-renderer/features/edit/a.ts', `import type * as monaco from 'monaco-editor';`, false],
  ['src-main/hosts/web/a.ts', `import { WebSocketServer } from 'ws';`, true],
  ['src-main/cli/a.ts', `import { WebSocketServer } from 'ws';`, false],
  ['src-main/library/a.ts', `import { join } from 'node:path';`, true],
  ['scripts/a.mjs', `import { join } from 'node:path';`, true],
  ['src-shared/util/a.ts', `import { join } from 'node:path';`, false],
  ['src-shared/util/a.ts', `import { join } from 'path';`, false],
  ['src-shared/util/a.test.ts', `import { readFileSync } from 'node:fs';`, true],
  ['src-renderer/state/a.ts', `import { join } from 'node:path';`, false],
  ['src-main/engine/kernel/a.ts', `import { randomInt } from 'node:crypto';`, false],
  ['src-shared/language/a.ts', `import { z } from 'zod';`, true],
];

describe('packages', () => {
  test.each(packages)('%s: %s → %s', (file, statement, allowed) => {
    expect(lint('packages', file, statement)).toEqual(allowed ? [] : ['elsewhere']);
  });
});
