/** Maximum triples of a table. */
const MOST_TRIPLES = 8e6;

/** Triples a < b < c of ranks below 2^13 with a number each: open addressing, at most half full. */
export class TripleTable {
  private readonly width: number;
  /** 0 in an empty place, otherwise 1 + the key. */
  private keys = new Float64Array(1 << 10);
  private numbers = new Float64Array(1 << 10);
  private gone = new Uint8Array(1 << 10);
  private count = 0;

  /** @param width ranks are below it */
  constructor(width: number) {
    this.width = width;
  }

  /** Number of places; those where `isAt` is false are empty. */
  get places(): number {
    return this.keys.length;
  }

  /** The number at a place. */
  at(place: number): number {
    return this.numbers[place];
  }

  set(place: number, number: number): void {
    this.numbers[place] = number;
  }

  /** Whether the triple at a place was added as one that is 0 in every plan that matters. */
  isGone(place: number): boolean {
    return this.gone[place] !== 0;
  }

  /** One number for the triple at a place, rising with (a, b, c); -1 in an empty place. */
  keyAt(place: number): number {
    return this.keys[place] - 1;
  }

  /** The triple of a key. */
  triple(key: number): readonly [a: number, b: number, c: number] {
    const pair = Math.floor(key / this.width);
    const a = Math.floor(pair / this.width);
    return [a, pair - a * this.width, key - pair * this.width];
  }

  /** Place of a triple; -1 where it was not added. */
  find(a: number, b: number, c: number): number {
    const place = this.placeOf(a, b, c);
    return this.keys[place] === 0 ? -1 : place;
  }

  /**
   * Adds a triple that is not in the table, with 0, and returns its place until the next is added.
   * @throws RangeError where the table is full
   */
  add(a: number, b: number, c: number, isGone: boolean): number {
    if (this.count >= MOST_TRIPLES) throw new RangeError('joint 涉及的三元组过多，超出核对的限度');
    this.count++;
    if (2 * this.count > this.keys.length) this.grow();
    const place = this.placeOf(a, b, c);
    this.keys[place] = 1 + (a * this.width + b) * this.width + c;
    this.gone[place] = Number(isGone);
    return place;
  }

  /** The triple's place, or the empty one where it belongs. */
  private placeOf(a: number, b: number, c: number): number {
    const { keys, width } = this;
    const mask = keys.length - 1;
    const key = 1 + (a * width + b) * width + c;
    let hash = Math.imul(
      Math.imul(a, 0x2545f491) ^ Math.imul(b, 0x5bd1e995) ^ Math.imul(c, 0x1b873593),
      0x9e3779b1,
    );
    hash ^= hash >>> 15;
    let place = hash & mask;
    while (keys[place] !== key && keys[place] !== 0) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const { keys, numbers, gone } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.numbers = new Float64Array(2 * keys.length);
    this.gone = new Uint8Array(2 * keys.length);
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] === 0) continue;
      const [a, b, c] = this.triple(keys[old] - 1);
      const place = this.placeOf(a, b, c);
      this.keys[place] = keys[old];
      this.numbers[place] = numbers[old];
      this.gone[place] = gone[old];
    }
  }
}
