/**
 * Routes through the city's cells: least-cost trees by Dial's bucket queue (1969), O(cells + cost).
 * A tree stores, for every cell, the side through which the route to the root leaves it.
 */
import type { CityGrid } from './city-grid.ts';

/** The cell is the root, or the root cannot be reached from it. */
export const noStep = 6;

export interface RouteFinder {
  /**
   * Writes the tree of `root` into `steps` (length grid.size). With `starts` it grows until all of them are
   * reached: the routes of other cells are then undefined.
   */
  tree(root: number, steps: Uint8Array, starts?: readonly number[]): void;
  /** Cells from `from` to `root`, both included, along a tree; empty when there is no route. */
  walk(from: number, root: number, steps: Uint8Array, offset?: number): number[];
}

/** `cost` per cell entered, integers 1..63: low on busy roads. */
export function routeFinder(grid: CityGrid, cost: Uint8Array): RouteFinder {
  const { size, neighbour } = grid;
  const back = new Uint8Array(size * 6);
  for (let cell = 0; cell < size; cell++) {
    for (let side = 0; side < 6; side++) {
      const other = neighbour[cell * 6 + side];
      if (other < 0) continue;
      for (let s = 0; s < 6; s++) if (neighbour[other * 6 + s] === cell) back[cell * 6 + side] = s;
    }
  }
  const best = new Uint32Array(size);
  // Buckets are chains of entries; a cell has at most one entry a neighbour.
  const first = new Int32Array(64).fill(-1);
  const entryCell = new Int32Array(size * 6 + 1);
  const entryNext = new Int32Array(size * 6 + 1);
  // Trees limited to starts mark these with their own number.
  const awaited = new Uint32Array(size);
  let trees = 0;
  const tree = (root: number, steps: Uint8Array, starts?: readonly number[]): void => {
    trees++;
    let open = starts === undefined ? -1 : 0;
    for (const cell of starts ?? []) {
      if (awaited[cell] !== trees) open++;
      awaited[cell] = trees;
    }
    best.fill(0xffffffff);
    steps.fill(noStep);
    best[root] = 0;
    entryCell[0] = root;
    entryNext[0] = -1;
    first[0] = 0;
    let entries = 1;
    let waiting = 1;
    for (let at = 0; waiting > 0 && open !== 0; at++) {
      const bucket = at & 63;
      let entry = first[bucket];
      // Every cost is at least 1 and below 64: nothing is added to the bucket that is being emptied.
      first[bucket] = -1;
      for (; entry >= 0; entry = entryNext[entry]) {
        const cell = entryCell[entry];
        waiting--;
        if (best[cell] !== at) continue;
        if (open > 0 && awaited[cell] === trees) open--;
        const end = cell * 6 + 6;
        for (let slot = end - 6; slot < end; slot++) {
          const other = neighbour[slot];
          if (other < 0) continue;
          const reached = at + cost[other];
          if (reached >= best[other]) continue;
          best[other] = reached;
          steps[other] = back[slot];
          const into = reached & 63;
          entryCell[entries] = other;
          entryNext[entries] = first[into];
          first[into] = entries++;
          waiting++;
        }
      }
    }
    if (waiting > 0) first.fill(-1);
  };
  const walk = (from: number, root: number, steps: Uint8Array, offset = 0): number[] => {
    const cells = [from];
    for (let cell = from; cell !== root;) {
      const step = steps[offset + cell];
      if (step === noStep) return [];
      cell = neighbour[cell * 6 + step];
      cells.push(cell);
    }
    return cells;
  };
  return { tree, walk };
}
