/**
 * Monaco keeps many of its words in constants of a module (`const NLS_FIND = nls.localize(…)`), made once for the
 * life of the page. Here each gets a function beside it that is asked instead, so that an editor made after a change
 * of language speaks it. Only constants called NLS_…: those are words and nothing else.
 */
const constant = /^const (NLS_\w+) = ((?:nls\.)?localize\(.*\));$/gm;

/** Where a title becomes the label of an entry in a menu: titles are made when Monaco is loaded. */
const title = /typeof (item|action)\.title === 'string' \? \1\.title : \1\.title\.value/g;

/** For Monaco’s module of menus: a label asks for its words once more. */
export const withLateTitles = (code) =>
  `import { wordsAgain } from '../../../nls.js';\n${code.replace(title, (label) => `wordsAgain(${label})`)}`;

/** The code with its own uses of such constants asking anew; null: there are none. Exported ones stay as they are. */
export function withLateWords(code) {
  const made = new Map([...code.matchAll(constant)].map(([, name, words]) => [name, words]));
  if (made.size === 0) return null;
  const lines = code
    .split('\n')
    .map((line) =>
      /^(?:const NLS_|export |import )/.test(line)
        ? line
        : line.replace(/(?<![\w.$])NLS_\w+/g, (name) => (made.has(name) ? `${name}$now()` : name)),
    );
  return [...lines, ...[...made].map(([name, words]) => `const ${name}$now = () => ${words};`)].join('\n');
}
