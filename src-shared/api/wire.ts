/**
 * Messages of the web host: a length, a JSON header, then the raw bytes it refers to. Packs hold pictures,
 * and base64 inside JSON would cost a third more and a copy of each.
 *
 *   [u32 header length][header, UTF-8 JSON][attachment 0][attachment 1]…
 *
 * A Uint8Array in the value becomes `{"$bytes": length}`, in the order of the attachments.
 */
const marker = '$bytes';

export function encodeMessage(value: unknown): Uint8Array<ArrayBuffer> {
  const attachments: Uint8Array[] = [];
  const header = new TextEncoder().encode(
    // `this[key]` and not the second argument: Node's Buffer has turned itself into a list by then.
    JSON.stringify(value, function (this: Record<string, unknown>, key: string, item: unknown): unknown {
      const raw = this[key];
      if (!(raw instanceof Uint8Array)) return item;
      attachments.push(raw);
      return { [marker]: raw.byteLength };
    }),
  );
  const size = attachments.reduce((sum, part) => sum + part.byteLength, 4 + header.byteLength);
  const message = new Uint8Array(size);
  new DataView(message.buffer).setUint32(0, header.byteLength);
  message.set(header, 4);
  let offset = 4 + header.byteLength;
  for (const part of attachments) {
    message.set(part, offset);
    offset += part.byteLength;
  }
  return message;
}

/** Throws on a malformed message; the caller closes the connection it came from. */
export function decodeMessage(message: Uint8Array): unknown {
  if (message.byteLength < 4) throw new Error('message shorter than its length field');
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const headerEnd = 4 + view.getUint32(0);
  if (headerEnd > message.byteLength) throw new Error('header longer than the message');
  let offset = headerEnd;
  const value: unknown = JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(message.subarray(4, headerEnd)),
    (_key, item: unknown) => {
      if (typeof item !== 'object' || item === null || !(marker in item)) return item;
      const length = item[marker];
      if (!Number.isSafeInteger(length) || (length as number) < 0) throw new Error('bad attachment length');
      const end = offset + (length as number);
      if (end > message.byteLength) throw new Error('attachment longer than the message');
      const part = message.slice(offset, end);
      offset = end;
      return part;
    },
  );
  if (offset !== message.byteLength) throw new Error('bytes left over');
  return value;
}
