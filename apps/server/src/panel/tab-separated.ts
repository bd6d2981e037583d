/** Writes rows of numbers as tab-separated text into one growing block. */
export class TabSeparated {
  private bytes = new Uint8Array(1 << 20);
  private length = 0;
  rows = 0;

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  /** A whole number ≥ 0 below 2^53. */
  integer(value: number): this {
    this.room(20);
    let [rest, digits] = [value, 1];
    for (let limit = 10; value >= limit; limit *= 10) digits++;
    for (let at = this.length + digits - 1; at >= this.length; at--) {
      this.bytes[at] = 48 + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.length += digits;
    return this;
  }

  /** ASCII text without tabs, line breaks or backslashes. */
  text(value: Uint8Array): this {
    this.room(value.length);
    this.bytes.set(value, this.length);
    this.length += value.length;
    return this;
  }

  tab(): this {
    this.room(1);
    this.bytes[this.length++] = 9;
    return this;
  }

  endRow(): void {
    this.room(1);
    this.bytes[this.length++] = 10;
    this.rows++;
  }

  /** What was written since the last take. */
  take(): { rows: number; text: Uint8Array<ArrayBuffer> } {
    const taken = { rows: this.rows, text: this.bytes.slice(0, this.length) };
    [this.rows, this.length] = [0, 0];
    return taken;
  }
}
