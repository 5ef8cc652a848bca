/**
 * The part of the ZIP format that a `.heartdeck` file uses: entries stored or deflated, sizes in the headers,
 * no encryption, no comments, no extra fields, no ZIP64, no gaps. Any unzip program can open it.
 */
export const localHeader = { signature: 0x04034b50, size: 30 } as const;
export const centralHeader = { signature: 0x02014b50, size: 46 } as const;
export const endRecord = { signature: 0x06054b50, size: 22 } as const;
/** What the fields of these headers can tell; their highest values would mean “look into ZIP64”. */
export const zipLimits = { entries: 0xffff - 1, bytes: 0xffff_ffff - 1 } as const;

export const methods = { stored: 0, deflated: 8 } as const;
/** What a reader must be able to do: 2.0, deflate. */
export const versionNeeded = 20;
/** One fixed moment, 1980-01-01 00:00: the same pack is the same bytes, whenever and wherever it is exported. */
export const fixedTime = 0;
export const fixedDate = 0x21;
