import { distance, type Path, type XY } from '../plane/path.ts';

/** Where a way meets a segment of a line. */
export interface Meeting {
  /** Part of the way, 0–1. */
  readonly part: number;
  readonly line: number;
  /** Along the line, counted in segments. */
  readonly along: number;
  readonly at: XY;
  /** Sine of the angle between the two. */
  readonly slant: number;
}

const cellMeters = 120;
/** Room for negative columns; the window is at most 36 km to each side. */
const shift = 2048;

const cellOf = (x: number, y: number): number =>
  (Math.floor(x / cellMeters) + shift) * 4096 + Math.floor(y / cellMeters) + shift;

/** Cells along a way, each with its four neighbours when `isWide`. */
function cellsAlong(a: XY, b: XY, isWide: boolean): ReadonlySet<number> {
  const cells = new Set<number>();
  const steps = Math.max(1, Math.ceil(distance(a, b) / (cellMeters / 2)));
  for (let k = 0; k <= steps; k++) {
    const cell = cellOf(a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps);
    cells.add(cell);
    if (isWide)
      cells
        .add(cell - 1)
        .add(cell + 1)
        .add(cell - 4096)
        .add(cell + 4096);
  }
  return cells;
}

/** Segments of lines by where they lie. */
export class SegmentIndex {
  readonly #paths: Path[] = [];
  /** Line, segment, line, segment, … of each cell. */
  readonly #cells = new Map<number, number[]>();

  /** The number of the line is the count of lines before it. */
  add(path: Path): void {
    const line = this.#paths.push(path) - 1;
    for (let i = 0; i + 1 < path.length; i++)
      for (const cell of cellsAlong(path[i], path[i + 1], true)) {
        const known = this.#cells.get(cell);
        if (known === undefined) this.#cells.set(cell, [line, i]);
        else known.push(line, i);
      }
  }

  /** Meetings of the way from `a` to `b` with lines, in their order; those at `a` itself left out. */
  meetings(a: XY, b: XY): readonly Meeting[] {
    const found: Meeting[] = [];
    const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.sqrt(rx * rx + ry * ry);
    for (const cell of cellsAlong(a, b, false)) {
      const entries = this.#cells.get(cell);
      if (entries === undefined) continue;
      for (let k = 0; k < entries.length; k += 2) {
        const [line, segment] = [entries[k], entries[k + 1]];
        const [c, d] = [this.#paths[line][segment], this.#paths[line][segment + 1]];
        const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
        const cross = rx * sy - ry * sx;
        if (Math.abs(cross) < 1e-9) continue;
        const part = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
        const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
        if (!(part > 1e-6 && part <= 1 && other >= 0 && other <= 1)) continue;
        const along = segment + other;
        if (found.some((known) => known.line === line && known.along === along)) continue;
        const slant = Math.abs(cross) / (length * Math.sqrt(sx * sx + sy * sy) || 1);
        found.push({ part, line, along, at: [a[0] + rx * part, a[1] + ry * part], slant });
      }
    }
    return found.sort((p, q) => p.part - q.part);
  }
}
