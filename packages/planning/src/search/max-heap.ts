/** Largest key first; ties go to the smaller item, so that runs are reproducible. */
export class MaxHeap {
  private keys: number[] = [];
  private items: number[] = [];

  get size(): number {
    return this.items.length;
  }

  /** Key of the item that `pop` would return; the heap must not be empty. */
  get topKey(): number {
    return this.keys[0];
  }

  push(item: number, key: number): void {
    const { keys, items } = this;
    let at = items.length;
    items.push(item);
    keys.push(key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.before(at, parent)) break;
      this.swap(at, parent);
      at = parent;
    }
  }

  pop(): number {
    const top = this.items[0];
    const lastItem = this.items.pop() as number;
    const lastKey = this.keys.pop() as number;
    if (this.items.length === 0) return top;
    this.items[0] = lastItem;
    this.keys[0] = lastKey;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.items.length) return top;
      const right = left + 1;
      const child = right < this.items.length && this.before(right, left) ? right : left;
      if (!this.before(child, at)) return top;
      this.swap(at, child);
      at = child;
    }
  }

  private before(a: number, b: number): boolean {
    return this.keys[a] > this.keys[b] || (this.keys[a] === this.keys[b] && this.items[a] < this.items[b]);
  }

  private swap(a: number, b: number): void {
    const { keys, items } = this;
    const key = keys[a];
    const item = items[a];
    keys[a] = keys[b];
    items[a] = items[b];
    keys[b] = key;
    items[b] = item;
  }
}
