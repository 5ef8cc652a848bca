/** The answers to the open question, as the game's own codes. Filled anew for every question, never copied. */
export class OptionList {
  codes: Int32Array = new Int32Array(256);
  count = 0;

  clear(): void {
    this.count = 0;
  }
  add(code: number): void {
    if (this.count === this.codes.length) {
      const wider = new Int32Array(this.codes.length * 2);
      wider.set(this.codes);
      this.codes = wider;
    }
    this.codes[this.count++] = code;
  }
  at(index: number): number {
    return this.codes[index] ?? 0;
  }
  has(code: number): boolean {
    return this.codes.subarray(0, this.count).includes(code);
  }
  list(): number[] {
    return Array.from(this.codes.subarray(0, this.count));
  }
}
