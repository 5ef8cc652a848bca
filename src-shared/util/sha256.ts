/**
 * SHA-256 without a platform: the renderer's own is asynchronous and Node's is not there, and a mark has to be the
 * same in both at once. It is for short texts; blobs are hashed by src-main/library.
 */

const primes: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
/** The first 32 bits behind the point; a double has 17 more than these roots need. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const added = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text in UTF-8, closed by a bit and filled up to whole blocks that end with its length. */
function blocksOf(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const filled = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setBigUint64(filled.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

export function sha256Hex(text: string): string {
  const blocks = blocksOf(text);
  const sum = Int32Array.from(start);
  const words = new Int32Array(64);
  const at = (list: Int32Array, index: number): number => list[index] ?? 0;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [far, near] = [at(words, i - 15), at(words, i - 2)];
      const mixedFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const mixedNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[i] = at(words, i - 16) + mixedFar + at(words, i - 7) + mixedNear;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (added[i] ?? 0) + at(words, i);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      sum[i] = at(sum, i) + word;
    });
  }
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
