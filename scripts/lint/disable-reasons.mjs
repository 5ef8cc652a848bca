/** A comment to ESLint that switches something off, in any of the comment forms of our files. */
const directive = /(?:\/\/|\/\*|<!--)\s*eslint(?:-disable\S*)?\s[^\n]*/g;
const explained = /\s--\s+\S{2}/;

/**
 * The lines whose comment switches a rule off and does not say why, as CONTRIBUTING.md asks.
 *
 * This is no ESLint rule: a comment that switches all rules off would switch off that one too.
 *
 * @param {string} text
 * @returns {number[]}
 */
export function unexplainedDisables(text) {
  const lines = [];
  for (const match of text.matchAll(directive)) {
    const reason = match[0].replace(/(?:\*\/|-->).*$/, '');
    if (!explained.test(reason)) lines.push(text.slice(0, match.index).split('\n').length);
  }
  return lines;
}
