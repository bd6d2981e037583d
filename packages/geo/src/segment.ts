/** Straight segments on a plane, in metres. */

const clamp01 = (t: number): number => Math.max(0, Math.min(1, t));

/** Squared distance of point p to the segment a–b (a may equal b). */
export function pointToSegmentSquared(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : clamp01(((px - ax) * dx + (py - ay) * dy) / squared);
  const ex = px - ax - t * dx;
  const ey = py - ay - t * dy;
  return ex * ex + ey * ey;
}

const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Squared distance between segments a–b and c–d; 0 when they cross or touch. */
export function segmentToSegmentSquared(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const crosses =
    turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) < 0 &&
    turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0;
  if (crosses) return 0;
  return Math.min(
    pointToSegmentSquared(ax, ay, cx, cy, dx, dy),
    pointToSegmentSquared(bx, by, cx, cy, dx, dy),
    pointToSegmentSquared(cx, cy, ax, ay, bx, by),
    pointToSegmentSquared(dx, dy, ax, ay, bx, by),
  );
}

/** The part [from, to] of a segment, as fractions of it; from > to when it is empty. */
export interface Part {
  from: number;
  to: number;
}

const widen = (part: Part, from: number, to: number): void => {
  const lo = Math.max(0, from);
  const hi = Math.min(1, to);
  if (lo > hi) return;
  part.from = Math.min(part.from, lo);
  part.to = Math.max(part.to, hi);
};

/** Widens `part` by the fractions of a + t·d inside the circle around c. */
const widenByCircle = (
  part: Part,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  cx: number,
  cy: number,
  radius: number,
): void => {
  const fx = ax - cx;
  const fy = ay - cy;
  const a = dx * dx + dy * dy;
  const c = fx * fx + fy * fy - radius * radius;
  if (a === 0) {
    if (c <= 0) widen(part, 0, 1);
    return;
  }
  const b = fx * dx + fy * dy;
  const discriminant = b * b - a * c;
  if (discriminant < 0) return;
  const root = Math.sqrt(discriminant);
  widen(part, (-b - root) / a, (-b + root) / a);
};

/**
 * The part of the segment a–b within `radius` of the segment c–d. Exact: the set within a radius of a
 * segment is convex (a rectangle with two half discs), so the part is one interval, the hull of the parts
 * inside the rectangle and the two discs.
 */
export function partWithin(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  radius: number,
): Part {
  const part: Part = { from: Infinity, to: -Infinity };
  const ux = bx - ax;
  const uy = by - ay;
  widenByCircle(part, ax, ay, ux, uy, cx, cy, radius);
  widenByCircle(part, ax, ay, ux, uy, dx, dy, radius);
  const vx = dx - cx;
  const vy = dy - cy;
  const length = Math.hypot(vx, vy);
  if (length === 0) return part;
  // Along (0..length) and across (±radius) the segment c–d, as slabs in t.
  let [from, to] = [0, 1];
  const slabs = [
    [((ax - cx) * vx + (ay - cy) * vy) / length, (ux * vx + uy * vy) / length, 0, length],
    [((ay - cy) * vx - (ax - cx) * vy) / length, (uy * vx - ux * vy) / length, -radius, radius],
  ];
  for (const [start, rate, low, high] of slabs) {
    if (rate === 0) {
      if (start < low || start > high) return part;
      continue;
    }
    const t1 = (low - start) / rate;
    const t2 = (high - start) / rate;
    from = Math.max(from, Math.min(t1, t2));
    to = Math.min(to, Math.max(t1, t2));
  }
  if (from <= to) widen(part, from, to);
  return part;
}
