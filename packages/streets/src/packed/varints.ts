/** Whole numbers of any sign in as few bytes as they need: zigzag, seven bits a byte, the lowest first. */
export class VarintWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** A safe integer takes eight bytes at most. */
  #makeRoom(): void {
    if (this.#length + 8 <= this.#bytes.length) return;
    const grown = new Uint8Array(2 * this.#bytes.length);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }

  write(value: number): void {
    this.#makeRoom();
    let rest = value < 0 ? -2 * value - 1 : 2 * value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Its length, then its UTF-16 code units. */
  writeText(text: string): void {
    this.write(text.length);
    for (let i = 0; i < text.length; i++) this.write(text.charCodeAt(i));
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  read(): number {
    let [value, weight] = [0, 1];
    for (;;) {
      if (this.#at >= this.#bytes.length) throw new Error('packed streets end too early');
      const byte = this.#bytes[this.#at++];
      value += (byte & 127) * weight;
      if (byte < 128) break;
      weight *= 128;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  readText(): string {
    return String.fromCharCode(...this.readList(() => this.read()));
  }

  /** So many of something. */
  readList<Item>(read: () => Item): Item[] {
    const count = this.read();
    if (count < 0 || count > this.#bytes.length) throw new Error('packed streets hold an impossible count');
    return Array.from({ length: count }, read);
  }
}
