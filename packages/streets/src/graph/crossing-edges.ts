import type { XY, Path } from '../plane/path.ts';

const cellMeters = 200;

const side = (a: XY, b: XY, c: XY): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** Whether two segments cross within both; a common end or a touch is no crossing. Exact for whole metres. */
export const segmentsCross = (a: XY, b: XY, c: XY, d: XY): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

function cellsOf(a: XY, b: XY): readonly number[] {
  const cells: number[] = [];
  const at = (value: number) => Math.floor(value / cellMeters);
  for (let i = at(Math.min(a[0], b[0])); i <= at(Math.max(a[0], b[0])); i++)
    for (let j = at(Math.min(a[1], b[1])); j <= at(Math.max(a[1], b[1])); j++)
      cells.push((i + 1024) * 4096 + j + 1024);
  return cells;
}

/** Pairs of edges that cross each other without a node, as indices in rising order. */
export function crossingPairs(paths: readonly Path[]): readonly (readonly [number, number])[] {
  const cells = new Map<number, number[]>();
  const pairs = new Map<number, readonly [number, number]>();
  for (const [edge, path] of paths.entries())
    for (let i = 0; i + 1 < path.length; i++)
      for (const cell of cellsOf(path[i], path[i + 1])) {
        const known = cells.get(cell) ?? [];
        for (let k = 0; k < known.length; k += 2) {
          const other = paths[known[k]];
          const at = known[k + 1];
          if (known[k] === edge || !segmentsCross(path[i], path[i + 1], other[at], other[at + 1])) continue;
          pairs.set(known[k] * paths.length + edge, [known[k], edge]);
        }
        known.push(edge, i);
        cells.set(cell, known);
      }
  return [...pairs.values()];
}
