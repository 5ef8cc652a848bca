import { importVisitors } from '../imports.mjs';
import { isTest, repoPath, resolveImport, within } from '../layer-of.mjs';
import { keptOutOfRenderer } from '../layers.mjs';
import { findModule, shortestChain } from '../module-graph.mjs';

const isKeptOut = (name) => keptOutOfRenderer.includes(name);

export default {
  meta: {
    type: 'problem',
    docs: { description: 'packages that would swell the start-up script stay out of it, indirectly too' },
    messages: {
      atRunTime:
        'This brings {{package}} into the renderer: {{chain}}. Use “import type”, or move the value to a module without it.',
    },
    schema: [],
  },
  create(context) {
    const root = context.cwd;
    const path = repoPath(root, context.filename);
    if (!within(path, 'src-renderer') || isTest(path)) return {};
    return importVisitors((source, { typeOnly, lazy }) => {
      if (typeOnly || lazy) return;
      const target = resolveImport(path, source.value);
      if (target?.package) {
        if (isKeptOut(target.package))
          context.report({
            node: source,
            messageId: 'atRunTime',
            data: { package: target.package, chain: target.package },
          });
        return;
      }
      const to = target && findModule(root, target.path);
      // Inside the renderer each module answers for its own imports: one report, at the line that does it.
      if (!to || within(to, 'src-renderer')) return;
      const chain = shortestChain(
        root,
        to,
        (edge) => !edge.typeOnly,
        (edge) => edge.package !== undefined && isKeptOut(edge.package),
      );
      if (!chain) return;
      const data = { package: chain.at(-1), chain: chain.join(' → ') };
      context.report({ node: source, messageId: 'atRunTime', data });
    });
  },
};
