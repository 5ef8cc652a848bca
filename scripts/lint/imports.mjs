/**
 * Visitors that hand every way a module names another to `seen(source, { typeOnly, lazy })`: import and
 * export statements, `import()`, `import('…').Type`, `require()` and `import.meta.glob()`.
 */
export function importVisitors(seen) {
  const statement = (node) => {
    if (node.source) seen(node.source, { typeOnly: (node.importKind ?? node.exportKind) === 'type' });
  };
  const argument = (node, kind) => {
    const literals = node?.type === 'ArrayExpression' ? node.elements : [node];
    for (const literal of literals) if (typeof literal?.value === 'string') seen(literal, kind);
  };
  return {
    ImportDeclaration: statement,
    ExportNamedDeclaration: statement,
    ExportAllDeclaration: statement,
    ImportExpression: (node) => argument(node.source, { typeOnly: false, lazy: true }),
    TSImportType: (node) => {
      argument(node.source ?? node.argument?.literal ?? node.argument, { typeOnly: true });
    },
    CallExpression: (node) => {
      const callee = node.callee;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      const isGlob =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.name === 'glob';
      if (isRequire || isGlob) argument(node.arguments[0], { typeOnly: false });
    },
  };
}
