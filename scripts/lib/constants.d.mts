export const keepConstants: {
  readonly output: { readonly topLevelVar: false };
  readonly optimization: { readonly inlineConst: { readonly mode: 'all'; readonly pass: number } };
};
