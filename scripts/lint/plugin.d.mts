import type { Rule } from 'eslint';

declare const plugin: {
  meta: { name: string };
  rules: Record<
    | 'layers'
    | 'packages'
    | 'no-import-cycle'
    | 'kept-out-of-renderer'
    | 'no-game-names'
    | 'no-hard-coded-text'
    | 'no-raw-html'
    | 'no-raw-colours'
    | 'engine-purity',
    Rule.RuleModule
  >;
};
export default plugin;
