import { distance, type Path, type XY } from './path.ts';

/** Catmull-Rom between `b` and `c`, 0 ≤ t < 1. */
function bend(a: number, b: number, c: number, d: number, t: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
}

/** A smooth path through the control points (Catmull-Rom), with a corner about every `stepMeters`. */
export function splineThrough(controls: Path, stepMeters: number): XY[] {
  const path: XY[] = [];
  for (let i = 0; i + 1 < controls.length; i++) {
    const [b, c] = [controls[i], controls[i + 1]];
    const a = controls[i - 1] ?? b;
    const d = controls[i + 2] ?? c;
    const steps = Math.max(2, Math.ceil(distance(b, c) / stepMeters));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      path.push([bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)]);
    }
  }
  path.push(controls[controls.length - 1]);
  return path;
}
