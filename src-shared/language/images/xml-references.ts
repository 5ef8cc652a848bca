const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

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
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
