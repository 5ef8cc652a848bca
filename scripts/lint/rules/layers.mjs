import { posix } from 'node:path';
import { importVisitors } from '../imports.mjs';
import { allows, isTest, layerOf, repoPath, resolveImport } from '../layer-of.mjs';
import { testsMay } from '../layers.mjs';

export default {
  meta: {
    type: 'problem',
    docs: { description: 'the import table of DESIGN.md §3' },
    messages: {
      unknownFolder:
        '{{folder}} is not in scripts/lint/layers.mjs. Put the file in a known layer, or add one.',
      unknownTarget: '“{{specifier}}” leads to {{target}}, which is in no layer of scripts/lint/layers.mjs.',
      outside: '“{{specifier}}” leads out of the layers, to {{target}}.',
      forbidden: '{{from}} may not import {{to}} (scripts/lint/layers.mjs).',
    },
    schema: [],
  },
  create(context) {
    const path = repoPath(context.cwd, context.filename);
    const layer = layerOf(path);
    if (layer === undefined) return {};
    if (layer === null)
      return {
        Program: (node) =>
          context.report({ node, messageId: 'unknownFolder', data: { folder: posix.dirname(path) } }),
      };
    const may = isTest(path) ? [...layer.may, ...testsMay] : layer.may;
    return importVisitors((source) => {
      const target = resolveImport(path, source.value);
      if (!target?.path || target.path.startsWith('node_modules/')) return;
      // A folder may be named by its index file or a glob: ask for a file inside it.
      const to = layerOf(target.path) ?? layerOf(`${target.path}/index.ts`);
      if (to === undefined) {
        if (layer.name.startsWith('e2e') || isTest(path)) return;
        const data = { specifier: source.value, target: target.path };
        context.report({ node: source, messageId: 'outside', data });
      } else if (to === null) {
        const data = { specifier: source.value, target: target.path };
        context.report({ node: source, messageId: 'unknownTarget', data });
      } else if (to.name !== layer.name && !allows(may, to.name, layer.name)) {
        context.report({ node: source, messageId: 'forbidden', data: { from: layer.name, to: to.name } });
      }
    });
  },
};
