/** A binary heap of numbered items, the smallest key on top; an item may lie in it more than once. */
export class Heap {
  private readonly keys: Float64Array;
  private readonly nodes: Uint32Array;
  size = 0;

  constructor(capacity: number) {
    this.keys = new Float64Array(capacity);
    this.nodes = new Uint32Array(capacity);
  }

  push(key: number, node: number): void {
    const { keys, nodes } = this;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (keys[above] <= key) break;
      keys[at] = keys[above];
      nodes[at] = nodes[above];
      at = above;
    }
    keys[at] = key;
    nodes[at] = node;
  }

  pop(): number {
    const { keys, nodes } = this;
    const top = nodes[0];
    const size = --this.size;
    const [key, node] = [keys[size], nodes[size]];
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && keys[below + 1] < keys[below]) below++;
      if (keys[below] >= key) break;
      keys[at] = keys[below];
      nodes[at] = nodes[below];
      at = below;
    }
    keys[at] = key;
    nodes[at] = node;
    return top;
  }
}
