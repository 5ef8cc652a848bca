/** Colour values written out in place. Tokens (`var(--ink)`) and mixtures of tokens are not. */
const pattern =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z_-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

/** `url(#abc)` names an element. */
export const rawColoursIn = (value) => value.replace(/url\([^)]*\)/gi, '').match(pattern) ?? [];

/** The declarations of a style sheet that hold raw colours, as `property: colour`. */
export function rawColoursInSheet(root) {
  const found = [];
  root.walkDecls((declaration) => {
    for (const colour of rawColoursIn(declaration.value))
      found.push({ node: declaration, text: `${declaration.prop}: ${colour}` });
  });
  return found;
}
