import type { Position } from '@ooh/geo/polygon';

const perDegree = 1e7;

/** Positions of many nodes by their ids, 16 bytes a node. */
export class NodeStore {
  #ids = new Float64Array(1024);
  #places = new Int32Array(2048);
  #count = 0;
  #isSorted = true;

  get size(): number {
    return this.#count;
  }

  add(id: number, lng: number, lat: number): void {
    if (this.#count === this.#ids.length) {
      const [ids, places] = [new Float64Array(2 * this.#count), new Int32Array(4 * this.#count)];
      ids.set(this.#ids);
      places.set(this.#places);
      [this.#ids, this.#places] = [ids, places];
    }
    if (this.#count > 0 && id <= this.#ids[this.#count - 1]) this.#isSorted = false;
    this.#ids[this.#count] = id;
    this.#places[2 * this.#count] = Math.round(lng * perDegree);
    this.#places[2 * this.#count + 1] = Math.round(lat * perDegree);
    this.#count += 1;
  }

  /** Files hold their nodes in order; those that were looked up later come behind. */
  #sort(): void {
    const order = Uint32Array.from({ length: this.#count }, (_, i) => i);
    order.sort((a, b) => this.#ids[a] - this.#ids[b]);
    const ids = new Float64Array(this.#count);
    const places = new Int32Array(2 * this.#count);
    for (const [at, from] of order.entries()) {
      ids[at] = this.#ids[from];
      places[2 * at] = this.#places[2 * from];
      places[2 * at + 1] = this.#places[2 * from + 1];
    }
    [this.#ids, this.#places, this.#isSorted] = [ids, places, true];
  }

  #indexOf(id: number): number {
    if (!this.#isSorted) this.#sort();
    let [low, high] = [0, this.#count - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle];
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  has(id: number): boolean {
    return this.#indexOf(id) >= 0;
  }

  /** Where a node is; undefined where it is not known. */
  at(id: number): Position | undefined {
    const i = this.#indexOf(id);
    return i < 0 ? undefined : [this.#places[2 * i] / perDegree, this.#places[2 * i + 1] / perDegree];
  }
}
