/** A set of whole numbers from 0 up to 2^53, in open addressing. */
export class KeySet {
  private keys: Float64Array<ArrayBuffer>;
  size = 0;

  constructor(from?: KeySet) {
    this.keys = from ? from.keys.slice() : new Float64Array(64).fill(-1);
    this.size = from ? from.size : 0;
  }

  has(key: number): boolean {
    return this.size > 0 && this.keys[this.slotOf(key)] === key;
  }

  add(key: number): void {
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) return;
    this.keys[slot] = key;
    if (++this.size * 2 > this.keys.length) this.grow();
  }

  /** Where a key is or would be written. */
  private slotOf(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    const high = Math.floor(key / 4294967296);
    let h = Math.imul((key >>> 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
    h ^= h >>> 15;
    let slot = h & mask;
    while (keys[slot] >= 0 && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const before = this.keys;
    this.keys = new Float64Array(2 * before.length).fill(-1);
    for (const key of before) if (key >= 0) this.keys[this.slotOf(key)] = key;
  }
}
