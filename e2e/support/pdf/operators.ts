/** One drawing operator of a PDF, with what stands before it. Strings and dictionaries are kept as they are written. */
export interface Operator {
  readonly name: string;
  readonly numbers: readonly number[];
  readonly words: readonly string[];
}

const token =
  /%[^\r\n]*|\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s/<>[\](){}%]*|[^\s/<>[\](){}%]+/g;

/** Reads a content stream. Pictures inside of one are not written by us, and would be misread here. */
export function operatorsOf(text: string): Operator[] {
  const operators: Operator[] = [];
  let numbers: number[] = [];
  let words: string[] = [];
  let depth = 0;
  for (const [word] of text.matchAll(token)) {
    if (word.startsWith('%')) continue;
    if (word === '<<' || word === '[') depth++;
    else if (word === '>>' || word === ']') depth--;
    else if (depth > 0 || /^[/(<]/.test(word)) words.push(word);
    else if (/^[-+.\d]/.test(word)) numbers.push(Number(word));
    else {
      if (word === 'BI') throw new Error('a picture inside of a content stream');
      operators.push({ name: word, numbers, words });
      [numbers, words] = [[], []];
    }
  }
  if (depth !== 0) throw new Error('a content stream ends inside of a list');
  return operators;
}
