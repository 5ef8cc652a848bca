/** Sizes beyond which a pack is refused before anything is unpacked. */
export const packLimits = {
  files: 20_000,
  documentBytes: 256 * 1024,
  assetBytes: 16 * 1024 * 1024,
  /** A card at 1200 dots an inch is 2976 × 4157; beyond this a picture costs more memory than any card is worth. */
  imageSide: 8000,
  imageMegapixels: 40,
  packBytes: 256 * 1024 * 1024,
  /** A `.heartdeck` file of a pack that large and that full: room for its index and the container's headers. */
  archiveBytes: (256 + 12) * 1024 * 1024,
  depth: 32,
  /** Numbers on cards are small integers; anything larger is a slip or an attack. */
  number: 1_000_000,
} as const;
