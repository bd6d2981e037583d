import { pathSteps } from '../path-commands.ts';
import type { EllipseShape, PathShape, RectangleShape, Shape } from '../scene.ts';

export type Point = readonly [number, number];
/** A closed line: the last point is joined to the first. */
export type Ring = readonly Point[];

const curveSteps = 16;
const circleSteps = 36;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A point of a Bézier curve by de Casteljau's construction. */
function onCurve(points: readonly Point[], share: number): Point {
  let left = points;
  while (left.length > 1) left = left.slice(1).map((point, i) => between(left[i], point, share));
  return left[0];
}

/** The parts of a path as points; curves become short lines. */
function polylines({ commands }: PathShape): { readonly points: Point[]; readonly isClosed: boolean }[] {
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  for (const { command, points } of pathSteps(commands)) {
    const line = lines.at(-1);
    if (command === 'M') lines.push({ points: [...points], isClosed: false });
    else if (line === undefined) throw new RangeError('a path begins with M');
    else if (command === 'Z') line.isClosed = true;
    else if (command === 'L') line.points.push(...points);
    else {
      const curve = [...line.points.slice(-1), ...points];
      for (let i = 1; i <= curveSteps; i++) line.points.push(onCurve(curve, i / curveSteps));
    }
  }
  return lines;
}

function ellipseRing({
  x,
  y,
  radiusX,
  radiusY,
}: Pick<EllipseShape, 'x' | 'y' | 'radiusX' | 'radiusY'>): Ring {
  return Array.from({ length: circleSteps }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / circleSteps;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}

function rectangleRing({ x, y, width, height, radius }: RectangleShape): Ring {
  const r = Math.min(radius, width / 2, height / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 1],
    [x + r, y + r, 2],
    [x + width - r, y + r, 3],
  ];
  return corners.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: r > 0 ? curveSteps + 1 : 1 }, (_, i): Point => {
      const angle = (Math.PI / 2) * (quarter + i / curveSteps);
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

/** The band around a line; corners are rounded, ends are cut off square. */
function strokeRings(points: readonly Point[], isClosed: boolean, lineWidth: number): Ring[] {
  const half = lineWidth / 2;
  const way = isClosed ? [...points, points[0]] : points;
  const rings: Ring[] = [];
  for (const [i, [x1, y1]] of way.slice(1).entries()) {
    const [x0, y0] = way[i];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [nx, ny] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
    // All bands and corners turn the same way round, so that they add up to one area.
    rings.push([
      [x0 - nx, y0 - ny],
      [x1 - nx, y1 - ny],
      [x1 + nx, y1 + ny],
      [x0 + nx, y0 + ny],
    ]);
    if (isClosed || i < way.length - 2)
      rings.push(ellipseRing({ x: x1, y: y1, radiusX: half, radiusY: half }));
  }
  return rings;
}

/** The area of a shape as closed lines, to be filled where they wind around a point (nonzero). */
export function ringsOf(shape: Shape): Ring[] {
  if (shape.kind === 'rectangle') return [rectangleRing(shape)];
  if (shape.kind === 'ellipse') return [ellipseRing(shape)];
  const { lineWidth } = shape;
  const lines = polylines(shape);
  return lineWidth === undefined
    ? lines.map(({ points }) => points)
    : lines.flatMap(({ points, isClosed }) => strokeRings(points, isClosed, lineWidth));
}
