/** The answers to the open question, as the game's own codes. Filled anew for every question, never copied. */
export class OptionList {
  codes: Int32Array = new Int32Array(256);
  count = 0;

  clear(): void {
    this.count = 0;
  }
  add(code: number): void {
    if (this.count === this.codes.length) this.#widen();
    this.codes[this.count++] = code;
  }
  /** The list itself, with room for so many more: for whoever writes many, and sets `count` afterwards. */
  roomFor(more: number): Int32Array {
    while (this.count + more > this.codes.length) this.#widen();
    return this.codes;
  }
  at(index: number): number {
    return this.codes[index] ?? 0;
  }
  has(code: number): boolean {
    return this.codes.subarray(0, this.count).includes(code);
  }
  #widen(): void {
    const wider = new Int32Array(this.codes.length * 2);
    wider.set(this.codes);
    this.codes = wider;
  }
  list(): number[] {
    return Array.from(this.codes.subarray(0, this.count));
  }
}
