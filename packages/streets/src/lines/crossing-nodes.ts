import { distance, type XY } from '../plane/path.ts';

/** Crossings closer together than this are one. */
const mergedWithin = 45;

/** Positions of crossings; those close together share a number. */
export class CrossingNodes {
  readonly positions: XY[] = [];
  readonly #cells = new Map<number, number[]>();

  /** The number of the node at a position: the nearest known one within reach, else a new one. */
  at(position: XY): number {
    const [i, j] = [Math.floor(position[0] / mergedWithin), Math.floor(position[1] / mergedWithin)];
    let [best, nearest] = [mergedWithin, -1];
    for (let column = i - 1; column <= i + 1; column++)
      for (let row = j - 1; row <= j + 1; row++)
        for (const node of this.#cells.get(column * 1e5 + row) ?? []) {
          const away = distance(this.positions[node], position);
          if (away < best) [best, nearest] = [away, node];
        }
    if (nearest >= 0) return nearest;
    const node = this.positions.push(position) - 1;
    const cell = i * 1e5 + j;
    const known = this.#cells.get(cell);
    if (known === undefined) this.#cells.set(cell, [node]);
    else known.push(node);
    return node;
  }
}
