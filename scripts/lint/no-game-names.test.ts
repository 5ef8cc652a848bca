import { describe, expect, test } from 'vitest';
import { games } from '../../src-shared/games/index';
import { gameIds } from './layers.mjs';
import { lint } from './test-linter';

/** file, its text, what the rule says (none: nothing) */
const texts: [file: string, text: string, says: string[]][] = [
  ['src-shared/forms/a.ts', `const is = game === 'governing';`, ['named']],
  ['src-shared/forms/a.ts', 'const is = game === `ygios`;', ['named']],
  ['src-shared/forms/a.ts', `type Own = ValidDefinition<'ygios'>;`, ['named']],
  ['src-shared/forms/a.ts', `const label = 'a formula';`, []],
  ['src-shared/forms/a.ts', `import { a } from '@shared/games/ygios/a';`, ['imported']],
  ['src-shared/forms/a.ts', `import type { A } from '@shared/games/ygios/a';`, ['imported']],
  ['src-shared/forms/a.ts', `import { languageOf } from '@shared/games/languages';`, []],
  ['src-shared/forms/a.test.ts', `const is = game === 'governing';`, []],
  ['src-shared/language/fixtures/a.ts', `const game = 'governing';`, []],
  ['src-renderer/features/edit/A.svelte', `<script>const is = game === 'governing';</script>`, ['named']],
  ['src-main/cli/a.ts', `import { a } from '../engine/games/governing/a';`, ['imported']],
  // a game's own folders, and no other game's
  ['src-shared/games/ygios/a.ts', `const id = 'ygios';`, []],
  ['src-shared/games/ygios/a.ts', `const id = 'governing';`, ['named']],
  ['src-main/engine/games/ygios/a.ts', `import { a } from '@shared/games/ygios/a';`, []],
  ['src-renderer/guide/figures/governing/A.svelte', `<script>const id = 'governing';</script>`, []],
  // the registries
  ['src-shared/games/languages.ts', `import { ygiosLanguage } from './ygios/language';`, []],
  ['src-main/lab/played-game.ts', `const id = 'governing';`, []],
  ['src-shared/i18n/messages/guide/index.ts', `import { ygios } from './ygios';`, []],
  // rules of the kernel, not of the game
  ['src-main/engine/bots/a.ts', `import { a } from '../kernel/governing/a';`, []],
  ['scripts/a.mjs', `const id = 'governing';`, []],
];

describe('a game is named only by its own folders and the registries', () => {
  test.each(texts)('%s: %s', (file, text, says) => {
    expect(lint('no-game-names', file, text)).toEqual(says);
  });

  test('the games that the rule knows are those that there are', () => {
    expect(gameIds).toEqual(games());
  });
});
