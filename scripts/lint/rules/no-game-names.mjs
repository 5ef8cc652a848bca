import { importVisitors } from '../imports.mjs';
import { isTest, repoPath, resolveImport, within } from '../layer-of.mjs';
import { gameFolders, gameIds, gameRegistries, layeredRoots, stillNamingGames } from '../layers.mjs';

/** Code that only tests run. */
const isForTests = (path) =>
  isTest(path) ||
  /\/(?:fixtures|testing|crash-tests|test-files)\/|\/fake-[\w-]+\.ts$|-test-support\.ts$/.test(path) ||
  within(path, 'e2e');

const folderOf = (path, id) => gameFolders.some((folder) => within(path, `${folder}/${id}`));

/** The game whose folder or file a path leads to. */
const gameIn = (path) => {
  const segments = path.replace(/\.\w+$/, '').split('/');
  return gameIds.find((id) => segments.includes(id));
};

export default {
  meta: {
    type: 'problem',
    docs: { description: 'a game is a registration: only its own folders and the registries name it' },
    messages: {
      named: '“{{id}}” is a game. Ask its registration (src-shared/games) instead of naming it.',
      imported:
        '“{{specifier}}” belongs to the game {{id}}. Ask its registration instead (src-shared/games).',
    },
    schema: [],
  },
  create(context) {
    const path = repoPath(context.cwd, context.filename);
    if (!layeredRoots.some((root) => within(path, root)) || isForTests(path)) return {};
    if ([...gameRegistries, ...stillNamingGames].some((allowed) => within(path, allowed))) return {};
    const named = (node, id) => {
      if (gameIds.includes(id) && !folderOf(path, id))
        context.report({ node, messageId: 'named', data: { id } });
    };
    return {
      ...importVisitors((source) => {
        const target = resolveImport(path, source.value)?.path;
        // The kernel holds the governing rules, which every game is built on: no game's folder.
        if (!target || within(target, 'src-main/engine/kernel')) return;
        const id = gameIn(target);
        if (id && !folderOf(path, id))
          context.report({ node: source, messageId: 'imported', data: { id, specifier: source.value } });
      }),
      Literal: (node) => named(node, node.value),
      TemplateLiteral: (node) => {
        if (node.expressions.length === 0) named(node, node.quasis[0].value.cooked);
      },
    };
  },
};
