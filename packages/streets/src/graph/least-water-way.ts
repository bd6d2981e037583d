import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import { pathLength, roundPath, simplifyPath, type Path, type XY } from '../plane/path.ts';
import { cellAt, middleOf, rasterOver, type Raster } from '../plane/raster.ts';
import type { DraftEdge } from './draft-edge.ts';

const cellMeters = 180;
/** What a metre costs, by what it leads over. */
const costOf: Readonly<Record<number, number>> = {
  [cover.land]: 1,
  [cover.hill]: 1.5,
  [cover.river]: 4,
  [cover.lake]: 4,
  [cover.sea]: 4,
  [cover.outside]: 12,
};

export interface Way {
  readonly start: number;
  readonly end: number;
  readonly path: Path;
}

/** Cells in the order of their cost: buckets of one metre's width grow as they are needed. */
class CostQueue {
  readonly #buckets: number[][] = [];
  #at = 0;
  push(cell: number, cost: number): void {
    (this.#buckets[Math.floor(cost / cellMeters)] ??= []).push(cell);
  }
  pop(): number | undefined {
    while (this.#at < this.#buckets.length) {
      const cell = this.#buckets[this.#at]?.pop();
      if (cell !== undefined) return cell;
      this.#at++;
    }
    return undefined;
  }
}

function nodesByCell(
  raster: Raster,
  nodes: readonly number[],
  positions: readonly XY[],
): Map<number, number> {
  const byCell = new Map<number, number>();
  for (const node of nodes) {
    const cell = cellAt(raster, ...positions[node]);
    if (cell >= 0 && !byCell.has(cell)) byCell.set(cell, node);
  }
  return byCell;
}

/** The cheapest way from any of the starts to any of the ends, over as little water as may be; null where none is. */
export function leastWaterWay(
  ground: Ground,
  positions: readonly XY[],
  starts: readonly number[],
  ends: readonly number[],
): Way | null {
  const raster = rasterOver(ground.raster.halfSideMeters, cellMeters);
  const { width } = raster;
  const [from, to] = [nodesByCell(raster, starts, positions), nodesByCell(raster, ends, positions)];
  const costs = new Float64Array(width * width).fill(Infinity);
  const previous = new Int32Array(width * width).fill(-1);
  const queue = new CostQueue();
  const startOf = new Int32Array(width * width);
  for (const [cell, node] of from) {
    startOf[cell] = node;
    costs[cell] = 0;
    queue.push(cell, 0);
  }
  const done = new Uint8Array(width * width);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (done[cell] === 1) continue;
    done[cell] = 1;
    const end = to.get(cell);
    if (end !== undefined) return wayBack(raster, previous, cell, { startOf, end, positions });
    const [column, row] = [cell % width, Math.floor(cell / width)];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [i, j] = [column + dx, row + dy];
        if ((dx === 0 && dy === 0) || i < 0 || j < 0 || i >= width || j >= width) continue;
        const code = ground.coverAt(middleOf(raster, i), middleOf(raster, j));
        const cost = costs[cell] + cellMeters * Math.sqrt(dx * dx + dy * dy) * costOf[code];
        const next = j * width + i;
        if (cost >= costs[next]) continue;
        costs[next] = cost;
        previous[next] = cell;
        queue.push(next, cost);
      }
  }
  return null;
}

function wayBack(
  raster: Raster,
  previous: Int32Array,
  last: number,
  ends: { startOf: Int32Array; end: number; positions: readonly XY[] },
): Way {
  const cells: number[] = [];
  for (let cell = last; cell >= 0; cell = previous[cell]) cells.push(cell);
  const start = ends.startOf[cells[cells.length - 1]];
  const middles = cells
    .slice(1, -1)
    .toReversed()
    .map((cell): XY => [
      middleOf(raster, cell % raster.width),
      middleOf(raster, Math.floor(cell / raster.width)),
    ]);
  return { start, end: ends.end, path: [ends.positions[start], ...middles, ends.positions[ends.end]] };
}

const bridgeTolerance = 130;

/** A bridge or tunnel of a trunk road along the way. */
export function bridgeAlong({ start, end, path: way }: Way): DraftEdge {
  const path = roundPath(simplifyPath(way, bridgeTolerance));
  const lengthMeters = pathLength(path);
  return { from: start, to: end, line: null, streetClass: 'trunk', isBridge: true, path, lengthMeters };
}
