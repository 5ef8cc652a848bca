import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { resolveImport } from './layer-of.mjs';

const endings = ['', '.ts', '.svelte.ts', '.svelte', '.mjs', '.js', '/index.ts'];
/** Two caches: of what a text imports, until the file changes; of where that leads, for a run's length. */
const cache = new Map();
const edgeCache = new Map();
/** An editor keeps ESLint alive for days, so even the answer of this run must grow old. */
const freshFor = 2000;

const scriptsOf = (file, text) =>
  file.endsWith('.svelte')
    ? [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n;\n')
    : text;

/** The static imports of a source text. Under verbatimModuleSyntax only `import type` leaves no trace. */
export function importsOf(file, text) {
  const source = ts.createSourceFile('module.ts', scriptsOf(file, text), ts.ScriptTarget.Latest);
  const found = [];
  for (const node of source.statements) {
    const isImport = ts.isImportDeclaration(node);
    if ((!isImport && !ts.isExportDeclaration(node)) || !node.moduleSpecifier) continue;
    const typeOnly = isImport
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : node.isTypeOnly;
    found.push({ specifier: node.moduleSpecifier.text, typeOnly });
  }
  return found;
}

function importsOnDisk(file) {
  const { mtimeMs } = statSync(file);
  const known = cache.get(file);
  if (known?.mtimeMs === mtimeMs) return known.imports;
  const imports = importsOf(file, readFileSync(file, 'utf8'));
  cache.set(file, { mtimeMs, imports });
  return imports;
}

export function findModule(root, path) {
  for (const ending of endings) {
    const file = join(root, path + ending);
    if (existsSync(file) && statSync(file).isFile()) return path + ending;
  }
  return null;
}

/** What a module imports: `{ to, typeOnly }` for our own modules, `{ package, typeOnly }` for the others. */
export function edgesOf(root, path) {
  if (!/\.(?:[cm]?[jt]s|svelte)$/.test(path)) return [];
  const file = join(root, path);
  const known = edgeCache.get(file);
  if (known && Date.now() - known.at < freshFor) return known.edges;
  const edges = [];
  for (const { specifier, typeOnly } of importsOnDisk(file)) {
    const target = resolveImport(path, specifier);
    if (target?.package) edges.push({ package: target.package, typeOnly });
    const to = target?.path && findModule(root, target.path);
    if (to) edges.push({ to, typeOnly });
  }
  edgeCache.set(file, { at: Date.now(), edges });
  return edges;
}

/**
 * The shortest chain of modules from `start` to one for which `isGoal(edge)` holds, or null. `follow` says
 * which edges count.
 */
export function shortestChain(root, start, follow, isGoal) {
  const before = new Map([[start, null]]);
  const queue = [start];
  for (const path of queue) {
    for (const edge of edgesOf(root, path)) {
      if (!follow(edge)) continue;
      if (isGoal(edge)) {
        const chain = [edge.to ?? edge.package];
        for (let step = path; step !== null; step = before.get(step)) chain.unshift(step);
        return chain;
      }
      if (!edge.to || before.has(edge.to)) continue;
      before.set(edge.to, path);
      queue.push(edge.to);
    }
  }
  return null;
}
