import type { Path } from './path.ts';

/** Square cells over the square window around the origin, row by row from the south-west corner. */
export interface Raster {
  readonly halfSideMeters: number;
  readonly cellMeters: number;
  /** Cells from edge to edge. */
  readonly width: number;
}

export const rasterOver = (halfSideMeters: number, cellMeters: number): Raster => ({
  halfSideMeters,
  cellMeters,
  width: Math.ceil((2 * halfSideMeters) / cellMeters),
});

/** Column or row of a coordinate; may lie outside of the raster. */
export const columnOf = ({ halfSideMeters, cellMeters }: Raster, coordinate: number): number =>
  Math.floor((coordinate + halfSideMeters) / cellMeters);

/** Coordinate of the middle of a column or row. */
export const middleOf = ({ halfSideMeters, cellMeters }: Raster, column: number): number =>
  (column + 0.5) * cellMeters - halfSideMeters;

/** Index of the cell at a position, -1 outside. */
export function cellAt(raster: Raster, x: number, y: number): number {
  const [i, j] = [columnOf(raster, x), columnOf(raster, y)];
  return i < 0 || j < 0 || i >= raster.width || j >= raster.width ? -1 : j * raster.width + i;
}

/** Hands over every cell whose middle lies inside the rings (even-odd). */
export function fillRings(raster: Raster, rings: readonly Path[], paint: (cell: number) => void): void {
  const { width } = raster;
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 0; i + 1 < ring.length; i++) {
      const [a, b] = ring[i][1] < ring[i + 1][1] ? [ring[i], ring[i + 1]] : [ring[i + 1], ring[i]];
      const first = Math.max(0, columnOf(raster, a[1]));
      for (let row = first; row < width && middleOf(raster, row) < b[1]; row++) {
        const y = middleOf(raster, row);
        if (y < a[1]) continue;
        const x = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
        const known = crossings.get(row);
        if (known === undefined) crossings.set(row, [x]);
        else known.push(x);
      }
    }
  for (const [row, found] of crossings) {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const first = Math.max(0, Math.ceil((found[i] + raster.halfSideMeters) / raster.cellMeters - 0.5));
      const beyond = Math.ceil((found[i + 1] + raster.halfSideMeters) / raster.cellMeters - 0.5);
      for (let column = first; column < Math.min(width, beyond); column++) paint(row * width + column);
    }
  }
}
