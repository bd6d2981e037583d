import type { Noise } from '../chance/value-noise.ts';
import type { DeclaredEllipse, DeclaredRiver } from '../declaration/city-declaration.ts';
import { tangentAt, type Path, type XY } from '../plane/path.ts';
import { splineThrough } from '../plane/spline.ts';

/** Three streams of noise that a city is drawn with. */
export interface CityNoise {
  readonly first: Noise;
  readonly second: Noise;
  readonly third: Noise;
}

export interface River extends DeclaredRiver {
  /** Middle of the river, downstream or upstream as declared. */
  readonly course: Path;
  /** Closed ring around its water. */
  readonly ring: Path;
}

export interface Outline extends DeclaredEllipse {
  /** Closed ring. */
  readonly ring: Path;
}

/** An ellipse with an uneven edge. */
export function outlineOf(ellipse: DeclaredEllipse, { first, second }: CityNoise): Outline {
  const corners = 60;
  const ring: XY[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const coarse = 0.22 * first(ellipse.x / 500 + cos * 1.6 + 7, ellipse.y / 500 + sin * 1.6);
    const fine = 0.1 * second(cos * 4 + ellipse.x, sin * 4);
    const k = 1 + coarse + fine;
    ring.push([ellipse.x + ellipse.radiusX * k * cos, ellipse.y + ellipse.radiusY * k * sin]);
  }
  ring.push(ring[0]);
  return { ...ellipse, ring };
}

/** A river of uneven width on a course that wavers by up to 160 m. */
export function riverOf(declared: DeclaredRiver, { first, second, third }: CityNoise): River {
  const waver = Math.min(160, declared.widthMeters + 60);
  const course = splineThrough(declared.controls, 120).map(([x, y]): XY => [
    x + waver * first(x / 1700, y / 1700),
    y + waver * second(x / 1700, y / 1700),
  ]);
  const [left, right]: [XY[], XY[]] = [[], []];
  for (const [i, [x, y]] of course.entries()) {
    const [east, north] = tangentAt(course, i, 2);
    const half = (declared.widthMeters / 2) * (1 + 0.25 * third(i / 14, 3));
    left.push([x - north * half, y + east * half]);
    right.push([x + north * half, y - east * half]);
  }
  return { ...declared, course, ring: [...left, ...right.reverse(), left[0]] };
}
