import { repoPath, within } from '../layer-of.mjs';

/** Anything that differs between two runs or two machines would break “seed + choices = the game”. */
const impure = new Set([
  'Date',
  'performance',
  'crypto',
  'process',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'globalThis',
  'Intl',
]);

export default {
  meta: {
    type: 'problem',
    docs: { description: 'the engine knows no clock, no chance but its own, no machine' },
    messages: {
      impure: 'The engine may not use {{name}}: the same seed and choices must give the same game.',
    },
    schema: [],
  },
  create(context) {
    const path = repoPath(context.cwd, context.filename);
    if (!within(path, 'src-main/engine')) return {};
    // A test may be told from outside how much to play; what it plays still comes from its seeds.
    const allowed = path.endsWith('.test.ts') ? ['process'] : [];
    const report = (node, name) => context.report({ node, messageId: 'impure', data: { name } });
    return {
      MemberExpression: (node) => {
        if (node.object.type !== 'Identifier' || node.object.name !== 'Math') return;
        const isRandom = node.computed ? node.property.value === 'random' : node.property.name === 'random';
        if (isRandom) report(node, 'Math.random');
      },
      // `const { random } = Math`
      'VariableDeclarator[init.name="Math"] > ObjectPattern': (node) => report(node, 'Math taken apart'),
      'Program:exit': (node) => {
        const scope = context.sourceCode.getScope(node);
        // Known globals are variables without a definition; unknown ones fall through the last scope.
        const known = scope.variables.filter((variable) => variable.defs.length === 0);
        const references = [...scope.through, ...known.flatMap((variable) => variable.references)];
        for (const { identifier, isTypeReference } of references)
          if (impure.has(identifier.name) && !allowed.includes(identifier.name) && !isTypeReference)
            report(identifier, identifier.name);
      },
    };
  },
};
