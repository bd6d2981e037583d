import { hashText, mixBits } from '@ooh/reference/text-hash';

/** Smooth noise in [-1, 1] over the plane; it changes from one whole number to the next. */
export type Noise = (x: number, y: number) => number;

const eased = (t: number): number => t * t * (3 - 2 * t);

/** Value noise: random numbers at whole positions, eased in between. */
export function valueNoise(seed: string): Noise {
  const start = hashText(seed);
  const at = (i: number, j: number): number =>
    mixBits((Math.imul(i, 374761393) + Math.imul(j, 668265263) + start) | 0) / 2147483648 - 1;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - i), eased(y - j)];
    const south = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const north = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return south * (1 - v) + north * v;
  };
}
