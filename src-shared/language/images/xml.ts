const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Characters that no XML document may hold, written or referred to. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

const reference = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{1,10}));|&/gi;

/** Text with its `&…;` replaced; null when one of them is none that XML itself knows. */
function resolveReferences(text: string): string | null {
  if (!text.includes('&')) return text;
  let known = true;
  const plain = text.replace(
    reference,
    (_all, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      const char = name === undefined ? fromCode(hex, decimal) : named.get(name);
      if (char === undefined) known = false;
      return char ?? '';
    },
  );
  return known ? plain : null;
}

function fromCode(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  const char = code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  return char !== undefined && !notXml.test(char) ? char : undefined;
}

export interface XmlAttribute {
  readonly name: string;
  /** With character references resolved, so that `&#106;avascript:` can't hide. */
  readonly value: string;
}

export interface XmlVisitor {
  onDoctype(): void;
  /** What stands between `<?xml` and `?>`. */
  onDeclaration(content: string): void;
  onInstruction(name: string): void;
  onElement(name: string, attributes: readonly XmlAttribute[], parent: string | undefined): void;
  /** Of the element that began last and has not ended yet. */
  onEnd(): void;
  onText(content: string, parent: string): void;
}

// Short pieces only: a pattern that runs over megabytes of embedded picture would exhaust the regular
// expression engine's stack.
const namePattern = /[A-Za-z_][\w.:-]{0,200}/y;
const spacePattern = /\s{0,1000}/y;

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  get done(): boolean {
    return this.at >= this.text.length;
  }
  sees(what: string): boolean {
    return this.text.startsWith(what, this.at);
  }
  /** Steps over `what` if it stands here. */
  take(what: string): boolean {
    if (!this.sees(what)) return false;
    this.at += what.length;
    return true;
  }
  /** Past the next `end`; returns what stood before it, or null when it never comes. */
  until(end: string): string | null {
    const found = this.text.indexOf(end, this.at);
    if (found < 0) return null;
    const between = this.text.slice(this.at, found);
    this.at = found + end.length;
    return between;
  }
  name(): string | null {
    return this.#match(namePattern);
  }
  /** Was there any? */
  space(): boolean {
    return (this.#match(spacePattern) ?? '') !== '';
  }
  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }
}

/** Reads a whole document, tag by tag, without building anything. False: not well-formed XML. */
export function scanXml(text: string, visitor: XmlVisitor): boolean {
  if (notXml.test(text)) return false;
  const reader = new Reader(text);
  const open: string[] = [];
  let roots = 0;
  while (!reader.done) {
    const parent = open[open.length - 1];
    if (!reader.sees('<')) {
      const next = text.indexOf('<', reader.at);
      const content = resolveReferences(text.slice(reader.at, next < 0 ? text.length : next));
      reader.at = next < 0 ? text.length : next;
      if (content === null || (parent === undefined && content.trim() !== '')) return false;
      if (parent !== undefined) visitor.onText(content, parent);
    } else if (reader.take('<!--')) {
      if (reader.until('-->') === null) return false;
    } else if (reader.take('<![CDATA[')) {
      const content = reader.until(']]>');
      if (content === null || parent === undefined) return false;
      visitor.onText(content, parent);
    } else if (reader.take('<!')) {
      visitor.onDoctype();
      return false;
    } else if (reader.take('<?')) {
      const declaration = reader.at === 2;
      const name = reader.name();
      const content = name === null ? null : reader.until('?>');
      if (name === null || content === null) return false;
      if (declaration && name === 'xml') visitor.onDeclaration(content);
      else visitor.onInstruction(name);
    } else if (reader.take('</')) {
      const name = reader.name();
      reader.space();
      if (name === null || open.pop() !== name || !reader.take('>')) return false;
      visitor.onEnd();
    } else {
      const tag = readTag(reader);
      if (!tag || (parent === undefined && ++roots > 1)) return false;
      visitor.onElement(tag.name, tag.attributes, parent);
      if (tag.empty) visitor.onEnd();
      else open.push(tag.name);
    }
  }
  return roots === 1 && open.length === 0;
}

function readTag(reader: Reader): { name: string; attributes: XmlAttribute[]; empty: boolean } | null {
  reader.take('<');
  const name = reader.name();
  if (name === null) return null;
  const attributes: XmlAttribute[] = [];
  const names = new Set<string>();
  for (;;) {
    const spaced = reader.space();
    if (reader.take('/>')) return { name, attributes, empty: true };
    if (reader.take('>')) return { name, attributes, empty: false };
    const attribute = spaced ? readAttribute(reader) : null;
    if (!attribute || names.has(attribute.name)) return null;
    names.add(attribute.name);
    attributes.push(attribute);
  }
}

function readAttribute(reader: Reader): XmlAttribute | null {
  const name = reader.name();
  reader.space();
  if (name === null || !reader.take('=')) return null;
  reader.space();
  const quote = reader.take('"') ? '"' : reader.take("'") ? "'" : null;
  const raw = quote === null ? null : reader.until(quote);
  if (raw === null || raw.includes('<')) return null;
  const value = resolveReferences(raw);
  return value === null ? null : { name, value };
}
