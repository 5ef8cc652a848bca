const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Characters that no XML document may hold, written or referred to. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
export const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

const reference = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{1,10}));|&/gi;

/** Text with its `&…;` replaced; null when one of them is none that XML itself knows. */
export function resolveReferences(text: string): string | null {
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
