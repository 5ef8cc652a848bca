import { importVisitors } from '../imports.mjs';
import { repoPath, resolveImport } from '../layer-of.mjs';
import { findModule, shortestChain } from '../module-graph.mjs';

export default {
  meta: {
    type: 'problem',
    docs: { description: 'no module leads back to itself; types count, for they tie modules together too' },
    messages: { cycle: 'Import cycle: {{chain}}' },
    schema: [],
  },
  create(context) {
    const root = context.cwd;
    const path = repoPath(root, context.filename);
    // One look for the whole file: nearly all are in no cycle, and the search per import is the dear one.
    let inCycle;
    const leadsBack = (edge) => edge.to === path;
    const follow = () => true;
    return importVisitors((source, { lazy }) => {
      if (lazy) return;
      const target = resolveImport(path, source.value);
      const to = target?.path && findModule(root, target.path);
      if (!to) return;
      inCycle ??= findModule(root, path) === path && shortestChain(root, path, follow, leadsBack) !== null;
      if (!inCycle) return;
      const chain = to === path ? [path] : shortestChain(root, to, follow, leadsBack);
      if (chain)
        context.report({ node: source, messageId: 'cycle', data: { chain: [path, ...chain].join(' → ') } });
    });
  },
};
