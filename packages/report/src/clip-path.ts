import type { MapPoint } from './document-map.ts';

export interface ClipBox {
  readonly width: number;
  readonly height: number;
}

/** The part of a segment inside the box from (0, 0), by Liang and Barsky; null outside. */
function clippedSegment(
  [x0, y0]: MapPoint,
  [x1, y1]: MapPoint,
  { width, height }: ClipBox,
): readonly [MapPoint, MapPoint] | null {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x0],
    [dx, width - x0],
    [-dy, y0],
    [dy, height - y0],
  ]) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  if (from > to) return null;
  return [
    [x0 + from * dx, y0 + from * dy],
    [x0 + to * dx, y0 + to * dy],
  ];
}

/** The runs of a line inside a box. */
export function clippedLine(path: readonly MapPoint[], box: ClipBox): MapPoint[][] {
  const runs: MapPoint[][] = [];
  let isOpen = false;
  for (let i = 1; i < path.length; i++) {
    const part = clippedSegment(path[i - 1], path[i], box);
    if (part === null) {
      isOpen = false;
      continue;
    }
    const [start, end] = part;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const joins = isOpen && last !== undefined && last[0] === start[0] && last[1] === start[1];
    if (run && joins) run.push(end);
    else runs.push([start, end]);
    isOpen = end[0] === path[i][0] && end[1] === path[i][1];
  }
  return runs;
}

/** A ring cut at the sides of a box, by Sutherland and Hodgman; empty outside. */
export function clippedRing(ring: readonly MapPoint[], { width, height }: ClipBox): MapPoint[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, 0, 1],
    [0, width, -1],
    [1, 0, 1],
    [1, height, -1],
  ];
  let corners = [...ring];
  for (const [axis, limit, sign] of sides) {
    const inside = (point: MapPoint): boolean => sign * (point[axis] - limit) >= 0;
    const cut = (a: MapPoint, b: MapPoint): MapPoint => {
      const part = (limit - a[axis]) / (b[axis] - a[axis]);
      return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
    };
    corners = corners.flatMap((point, i) => {
      const before = corners[i === 0 ? corners.length - 1 : i - 1];
      const crossing = inside(point) === inside(before) ? [] : [cut(before, point)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }
  return corners;
}

/** A line without the points that lie nearer to the last kept one than a distance. */
export function thinnedLine(path: readonly MapPoint[], distance: number): MapPoint[] {
  const kept: MapPoint[] = [];
  for (const [i, point] of path.entries()) {
    const last = kept.at(-1);
    const isEnd = i === path.length - 1;
    if (last === undefined || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance)
      kept.push(point);
  }
  return kept;
}
