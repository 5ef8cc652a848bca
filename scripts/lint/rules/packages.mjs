import { importVisitors } from '../imports.mjs';
import { isTest, repoPath, resolveImport, within } from '../layer-of.mjs';
import { layeredRoots, packageHomes } from '../layers.mjs';

const homesOf = new Map(packageHomes.map((entry) => [entry.package, entry]));

export default {
  meta: {
    type: 'problem',
    docs: { description: 'a package with one door is imported only there' },
    messages: { elsewhere: '“{{specifier}}” may only be imported in {{homes}}.' },
    schema: [],
  },
  create(context) {
    const path = repoPath(context.cwd, context.filename);
    if (!layeredRoots.some((root) => within(path, root))) return {};
    return importVisitors((source) => {
      const entry = homesOf.get(resolveImport(path, source.value)?.package);
      if (!entry || (entry.testsToo && isTest(path))) return;
      if (entry.homes.some((home) => within(path, home))) return;
      const data = { specifier: source.value, homes: entry.homes.join(', ') };
      context.report({ node: source, messageId: 'elsewhere', data });
    });
  },
};
