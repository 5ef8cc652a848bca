import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lint, type RuleName } from './test-linter';

const component = 'src-renderer/ui/A.svelte';

/** rule, markup, how many times the rule speaks */
const tables: Partial<Record<RuleName, [markup: string, reports: number][]>> = {
  'no-hard-coded-text': [
    ['<p>Hello</p>', 1],
    ['<p>日本語</p>', 1],
    ['<p>{t("a.b")}</p>', 0],
    ['<p>{t("a.b")} · 12 / {total} → ✓ %</p>', 0],
    ['<p>{"Hello"}</p>', 1],
    ['<p>{open ? "Open" : "Closed"}</p>', 2],
    ['<p>{name ?? "Nobody"}</p>', 1],
    ['<p>{`${count} cards`}</p>', 1],
    ['<p>{`${width} × ${height}`}</p>', 0],
    ['{#if kind === "card"}<i>{t("a.b")}</i>{/if}', 0],
    ['<button title="Close"></button>', 1],
    ['<button title={"Close"}></button>', 1],
    ['<button aria-label={open ? "Close" : t("a.b")}></button>', 1],
    ['<button aria-label={t("a.b")} class="close wide" data-kind="card"></button>', 0],
    ['<input placeholder="Search" />', 1],
    ['<img alt="A heart" src="a.png" />', 1],
    ['<img alt="" src="a.png" />', 0],
    ['<Button label="Save" />', 1],
    ['<Button label={t("a.b")} kind="primary" />', 0],
    ['<script>const word = "Hello";</script><style>p { content: "Hello"; }</style>', 0],
    ['<!-- Hello -->', 0],
  ],
  'no-raw-html': [
    ['{@html text}', 1],
    ['{text}', 0],
    ['<script>node.innerHTML = text;</script>', 1],
    ['<script>node["innerHTML"] = text;</script>', 1],
    ['<script>node.outerHTML = text; node.insertAdjacentHTML("beforeend", text);</script>', 2],
    ['<script>document.write(text); document.writeln(text);</script>', 2],
    ['<script>stream.write(text); node.textContent = text;</script>', 0],
    ['<script>range.createContextualFragment(text);</script>', 1],
    ['<iframe srcdoc={text}></iframe>', 1],
    ['<div contenteditable="true" bind:innerHTML={text}></div>', 1],
    ['<div contenteditable="true" bind:textContent={text}></div>', 0],
  ],
  'no-raw-colours': [
    ['<style>p { color: #B42B51; }</style>', 1],
    ['<style>p { border: 1px solid #abc; background: #abcd; }</style>', 2],
    ['<style>p { color: rgb(0 0 0); fill: hsl(0 0% 0%); stroke: oklch(0.5 0 0); }</style>', 3],
    ['<style>p { color: rgba(0, 0, 0, 0.5); }</style>', 1],
    [
      '<style>p { color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent); }</style>',
      0,
    ],
    ['<style>/* #abc */ #abc:hover #face { mask: url(a.svg#abc-d); }</style>', 0],
    ['<style>p { &:hover { color: #fff; } }</style>', 1],
    ['<p style="color: #fff"></p>', 1],
    ['<p style:color="#fff"></p>', 1],
    ['<p style:color={tone}></p>', 0],
    ['<svg><path fill="#B42B51" stroke="rgb(1,2,3)" d="M0 0" /></svg>', 2],
    ['<svg><path fill="currentColor" stroke="url(#abc)" d="M0 0" /></svg>', 0],
    ['<a href="#abc">1</a>', 0],
  ],
};

describe.each(Object.entries(tables) as [RuleName, [string, number][]][])('%s', (rule, table) => {
  test.each(table)('%s → %i', (markup, reports) => {
    expect(lint(rule, component, markup)).toHaveLength(reports);
  });
});

const modules: [statement: string, reports: number][] = [
  ['export const f = (n: Element) => { n.innerHTML = "x"; };', 1],
  ['export const f = (n: Element) => { n.innerHTML += "x"; };', 1],
  ['export const f = (n: Element) => Object.assign(n, { innerHTML: "x" });', 1],
  ['export const f = (n: Element) => n.outerHTML;', 0],
];
test.each(modules)('no-raw-html in a module: %s → %i', (statement, reports) => {
  expect(lint('no-raw-html', 'src-renderer/ui/a.ts', statement)).toHaveLength(reports);
});

const purity: [statement: string, reports: number][] = [
  ['export const a = Math.random();', 1],
  ['export const a = Math["random"]();', 1],
  ['const { random } = Math; export { random };', 1],
  ['export const a = Date.now() + new Date().getTime();', 2],
  ['export const a = performance.now();', 1],
  ['setTimeout(() => 1); setInterval(() => 1); setImmediate(() => 1); queueMicrotask(() => 1);', 4],
  ['export const a = crypto.getRandomValues(b);', 1],
  ['export const a = globalThis.Date.now();', 1],
  ['export function f() { return () => Date.now(); }', 1],
  ['export const a = Math.floor(1.5); export const f = (random: () => number) => random();', 0],
  [
    'export const a = { Date: 1 }; export const b = a.Date; export const f = (performance: number) => performance;',
    0,
  ],
];

describe('engine-purity', () => {
  test.each(purity)('%s → %i', (statement, reports) => {
    expect(lint('engine-purity', 'src-main/engine/kernel/a.ts', statement)).toHaveLength(reports);
    expect(lint('engine-purity', 'src-main/workbench/a.ts', statement)).toHaveLength(0);
  });
});

/** ESLint does not read plain style sheets, so this hands them over as the style of a component. */
test('only tokens.css holds raw colours', () => {
  const root = join(import.meta.dirname, '../../src-renderer');
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const reports = (file: string): string[] =>
    lint('no-raw-colours', component, `<style>${readFileSync(join(root, file), 'utf8')}</style>`);
  const guilty = sheets.filter((file) => reports(file).length > 0);
  expect(guilty.filter((file) => !file.endsWith('tokens.css'))).toEqual([]);
});
